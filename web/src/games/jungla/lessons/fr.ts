import type { Texts } from './index';

export const fr: Texts = {
    aim: {
        title: 'La chasse',
        about: 'Comment marquer des points, et comment gagner.',
        steps: {
            hunt: {
                say: 'Vous menez les Cavaliers, en bas du plateau. Les cases dorées du haut sont les cases de chasse. Allez chasser avec le guépard en h12.',
                hint: 'Choisissez le guépard en h12, puis la case dorée h13. Après la chasse il rentre : choisissez où.',
                done: 'Un point ! Après la chasse, l’animal rentre dans sa tanière, prêt à repartir.',
                hints: {
                    other: 'Laissez le loup à la maison. Le guépard est juste devant une case de chasse.',
                    zone: 'Tout droit ! La case dorée h13 est juste devant lui.',
                },
            },
            turtle: {
                say: 'La tortue est la plus lente de tous. Mais que vaut sa chasse ?',
                hint: 'Le chemin est si long pour elle. Cela mérite récompense.',
                done: 'Deux points. Qui amène la tortue au but a fait presque la moitié du chemin.',
                answers: {
                    one: 'Un point, comme toute chasse',
                    two: 'Deux points',
                    none: 'Rien : une tortue ne chasse pas',
                },
            },
            win: {
                say: 'Vous avez quatre points. Il en faut cinq. Chassez !',
                hint: 'Le gorille en g12 est juste sous une case de chasse.',
                done: 'Gagné ! La partie finit dès que quelqu’un a cinq points.',
            },
            last: {
                say: 'Il y a un autre moyen. Les Pirates n’ont plus qu’un loup et leur tortue. Faites le loup prisonnier.',
                hint: 'Le lion en f3 regarde droit vers le loup en f6.',
                done: 'Gagné aussi : tous les adversaires sont prisonniers, sauf la tortue, qui ne peut jamais l’être.',
            },
        },
    },
    den: {
        title: 'Votre tanière',
        about: 'Où commencent vos quinze animaux.',
        steps: {
            front: {
                say: 'Avant la partie, chacun place ses animaux, trois à la fois. Placez votre lion dans la tanière, en bas : les cases jaunes et bleu clair.',
                hint: 'Prenez le lion à côté du plateau et posez-le dans la première rangée de votre tanière.',
                done: 'Vous choisissez aussi où il regarde. L’adversaire est au nord.',
            },
            second: {
                say: 'La tanière a deux rangées. Essayez de placer le lion tout de suite dans celle du fond.',
                hint: 'Cela est permis. Essayez une case marquée, tout en bas.',
                done: 'D’abord la case de devant, ensuite celle de derrière.',
            },
            behind: {
                say: 'Votre lion est devant, en d2. La case derrière lui est maintenant ouverte : posez un animal en d1.',
                hint: 'La case d1 est derrière le lion. N’importe quel animal convient.',
                done: 'C’est ainsi qu’une tanière se remplit, de l’avant vers l’arrière.',
            },
            spider: {
                say: 'Les cases bleu clair sont de l’eau. Essayez d’y placer l’araignée.',
                hint: 'Prenez l’araignée et l’une des cases marquées.',
                done: 'L’araignée et l’eau ne vont pas ensemble, ni maintenant ni plus tard.',
            },
        },
    },
    turn: {
        title: 'Deux animaux, deux actions',
        about: 'De quoi se compose un tour.',
        steps: {
            first: {
                say: 'À chaque tour vous agissez deux fois, avec deux animaux différents. Première action : menez le loup de f3 à f6, tourné vers le nord.',
                hint: 'Choisissez le loup en f3, puis la case f6.',
                done: 'C’était la première action. Encore une.',
                hints: {
                    facing: 'La bonne case. Qu’il regarde vers le nord, tout droit.',
                    wolf: 'Un loup peut le faire. Mais allez plutôt en f6.',
                },
            },
            again: {
                say: 'Le loup peut-il agir une deuxième fois dans ce tour ?',
                hint: 'Deux actions, mais par deux animaux différents.',
                done: 'Non. C’est à un autre d’agir.',
                answers: { yes: 'Oui, il reste une action', no: 'Non, il faut un autre animal' },
            },
            second: {
                say: 'Tourner sur place est aussi une action. Tournez le lion en c3 vers l’est.',
                hint: 'Choisissez le lion, encore une fois sa case, puis l’est.',
                done: 'Avancer ou tourner : les deux sont des actions. Au tour des Pirates.',
                hints: {
                    way: 'Il a tourné, mais il doit regarder vers l’est, à droite.',
                    moved: 'Il s’est déplacé. Cette fois il ne fait que tourner.',
                },
            },
            pair: {
                say: 'Les Pirates ont joué. Un nouveau tour, et le loup peut agir de nouveau. Faites-le courir quatre cases tout droit.',
                hint: 'Quatre cases depuis f6 : c’est f10.',
                done: 'Pensez vos tours par paires : l’un prépare, l’autre frappe.',
                hints: { wolf: 'Pas assez loin, ou pas tout droit. Il atteint f10.' },
            },
        },
    },
    move: {
        title: 'Regarder et courir',
        about: 'Les directions dépendent du regard.',
        steps: {
            run: {
                say: 'La flèche de chaque pion montre où il regarde. Le guépard court jusqu’à six cases, en avant et en diagonale avant. Courez au plus loin : en f9.',
                hint: 'Choisissez le guépard en f3, puis f9.',
                done: 'Six cases d’un coup. Personne n’est plus rapide.',
                hints: {
                    short: 'Il peut faire mieux. Courez jusqu’à f9.',
                    other: 'Le lion peut attendre. Choisissez le guépard.',
                },
            },
            back: {
                say: 'Mais il ne court jamais en arrière. Essayez.',
                hint: 'Choisissez le guépard en f6, puis une case derrière lui.',
                done: 'Pour revenir, il doit d’abord se retourner. Chaque animal a ses propres directions.',
            },
            exact: {
                say: 'Les nombres comptent exactement. Le kangourou fait une, deux, cinq ou six cases. Essayez-en trois ou quatre : j7 ou j8.',
                hint: 'Choisissez le kangourou en j4, puis j7 ou j8.',
                done: 'Ni trois ni quatre. Ce que sa carte ne dit pas, il ne le peut pas.',
            },
            arrive: {
                say: 'À l’arrivée, on tourne gratuitement. Un loup ne va que droit devant ou derrière. Menez-le en f6, tourné vers l’est.',
                hint: 'Choisissez le loup en f3, puis f6, puis l’est.',
                done: 'La prochaine fois il pourra aller vers l’est. En choisissant le regard, pensez un coup plus loin.',
                hints: {
                    facing: 'La bonne case. Tournez-le maintenant vers l’est, à droite.',
                    wolf: 'Allez plutôt en f6.',
                },
            },
        },
    },
    strike: {
        title: 'Faire des prisonniers',
        about: 'Arriver sur un adversaire, c’est le prendre.',
        steps: {
            take: {
                say: 'Qui arrive sur un adversaire le fait prisonnier. Le loup pirate en f6 est à trois cases : prenez-le avec le lion.',
                hint: 'Choisissez le lion en f3, puis le loup en f6.',
                done: 'Pris. Presque chaque animal peut prendre tous les autres : ce n’est pas la force qui compte, mais la portée.',
            },
            block: {
                say: 'Le lion pourrait-il passer le loup, jusqu’en f7 ? Essayez.',
                hint: 'Choisissez le lion en f3, puis f7.',
                done: 'Personne ne passe un autre animal, sauf ceux qui sautent.',
            },
            several: {
                say: 'Rhinocéros, éléphant et gorille sont des destructeurs : ils prennent tous ceux qui sont sur leur chemin. Prenez-en deux avec le rhinocéros.',
                hint: 'Le rhinocéros fait jusqu’à trois cases. Continuez après le premier.',
                done: 'Deux prisonniers en une action. Ne vous alignez jamais devant un destructeur !',
                hints: { one: 'En voilà un. Allez plus loin, et vous en aurez deux.' },
            },
            home: {
                say: 'On ne peut pas emprisonner une tortue. Que se passe-t-il donc si votre loup arrive sur elle ?',
                hint: 'On ne lui fait pas de mal. Mais elle perd beaucoup de temps.',
                done: 'Son propriétaire la remet dans la tanière. Elle qui venait de si loin !',
                answers: {
                    prison: 'Elle est emprisonnée quand même',
                    home: 'Elle est renvoyée chez elle',
                    no: 'Ce n’est pas permis',
                },
            },
        },
    },
    runners: {
        title: 'Les coureurs',
        about: 'Gazelle, girafe, zèbre et kangourou.',
        steps: {
            front: {
                say: 'Les coureurs sont difficiles à prendre. Le zèbre regarde vers le sud, vers votre loup. Essayez de le prendre de face.',
                hint: 'Choisissez le loup en f3, puis le zèbre en f6.',
                done: 'Ni de face ni par-derrière.',
            },
            side: {
                say: 'De côté, cela marche. Qui peut prendre le zèbre ?',
                hint: 'Le lion en d6 vient de l’ouest, le zèbre regarde vers le sud.',
                done: 'Pris de côté. Voyez donc où regarde un coureur avant de le poursuivre.',
                hints: { lion: 'Le bon animal. Le zèbre est à deux cases à l’est.' },
            },
            cheetah: {
                say: 'Un animal prend les coureurs de tous les côtés : le guépard. Prenez le zèbre.',
                hint: 'Choisissez le guépard en f3, puis le zèbre en f6.',
                done: 'Seuls le guépard et les autres coureurs en sont capables.',
            },
            own: {
                say: 'En revanche, les coureurs ne vont que devant et de côté. Essayez de mener votre gazelle sur une case marquée.',
                hint: 'Choisissez la gazelle en f5, puis une case marquée.',
                done: 'Ni en arrière ni en diagonale. Et une fois dehors, elle ne court plus dans sa tanière.',
            },
        },
    },
    leap: {
        title: 'Virages et sauts',
        about: 'Des chemins qui ne sont pas droits.',
        steps: {
            knight: {
                say: 'Lion, tigre et loup peuvent tourner le coin : trois ou quatre cases, la dernière de côté. Menez le lion en b5.',
                hint: 'Deux cases vers le nord, puis une à gauche : b5.',
                done: 'Un déplacement en L. Lion et tigre ne le font que vers l’avant, le loup aussi vers l’arrière.',
                hints: { lion: 'Un bon coup, mais pas celui-là. Allez en b5.' },
            },
            path: {
                say: 'Votre propre loup est devant le lion. Le lion atteint-il quand même g6 par un L ?',
                hint: 'Il irait d’abord vers le nord. La voie est-elle libre ?',
                done: 'Non : le lion parcourt chaque case du chemin.',
                answers: { yes: 'Oui, il contourne le loup', no: 'Non, la voie est bloquée' },
            },
            over: {
                say: 'Un gorille saute, tout simplement. Sautez par-dessus le loup jusqu’en f5.',
                hint: 'Choisissez le gorille en f3, puis f5.',
                done: 'Par-dessus amis et adversaires, autant qu’il y en a. Les adversaires, il peut les prendre au passage.',
                hints: {
                    gorilla: 'Sautez le loup : f5 est juste derrière.',
                    wolf: 'Le loup peut rester. C’est le gorille qui saute.',
                },
            },
            long: {
                say: 'Le kangourou saute aussi, et loin : cinq ou six cases. Menez-le par-dessus ses deux amis en j9.',
                hint: 'De j4 à j9, il y a cinq cases.',
                done: 'Quel bond ! Le kangourou surgit là où personne ne l’attend.',
                hints: { kangaroo: 'Plus loin ! La case j9 est à cinq cases.' },
            },
        },
    },
    water: {
        title: 'Les rivières',
        about: 'Qui nage, qui patauge, qui s’arrête.',
        steps: {
            stop: {
                say: 'Les rivières arrêtent tous ceux qui viennent de la terre. Essayez de traverser en courant avec le guépard, vers f3.',
                hint: 'Choisissez le guépard en d3, puis f3.',
                done: 'Il doit s’arrêter dans la première case d’eau. Personne ne saute une rivière, pas même le kangourou.',
            },
            wade: {
                say: 'Alors entrez dans la rivière.',
                hint: 'La rivière passe par e3.',
                done: 'La prochaine fois il part de l’eau, où le guépard ne fait qu’une case. Les rivières coûtent du temps.',
            },
            swim: {
                say: 'Crocodile, hippopotame et anaconda sont ici chez eux. Nagez avec le crocodile de e1 à e4.',
                hint: 'Choisissez le crocodile en e1, puis e4.',
                done: 'Dans l’eau, un crocodile fait deux à cinq cases. Les rivières sont ses routes.',
                hints: { crocodile: 'Tout droit en remontant la rivière, jusqu’en e4.' },
            },
            one: {
                say: 'Une chose leur est impossible : faire une seule case dans l’eau. Essayez.',
                hint: 'Choisissez le crocodile en e1, puis e2.',
                done: 'L’endroit le plus sûr face à un crocodile est donc juste devant son nez.',
            },
        },
    },
    web: {
        title: 'La toile',
        about: 'Huit cases que personne n’aime.',
        steps: {
            caught: {
                say: 'Autour de chaque araignée s’étend une toile. Votre loup pourrait prendre le guépard en e7, dans la toile. Que se passerait-il ?',
                hint: 'Le guépard est pris. Mais où se trouve alors le loup ?',
                done: 'Le guépard est pris, et le loup avec lui. Qui s’arrête dans une toile adverse est emprisonné.',
                answers: {
                    one: 'Le guépard est pris, le loup va bien',
                    both: 'Les deux sont prisonniers',
                    no: 'Il ne peut pas y aller',
                },
            },
            spin: {
                say: 'À vous de tisser. Menez votre araignée en b9, à côté de deux Pirates.',
                hint: 'Choisissez l’araignée en d9, puis b9.',
                done: 'Les deux sont maintenant dans votre toile. Pas encore prisonniers : les Pirates ont un tour pour les sauver.',
                hints: {
                    one: 'De là, la toile n’atteint pas les deux. Allez en b9.',
                    other: 'Allez en b9 : là, elle touche les deux.',
                },
            },
            danger: {
                say: 'Les Pirates sauvent leur loup, puis déplacent leur hippopotame. Que devient le guépard ?',
                hint: 'Leur tour est fini, et il est toujours dans la toile.',
                done: 'Pris. Avec deux actions ils auraient pu sauver les deux. La toile coûte du temps, c’est sa force.',
                answers: { caught: 'Il est pris', free: 'Il est sauvé maintenant' },
            },
            flee: {
                say: 'Maintenant votre loup est dans une toile. Il vous reste une action : sauvez-le.',
                hint: 'Quittez les huit cases autour de l’araignée. Ou y a-t-il mieux ?',
                done: 'Sauvé. Il aurait aussi pu prendre l’araignée : avec elle, la toile disparaît.',
                hints: { turn: 'Tourner ne sert à rien. Il doit sortir de la toile.' },
            },
        },
    },
    prison: {
        title: 'Libérer des prisonniers',
        about: 'Un acte courageux qui a un prix.',
        steps: {
            enter: {
                say: 'L’éléphant et la gazelle sont prisonniers. La prison des Pirates est en a10. Entrez-y avec le loup.',
                hint: 'Choisissez le loup en a9, puis la prison en a10.',
                done: 'Vous y êtes ! Cela prend tout votre tour. Choisissez maintenant qui libérer.',
                hints: { other: 'La prison est en a10, juste devant le nez du loup.' },
            },
            free: {
                say: 'Libérez l’éléphant : posez-le dans votre tanière.',
                hint: 'Prenez l’éléphant à côté du plateau et posez-le dans votre tanière.',
                done: 'Libre ! Jusqu’à cinq sortent à la fois. Le loup reste comme prisonnier.',
                hints: { gazelle: 'La gazelle viendra plus tard. Commencez par l’éléphant.' },
            },
            price: {
                say: 'Vous arrêtez de libérer. Que reçoivent les Pirates en échange ?',
                hint: 'Un tel acte a son prix. Un tour ordinaire a deux actions.',
                done: 'Un tour bonus de trois actions. Libérez quand plusieurs attendent et que rien n’est en danger.',
                answers: { two: 'Rien : un tour ordinaire', three: 'Un tour de trois actions' },
            },
        },
    },
    zone: {
        title: 'La zone de défense',
        about: 'Les cases rouges devant le but.',
        steps: {
            stop: {
                say: 'Des cases rouges protègent les cases de chasse. Essayez de courir tout droit jusqu’en h13.',
                hint: 'Choisissez le guépard en h10, puis h13.',
                done: 'Chacun s’arrête sur la première case rouge adverse.',
            },
            inside: {
                say: 'Le voilà à l’intérieur. Essayez encore : h13 est à deux cases.',
                hint: 'Choisissez le guépard en h11, puis h13.',
                done: 'Dans la zone, on avance case par case. Cela laisse du temps aux défenseurs.',
            },
            spring: {
                say: 'Et comment se défend-on ? Un guépard pirate est dans votre zone, en g3. Frappez-le avec le lion.',
                hint: 'Choisissez le lion en f4, puis le guépard en g3.',
                done: 'Une attaque ressort : le lion frappe et revient sur sa case. Il ne peut pas rester dans sa propre zone.',
                hints: { lion: 'Le guépard est en g3, en diagonale derrière le lion.' },
            },
            armour: {
                say: 'Un lion qui chasse rentre en armure. Chassez avec lui.',
                hint: 'Choisissez le lion en h12, puis la case de chasse h13.',
                done: 'Le premier coup ne lui prendra que l’armure, et l’attaquant repartira d’où il vient.',
                hints: { turtle: 'La tortue aura son tour. Chassez avec le lion.' },
            },
        },
    },
    trick: {
        title: 'Premières ruses',
        about: 'Deux coups, et une porte de derrière.',
        steps: {
            pair: {
                say: 'Le tigre porte une armure. Deux coups de deux animaux le prennent en un tour. Commencez par le loup.',
                hint: 'Le loup en f4 regarde droit vers le tigre en f6.',
                done: 'L’armure est tombée, et le loup est de retour en f4.',
                hints: {
                    lion: 'Cela irait aussi. Mais commencez par le loup.',
                    other: 'Le loup en f4 regarde droit vers le tigre en f6.',
                },
            },
            pounce: {
                say: 'Et maintenant le lion !',
                hint: 'Le lion en d6 atteint f6.',
                done: 'Le tigre est pris. D’abord briser, puis prendre : voilà à quoi servent deux actions.',
            },
            flank: {
                say: 'La porte de derrière : de la tanière d’eau en e12, un seul pas mène dans la zone. Vous avez quatre points.',
                hint: 'Allez en f12, la première case rouge.',
                done: 'Dans la zone. Par la grande porte, il aurait fallu un tour de plus.',
                hints: { lion: 'Allez en f12, la case rouge à côté du lion.' },
            },
            corner: {
                say: 'Les Pirates n’ont rien vu venir. Gagnez !',
                hint: 'Depuis f12, une case de chasse est en diagonale devant vous.',
                done: 'Cinq points. Surveillez les flancs, des deux côtés. Bonne chasse !',
                hints: { lion: 'En diagonale devant vous, g13 est une case de chasse.' },
            },
        },
    },
};
