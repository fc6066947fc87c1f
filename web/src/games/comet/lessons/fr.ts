import type { Texts } from './index';

export const fr: Texts = {
    hatch: {
        title: 'Éclore',
        about: 'Un animal sort de son œuf.',
        steps: {
            begin: {
                say: 'Une comète approche ! Menez vos animaux à la caverne, tout en haut. À chaque tour vous faites une chose : éclosion, déplacement ou repos. Commencez par une Éclosion.',
                hint: 'Choisissez le bouton « Éclosion ».',
                done: 'Bon début. Passons à l’œuf.',
            },
            nest: {
                say: 'Le numéro de l’œuf dit à quelle distance de la caverne se trouve le nid. Faites éclore le dodo : choisissez sa carte, puis un nid numéro 4.',
                hint: 'Choisissez la carte du dodo dans votre main, puis un nid marqué.',
                done: 'Votre sauveteur est sur le nid, et le dodo l’accompagne. C’était votre tour.',
                hints: { other: 'Bel animal aussi, mais faites plutôt éclore le dodo.' },
            },
            wrong: {
                say: 'Un nid plus proche de la caverne serait commode. Essayez de faire éclore le dodo sur un nid marqué, numéro 3.',
                hint: 'Choisissez la carte du dodo, puis un nid d’un autre numéro.',
                done: 'Le numéro doit convenir. Les nids proches sont pour les animaux de peu de points.',
            },
            taken: {
                say: 'Maintenant les deux nids numéro 4 sont pris. Où le dodo peut-il éclore ?',
                hint: 'Montez au numéro suivant qui a un nid libre.',
                done: 'Oui, sur un 5 : le numéro supérieur. Des nids pleins vous coûtent un pas.',
                hints: { other: 'Faites éclore le dodo : ses nids numéro 4 sont pris, quel est le suivant ?' },
            },
        },
    },
    move: {
        title: 'Se déplacer',
        about: 'Les cartes paient le chemin.',
        steps: {
            main: {
                say: 'Votre dodo attend en c4. Pour vous déplacer, jouez une carte : ses symboles sont vos pas. Jouez le couagga, il montre prairie et désert.',
                hint: 'Choisissez la carte du couagga dans votre main.',
                done: 'La carte est partie, ses deux symboles sont à vous.',
                hints: {
                    card: 'Possible aussi. Mais jouez plutôt le couagga.',
                    other: 'Pas maintenant. Jouez le couagga pour vous déplacer.',
                },
            },
            step: {
                say: 'Chaque symbole fait un pas vers une case de sa sorte. Allez dans le désert, en c3.',
                hint: 'Choisissez votre sauveteur en c4, puis c3.',
                done: 'Un pas, un symbole. La prairie restait, mais il n’y en a pas à côté : le Déplacement a pris fin de lui-même.',
            },
            wrong: {
                say: 'Vous avez prairie et désert. Essayez d’aller sur une case marquée, où il y a jungle, lave ou eau.',
                hint: 'Choisissez votre sauveteur en c4, puis une case marquée.',
                done: 'Le symbole doit convenir à la case où le pas se termine.',
            },
            way: {
                say: 'Vous pouvez aller partout, même de côté ou en arrière. Vous avez prairie et eau. Allez dans la prairie, en g4.',
                hint: 'Choisissez votre sauveteur en f4, puis g4.',
                done: 'Choisissez ensemble vos cartes et votre chemin.',
                hints: { water: 'C’était l’eau. Dépensez d’abord la prairie : allez en g4.' },
            },
        },
    },
    joker: {
        title: 'Les jokers',
        about: 'Des cartes qui vont partout.',
        steps: {
            play: {
                say: 'Dans un Déplacement on joue une carte, plus autant de cartes à joker qu’on veut. Ajoutez le rat de Maclear.',
                hint: 'Choisissez la carte au joker dans votre main.',
                done: 'Vous avez maintenant un joker en réserve.',
                hints: { end: 'Pas si vite. Vous avez une carte à joker en main.' },
            },
            any: {
                say: 'Un joker vaut n’importe quel terrain. Allez au nord, dans la jungle, en c2.',
                hint: 'Choisissez votre sauveteur en c3, puis c2.',
                done: 'Les jokers comblent les trous. Gardez-les pour les derniers pas.',
                hints: {
                    step: 'Le joker le permet. Mais c2 est plus près de la caverne.',
                    end: 'Dépensez d’abord votre joker.',
                },
            },
            second: {
                say: 'Le grand pingouin montre deux fois l’eau et aucun joker. Pouvez-vous l’ajouter aussi ?',
                hint: 'Une carte, et des cartes à joker en plus.',
                done: 'Non. Une deuxième carte sans joker demande un pouvoir qui le permet.',
                answers: { yes: 'Oui, n’importe quelle carte', no: 'Non, seulement des jokers' },
            },
        },
    },
    jump: {
        title: 'Sauter',
        about: 'Les autres sont des pierres de gué.',
        steps: {
            one: {
                say: 'La tortue géante est sur le chemin ? Non : c’est un pont ! Sautez par-dessus jusqu’à la prairie en e3. On ne paie que l’arrivée.',
                hint: 'Choisissez votre sauveteur en e5, puis e3 derrière la tortue.',
                done: 'Deux cases pour un symbole.',
                hints: { other: 'C’est un pas sans saut. Passez par-dessus la tortue, en e3.' },
            },
            chain: {
                say: 'Quelqu’un se tient maintenant en e3. Encore mieux : sautez les deux, jusqu’à la prairie en d2.',
                hint: 'De e5 par-dessus e4 et e3 jusqu’en d2.',
                done: 'Trois cases pour un symbole ! Les chaînes peuvent tourner et sont aussi longues que vous les trouvez.',
                hints: { other: 'Vous pouvez aller plus loin : par-dessus la tortue et le sauveteur derrière elle.' },
            },
            nest: {
                say: 'Avec un joker, on pourrait se poser partout, non ? Essayez le nid vide en f3.',
                hint: 'Choisissez votre sauveteur en e5, puis le nid en f3.',
                done: 'Un pas ne finit jamais sur un nid. Et un nid vide ne se saute pas.',
            },
        },
    },
    cave: {
        title: 'Dans la caverne',
        about: 'Sauvé, et utile aussitôt.',
        steps: {
            in: {
                say: 'La caverne est devant vous, et vous n’avez que de la lave. C’est assez : tout symbole mène dans la caverne. Entrez !',
                hint: 'Choisissez votre sauveteur en d1, puis la caverne.',
                done: 'Le couagga est sauvé et rapportera des points. Votre sauveteur est libre pour un autre œuf.',
            },
            first: {
                say: 'Les animaux sauvés vous aident. Menez le grand pingouin, en d1, dans la caverne.',
                hint: 'Choisissez le sauveteur en d1, puis la caverne.',
                done: 'Le grand pingouin est sauvé, et son pouvoir est désormais à vous.',
                hints: { two: 'C’est le dodo, qui n’a pas de pouvoir. Prenez d’abord le sauveteur en d1.' },
            },
            use: {
                say: 'Vos symboles sont dépensés, mais le grand pingouin vous en donne un : eau. Utilisez-le.',
                hint: 'Choisissez la carte du grand pingouin parmi vos animaux.',
                done: 'La carte est inclinée. Elle l’est jusqu’au prochain repos.',
                hints: { end: 'Ne terminez pas encore. Le grand pingouin peut aider.' },
            },
            wade: {
                say: 'Continuez avec le dodo, dans l’eau, en b0.',
                hint: 'Choisissez le sauveteur en c1, puis b0.',
                done: 'Juste devant la caverne ! Qui sauve tôt a tôt de l’aide.',
                hints: { end: 'Il vous reste un symbole eau. Dépensez-le.' },
            },
        },
    },
    ability: {
        title: 'Votre héros',
        about: 'Un pouvoir dès le premier tour.',
        steps: {
            hero: {
                say: 'Chacun a un héros. Le vôtre, Argentavis, fait voler un sauveteur par-dessus la lave. Il y en a devant vous : utilisez le héros.',
                hint: 'Choisissez la carte d’Argentavis.',
                done: 'Incliné. Choisissez maintenant qui vole.',
                hints: { step: 'Il y a mieux. Utilisez d’abord le héros.' },
            },
            who: {
                say: 'Qui peut survoler la lave dans ce Déplacement ? Choisissez votre sauveteur en c4.',
                hint: 'Choisissez le sauveteur en c4.',
                done: 'La lave est désormais une pierre de gué, jusqu’à la fin du Déplacement.',
            },
            fire: {
                say: 'Survolez la lave en d3 jusqu’à la prairie en d2.',
                hint: 'Choisissez votre sauveteur, puis d2.',
                done: 'Par-dessus le feu ! Deux cases pour un symbole.',
                hints: { step: 'C’est possible aussi, mais d2 est plus près de la caverne.' },
            },
            tapped: {
                say: 'Pourriez-vous utiliser Argentavis encore une fois dans ce Déplacement ?',
                hint: 'Sa carte est inclinée.',
                done: 'Non. Une carte inclinée ne ressert qu’après un repos.',
                answers: { yes: 'Oui, autant qu’on veut', no: 'Non, il est incliné' },
            },
        },
    },
    rest: {
        title: 'Se reposer',
        about: 'Cinq étapes vers une nouvelle main.',
        steps: {
            begin: {
                say: 'Peu de cartes, et le héros est incliné. C’est l’heure du Repos.',
                hint: 'Choisissez le bouton « Repos ».',
                done: 'D’abord, votre héros et vos animaux sont redressés.',
            },
            discard: {
                say: 'Ensuite : défaussez ce qui ne sert pas. Le kakapo ne montre que la jungle. Défaussez-le.',
                hint: 'Choisissez la carte du kakapo.',
                done: 'Chaque carte qui part fait place à une autre.',
                hints: {
                    auk: 'Gardez le grand pingouin. Défaussez le kakapo.',
                    done: 'Attendez : le kakapo ne vous sert à rien.',
                },
            },
            done: {
                say: 'Gardez le grand pingouin. Vous avez fini de défausser.',
                hint: 'Choisissez le bouton « Terminé ».',
                done: 'Troisièmement, une carte de la rangée Or est à vous. Tous voient laquelle, mais personne ne voit vos cartes Argent.',
            },
            draw: {
                say: 'Vous prenez l’aurochs. Quatrièmement : piochez des cartes Argent jusqu’à cinq en main. Combien cela fait-il ?',
                hint: 'Le grand pingouin et l’aurochs font deux cartes.',
                done: 'Trois. Pour finir, la rangée Or est complétée.',
                answers: { three: 'Trois', four: 'Quatre', five: 'Cinq' },
            },
        },
    },
    hand: {
        title: 'Ce que savent les autres',
        about: 'Votre main, leurs yeux.',
        steps: {
            take: {
                say: 'Vous vous reposez et en êtes à la rangée Or, visible de tous. Prenez le mégalodon.',
                hint: 'Choisissez la carte du mégalodon dans la rangée.',
                done: 'Tout le monde l’a vu : on sait désormais qu’il est dans votre main.',
                hints: { other: 'Prenez plutôt le mégalodon.' },
            },
            known: {
                say: 'Vous avez ensuite pioché deux cartes Argent, face cachée. Laquelle de vos cinq cartes les autres connaissent-ils ?',
                hint: 'Seulement ce qu’on a vu arriver dans votre main.',
                done: 'Seulement le mégalodon. Des cartes Argent, on ne connaît que le nombre.',
                answers: { gold: 'Seulement le mégalodon', all: 'Les cinq', none: 'Aucune' },
            },
            discard: {
                say: 'Encore un repos. Défaussez le tarpan, dont vous n’avez plus besoin.',
                hint: 'Choisissez la carte du tarpan dans votre main.',
                done: 'La défausse est visible : chacun peut compter ce qui reste dans la pioche. Un robot n’en voit pas plus qu’une personne à sa place : votre main, il doit la deviner.',
                hints: { other: 'Défaussez plutôt le tarpan.' },
            },
        },
    },
    comet: {
        title: 'La comète frappe',
        about: 'Ce qui change quand la pioche Argent est vide.',
        steps: {
            choice: {
                say: 'La dernière carte Argent est piochée : la comète est là. Chacun peut maintenant piocher, ou redresser ses animaux. Votre main est vide. Que choisissez-vous ?',
                hint: 'Sans cartes, pas de déplacement.',
                done: 'Des cartes, bien sûr. Le héros, d’ailleurs, n’aurait pas été redressé.',
            },
            rest: {
                say: 'La comète est là. Pouvez-vous vous reposer ?',
                hint: 'Il n’est plus temps.',
                done: 'Non. Désormais il n’y a plus qu’Éclosion et Déplacement, avec les cartes que vous avez.',
                answers: { yes: 'Oui, comme toujours', no: 'Non, plus personne ne se repose' },
            },
            pass: {
                say: 'Il vous reste une carte, et l’animal sur le plateau est bien loin. Vous pourriez la faire éclore, mais son animal n’arriverait jamais. Passez.',
                hint: 'Choisissez le bouton « Passer ».',
                done: 'Passer est définitif. La partie finit quand tous ont passé ou ne peuvent plus agir.',
            },
        },
    },
    score: {
        title: 'Compter les points',
        about: 'Ce qui compte, et ce qui ne compte pas.',
        steps: {
            hero: {
                say: 'Tout le monde a fini si vous passez. Vous avez sauvé 3 et 4 points, eux 9. Mais votre héros compte 2 par animal de lave, et votre chouette 1 par œuf bleu. Qui gagne ?',
                hint: 'Vos deux animaux montrent de la lave : cela fait 4. N’oubliez pas la chouette elle-même.',
                done: 'Vous, par 12 à 10 : 7 points imprimés, 4 du héros, 1 de la chouette. Collectionnez ce qu’aime votre héros.',
                answers: { you: 'Vous', they: 'Les autres' },
            },
            slot: {
                say: 'Vous avez sauvé un dodo pour 3. Le kentrosaure et ses 10 points sont tout près de la caverne. Eux ont 5 et 1. Qui gagne si vous passez maintenant ?',
                hint: 'Ce qui est encore sur le plateau n’est pas sauvé.',
                done: 'Eux. Les animaux en route ne comptent pas. Ne commencez donc pas plus que vous ne pouvez finir.',
                answers: { you: 'Vous, avec 13 points', they: 'Les autres, avec 6 points' },
            },
            last: {
                say: 'Alors sauvez-le ! Deux symboles, prairie et eau, et deux pas jusqu’à la caverne.',
                hint: 'D’abord la prairie en d1. Dans la caverne, tout symbole convient.',
                done: 'Dix points au dernier moment. C’est gagné.',
            },
        },
    },
    trick: {
        title: 'Premières ruses',
        about: 'Aller plus loin avec moins.',
        steps: {
            over: {
                say: 'Vous n’avez que de la lave, et quelqu’un se tient entre vous et la caverne. Comment entrer ?',
                hint: 'Ce qui gêne peut se sauter.',
                done: 'D’un bond dans la caverne, avec n’importe quel symbole.',
                hints: { other: 'Cela vous éloigne. Sautez par-dessus celui de d1.' },
            },
            both: {
                say: 'Deux symboles, deux sauveteurs devant la caverne. Ramenez les deux !',
                hint: 'Pensez à l’ordre : qui a besoin de qui ?',
                done: 'D’abord celui de derrière saute, puis celui de devant marche. Dans l’autre ordre, cela n’aurait pas marché.',
            },
            bridge: {
                say: 'Construisez-vous un pont. Deux prairies : à la fin, vos sauveteurs sont en d2 et e3.',
                hint: 'Que celui de d3 aille d’abord en e3. Qui peut alors sauter ?',
                done: 'Le premier a fait le pont, le second l’a passé. À vous une vraie partie, avant la comète !',
            },
        },
    },
};
