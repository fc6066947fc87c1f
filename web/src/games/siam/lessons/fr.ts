import type { Texts } from './index';

export const fr: Texts = {
    enter: {
        title: 'Entrer en jeu',
        about: 'Amenez votre premier animal sur le plateau.',
        steps: {
            in: {
                say: 'Vous jouez les éléphants. Les cinq attendent à côté du plateau. Posez-en un sur la rangée du bas : choisissez une case, puis la direction de son regard.',
                hint: 'Belle case, mais prenez plutôt l’une des cases marquées, en bas.',
                done: 'Bienvenue dans la jungle ! Un animal, une action : c’était tout votre tour.',
            },
            middle: {
                say: 'Les animaux entrent toujours par le bord. Essayez pour une fois le contraire : prenez un éléphant de la réserve et posez-le sur une case marquée, au milieu.',
                hint: 'Cela est permis. Essayez l’interdit : un éléphant de la réserve sur une case marquée, au milieu.',
                done: 'Voilà. Quand une chose est impossible, on vous dit pourquoi, et quelle règle l’interdit.',
            },
            look: {
                say: 'Le regard d’un animal décide de ce qu’il peut pousser. Faites entrer un éléphant en a3, tourné vers le rocher.',
                hint: 'Choisissez la case a3, à gauche de la rangée des rochers.',
                done: 'Bravo. Il regarde vers l’est, droit sur le rocher.',
                hints: {
                    facing: 'La bonne case ! Mais de là, le rocher est à l’est.',
                    other: 'L’éléphant doit être en a3, à gauche de la rangée des rochers.',
                },
            },
        },
    },
    walk: {
        title: 'Marcher et tourner',
        about: 'Un pas, dans tous les sens, et un nouveau regard à l’arrivée.',
        steps: {
            step: {
                say: 'Votre éléphant en c1 veut se dégourdir les pattes. Avancez-le d’une case, dans le sens que vous voulez.',
                hint: 'Choisissez l’éléphant en c1, puis une case libre à côté.',
                done: 'Un animal avance, recule ou va de côté. Peu importe où il regarde.',
                hints: {
                    enter: 'Voilà un deuxième éléphant. Déplacez plutôt celui de c1.',
                    turn: 'Il a seulement tourné. Faites-le marcher vers une case libre voisine.',
                    leave: 'Il a quitté le plateau. Faites-le marcher vers une case libre voisine.',
                },
            },
            diagonal: {
                say: 'Peut-il aussi aller en diagonale ? Essayez : de c2 vers b1 ou d1.',
                hint: 'Cela est permis. Essayez b1 ou d1.',
                done: 'Jamais en diagonale, et jamais plus d’une case.',
            },
            turn: {
                say: 'Tourner sur place est aussi une action. Choisissez l’éléphant en c2, choisissez encore sa case, et tournez-le vers l’est.',
                hint: 'L’éléphant reste en c2 et regarde à droite.',
                done: 'Un quart de tour ou un demi-tour : chacun coûte un tour de jeu.',
                hints: {
                    way: 'Il a tourné, mais il doit regarder vers l’est, à droite.',
                    walked: 'Il a marché. Cette fois il reste en c2 et ne fait que tourner.',
                },
            },
            both: {
                say: 'Mieux encore : en marchant, on tourne gratuitement. Allez en b2 et regardez le rocher au-dessus.',
                hint: 'Menez l’éléphant de c2 à b2.',
                done: 'Un pas et un regard en une seule action. Les bons joueurs gagnent ainsi bien des tours.',
                hints: { facing: 'La bonne case. Mais le rocher est au nord.', other: 'L’éléphant doit aller en b2.' },
            },
        },
    },
    leave: {
        title: 'Sortir et revenir',
        about: 'Un raccourci à travers le plateau.',
        steps: {
            home: {
                say: 'Cet éléphant est loin de tout. Depuis une case du bord, vous pouvez le reprendre en réserve. Choisissez-le, puis « Quitter le plateau ».',
                hint: 'Choisissez l’éléphant en e5, puis le bouton « Quitter le plateau ».',
                done: 'Il attend de nouveau à côté du plateau. Aucun animal n’est jamais perdu.',
                hints: {
                    walk: 'Ce serait une longue marche. Sortez-le plutôt du plateau.',
                    enter: 'En voilà un autre. Sortez plutôt l’éléphant de e5.',
                },
            },
            which: {
                say: 'Lequel de vos trois éléphants pourrait quitter le plateau maintenant ? Choisissez-le.',
                hint: 'Seulement depuis le bord. Lequel s’y trouve ?',
                done: 'Celui de e3 : il est sur une case du bord. Les autres sont trop loin à l’intérieur.',
            },
            back: {
                say: 'Au tour suivant, il revient là où l’on a besoin de lui. Faites-le entrer en d1, tourné vers le nord.',
                hint: 'Choisissez la case d1, dans la rangée du bas.',
                done: 'D’un coin à l’autre côté en deux tours. À pied, c’était plus long.',
                hints: { facing: 'La bonne case. Tournez-le maintenant vers le nord, vers le haut.' },
            },
        },
    },
    push: {
        title: 'Poussez !',
        about: 'Un rocher bouge quand on s’y appuie.',
        steps: {
            rock: {
                say: 'Votre éléphant regarde droit vers un rocher. Choisissez l’éléphant, puis le rocher : il pousse.',
                hint: 'Choisissez l’éléphant en b2, puis le rocher en b3.',
                done: 'Le rocher recule d’une case et l’éléphant prend sa place.',
                hints: {
                    walk: 'C’était un pas de côté. Avancez tout droit, contre le rocher.',
                    turn: 'Il regarde déjà du bon côté. Avancez tout droit, contre le rocher.',
                },
            },
            sideways: {
                say: 'Maintenant l’éléphant regarde vers l’est. Essayez quand même de pousser le rocher au-dessus de lui.',
                hint: 'Choisissez l’éléphant en b2, puis le rocher en b3.',
                done: 'On ne pousse que là où l’on regarde.',
            },
            heavy: {
                say: 'Trois rochers alignés, et un seul éléphant. Essayez de les pousser.',
                hint: 'Choisissez l’éléphant en a3, puis le rocher en b3.',
                done: 'Un animal pousse un rocher. Il en faut deux pour deux rochers, trois pour trois.',
            },
            two: {
                say: 'Ici, deux éléphants sont alignés devant deux rochers. Poussez avec celui de derrière.',
                hint: 'L’éléphant en c1 est derrière. Il pousse vers c2.',
                done: 'Toute la ligne avance : deux animaux, deux rochers. Personne ne tourne pendant une poussée.',
                hints: { walk: 'La ligne est rompue. Poussez avec l’éléphant de c1, tout droit.' },
            },
        },
    },
    strength: {
        title: 'Qui est le plus fort ?',
        about: 'Deux animaux qui se font face s’annulent.',
        steps: {
            face: {
                say: 'Un rhinocéros regarde votre éléphant droit dans les yeux. Essayez de le pousser.',
                hint: 'Choisissez l’éléphant en c2, puis le rhinocéros en c3.',
                done: 'Un contre un : personne ne bouge.',
            },
            help: {
                say: 'Du renfort ! Faites entrer un deuxième éléphant derrière le premier, en c1, tourné du même côté.',
                hint: 'Choisissez la case c1. L’éléphant en c2 doit rester où il est.',
                done: 'Deux contre un maintenant. Les rhinocéros sont occupés ailleurs.',
                hints: { facing: 'Derrière le premier, oui. Mais il doit aussi regarder vers le nord.' },
            },
            shove: {
                say: 'Poussez avec l’éléphant de derrière.',
                hint: 'Celui de c1 pousse vers c2, et toute la ligne monte.',
                done: 'Deux poussent, un résiste : il reste une majorité, la ligne avance.',
            },
            edge: {
                say: 'Un rhinocéros qui regarde de côté ne résiste pas du tout. Poussez celui-ci hors du plateau.',
                hint: 'Choisissez l’éléphant en c4, puis le rhinocéros en c5.',
                done: 'Il retourne dans la réserve de son propriétaire. Mais il a perdu sa place.',
                hints: { walk: 'Tout droit ! Le rhinocéros en c5 regarde ailleurs.' },
            },
        },
    },
    line: {
        title: 'Lire une ligne',
        about: 'La force passe de l’un à l’autre.',
        steps: {
            far: {
                say: 'Deux rochers, et deux éléphants tournés vers l’est. L’éléphant en a3 peut-il pousser cette ligne ?',
                hint: 'Partez du pousseur et comptez jusqu’au deuxième rocher. Qui pousse vraiment ?',
                done: 'Non. L’éléphant en d3 est de l’autre côté des rochers et ne pousse rien. Jusqu’au deuxième rocher, il y a un animal pour deux rochers.',
                answers: { yes: 'Oui, deux animaux pour deux rochers', no: 'Non, l’un d’eux est du mauvais côté' },
            },
            behind: {
                say: 'L’aide doit donc venir de derrière. On peut aussi entrer là où se tient déjà quelqu’un : en poussant. Faites entrer un éléphant en a3.',
                hint: 'Menez un éléphant de la réserve en a3, là où se tient le vôtre.',
                done: 'Entré en poussant ! Deux animaux pour deux rochers ; l’éléphant du bout est simplement emporté.',
            },
            friend: {
                say: 'Un rhinocéros qui regarde comme vous pousse avec vous, qu’il le veuille ou non. L’éléphant en b1 peut-il pousser ici ?',
                hint: 'Comptez tous ceux qui regardent vers le nord, à qui qu’ils soient.',
                done: 'Oui : l’éléphant et le rhinocéros regardent tous deux vers le nord, deux animaux pour deux rochers.',
                answers: { yes: 'Oui, le rhinocéros aide', no: 'Non, le rhinocéros gêne' },
            },
            gap: {
                say: 'Seuls ceux qui se touchent bougent. Poussez le rhinocéros et regardez le rocher tout en haut.',
                hint: 'Choisissez l’éléphant en c2, puis le rhinocéros en c3.',
                done: 'Le rocher n’a pas bougé : le vide a amorti la poussée.',
                hints: { walk: 'Tout droit, contre le rhinocéros en c3.' },
            },
        },
    },
    credit: {
        title: 'À qui le point ?',
        about: 'L’animal le plus proche du rocher décide.',
        steps: {
            win: {
                say: 'Le premier rocher qui quitte le plateau termine la partie. Poussez-le dehors !',
                hint: 'Choisissez l’éléphant en c4, puis le rocher en c5.',
                done: 'Gagné ! L’animal le plus proche derrière le rocher était à vous, et regardait dans son sens.',
            },
            theirs: {
                say: 'Votre éléphant pourrait pousser, et le rocher tomberait. Mais qui gagnerait ?',
                hint: 'Remontez du rocher vers le pousseur. Qui regarde vers le nord en premier ?',
                done: 'Les rhinocéros ! Leur animal est le plus proche du rocher et regarde dans son sens. Ne poussez jamais dans ce cas.',
                answers: {
                    you: 'Les éléphants, ce sont eux qui poussent',
                    they: 'Les rhinocéros, ils sont les plus proches',
                },
            },
            aside: {
                say: 'Presque pareil. Mais cette fois le rhinocéros regarde de côté. Qui gagnerait ?',
                hint: 'Un animal qui regarde de côté ne compte pas. Qui vient ensuite ?',
                done: 'Vous. Un animal qui regarde ailleurs est sauté.',
                answers: { you: 'Les éléphants', they: 'Les rhinocéros' },
            },
            choose: {
                say: 'Deux rochers sont prêts à tomber. Poussez le bon.',
                hint: 'L’un de vos éléphants est juste derrière un rocher et le regarde.',
                done: 'Exactement. Regardez qui est le plus proche avant de pousser.',
                hints: {
                    theirs: 'Le rocher tombe, mais le rhinocéros en c4 est le plus proche : vous perdriez. Trouvez l’autre rocher.',
                },
            },
        },
    },
    race: {
        title: 'La victoire éclair',
        about: 'Cinq tours, si personne ne regarde.',
        steps: {
            enter: {
                say: 'Supposons que les rhinocéros rêvent. En combien de tours gagnez-vous ? Faites entrer un éléphant en c1, tourné vers le nord.',
                hint: 'La case c1 est sous le rocher du milieu.',
                done: 'Un rocher, un éléphant, une voie droite jusqu’au bord.',
                hints: { facing: 'La bonne case. Le rocher est au nord.' },
            },
            walk: {
                say: 'Le rhinocéros se promène. Avancez jusqu’au rocher, toujours tourné vers le nord.',
                hint: 'De c1 à c2, tourné vers le nord.',
                done: 'Au contact. Désormais, chaque tour est une poussée.',
                hints: { facing: 'La bonne case, mais ne quittez pas le rocher des yeux.' },
            },
            first: { say: 'Poussez.', hint: 'De c2 contre le rocher en c3.', done: 'Encore deux.' },
            second: { say: 'Et encore.', hint: 'De c3 contre le rocher en c4.', done: 'Le rocher est au bord.' },
            off: {
                say: 'Poussez-le dehors.',
                hint: 'De c4 contre le rocher en c5.',
                done: 'Gagné en cinq tours. Méfiez-vous-en quand l’autre commence !',
            },
            long: {
                say: 'Et maintenant la plus longue poussée possible. Cinq pièces remplissent la rangée, dont trois rochers. Gagnez tout de suite !',
                hint: 'Deux animaux ne suffisent pas pour trois rochers. Par où un troisième peut-il entrer ?',
                done: 'Trois animaux, trois rochers, et le dernier tombe. L’animal qui entre pousse avec les autres.',
                hints: {
                    few: 'Deux éléphants ne peuvent rien contre trois rochers. Faites-en entrer un troisième derrière eux.',
                },
            },
        },
    },
    defend: {
        title: 'Tenir la ligne',
        about: 'Comment arrêter une poussée.',
        steps: {
            wall: {
                say: 'Le rhinocéros veut pousser le rocher vers l’est. Arrêtez-le : placez un éléphant derrière le rocher, tourné vers lui.',
                hint: 'La case libre derrière le rocher est e3.',
                done: 'L’un pousse, l’autre résiste : le rhinocéros est bloqué. Il en faut deux pour vous passer.',
                hints: { facing: 'La bonne case. Mais seul un animal qui fait face au pousseur résiste.' },
            },
            aside: {
                say: 'Danger ! Le rhinocéros en d3 gagne à la prochaine poussée. Trouvez un coup qui l’arrête.',
                hint: 'Votre éléphant en d2 voit le rhinocéros de côté. Que peut-il faire ?',
                done: 'Poussé de côté ! De ce côté-là, même le plus fort ne résiste pas.',
            },
            danger: {
                say: 'Regardez avec les yeux des rhinocéros. Leur animal en c3 pousse vers l’est. Que se passe-t-il ?',
                hint: 'L’éléphant en d3 regarde de côté. Résiste-t-il ? Compte-t-il ?',
                done: 'Les rhinocéros gagnent : un animal qui regarde de côté ne résiste pas et ne compte pas. Dans la prochaine leçon, vous renversez la situation.',
                answers: {
                    rhinos: 'Le rocher tombe, les rhinocéros gagnent',
                    elephants: 'Le rocher tombe, les éléphants gagnent',
                    no: 'Ils ne peuvent pas pousser ici',
                },
            },
        },
    },
    trick: {
        title: 'Une première ruse',
        about: 'Laissez travailler les autres.',
        steps: {
            turn: {
                say: 'Le rhinocéros menace de gagner. Un quart de tour de votre éléphant change tout : ensuite, une poussée vous ferait gagner. Trouvez-le.',
                hint: 'Qui décide ? L’animal le plus proche qui regarde dans le sens du rocher.',
                done: 'Quel quart de tour ! Si le rhinocéros pousse, il pousse pour vous. Et vous menacez de gagner vous-même.',
                hints: {
                    back: 'La ligne tient. C’est bien, mais vous pouvez aussi lui prendre le point.',
                    south: 'Il regarde toujours de côté : le rhinocéros gagnerait.',
                    away: 'Si vous fuyez, le rocher est au rhinocéros.',
                },
            },
            finish: {
                say: 'Le rhinocéros s’écarte. Terminez la partie.',
                hint: 'Votre éléphant en d3 est juste derrière le rocher.',
                done: 'Gagné. Tournez à temps, et la ligne est à vous.',
            },
            borrow: {
                say: 'Une dernière. Deux rochers, et un rhinocéros au milieu de votre ligne. Gagnez tout de suite.',
                hint: 'Qui regarde vers l’est ? Comptez tout le monde. Qui est le plus proche des rochers ?',
                done: 'Le rhinocéros a dû aider, et l’éléphant de devant a pris le point. Vous voilà prêt pour une vraie partie !',
            },
        },
    },
};
