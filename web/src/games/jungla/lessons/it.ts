import type { Texts } from './index';

export const it: Texts = {
    aim: {
        title: 'La caccia',
        about: 'Come si fanno punti e come si vince.',
        steps: {
            hunt: {
                say: 'Guidi i Cavalieri, in basso. Le caselle dorate in alto sono caselle di caccia. Vai a caccia con il ghepardo in h12.',
                hint: 'Scegli il ghepardo in h12, poi la casella dorata h13. Dopo la caccia torna a casa: scegli dove.',
                done: 'Un punto! Dopo la caccia l’animale torna nella sua tana, pronto a ripartire.',
                hints: {
                    other: 'Lascia il lupo a casa. Il ghepardo è proprio davanti a una casella di caccia.',
                    zone: 'Dritto! La casella dorata h13 è proprio davanti.',
                },
            },
            turtle: {
                say: 'La tartaruga è la più lenta di tutti. Ma quanto vale la sua caccia?',
                hint: 'Ha una strada così lunga. Va premiata.',
                done: 'Due punti. Chi porta la tartaruga alla meta è quasi a metà strada.',
                answers: {
                    one: 'Un punto, come ogni caccia',
                    two: 'Due punti',
                    none: 'Niente: una tartaruga non caccia',
                },
            },
            win: {
                say: 'Hai quattro punti. Ne bastano cinque. Caccia!',
                hint: 'Il gorilla in g12 è proprio sotto una casella di caccia.',
                done: 'Hai vinto! La partita finisce appena qualcuno ha cinque punti.',
            },
            last: {
                say: 'C’è un altro modo. Ai Pirati restano solo un lupo e la tartaruga. Fai prigioniero il lupo.',
                hint: 'Il leone in f3 guarda dritto verso il lupo in f6.',
                done: 'Vinto anche così: tutti gli avversari sono prigionieri tranne la tartaruga, che non può mai esserlo.',
            },
        },
    },
    den: {
        title: 'La tua tana',
        about: 'Dove cominciano i tuoi quindici animali.',
        steps: {
            front: {
                say: 'Prima della partita ognuno mette i suoi animali, tre alla volta. Metti il leone nella tana, in basso: le caselle gialle e azzurre.',
                hint: 'Prendi il leone accanto al tabellone e mettilo nella prima fila della tana.',
                done: 'Scegli anche dove guarda. L’avversario è a nord.',
            },
            second: {
                say: 'La tana ha due file. Prova a mettere subito il leone in quella dietro.',
                hint: 'Questo è permesso. Prova una casella segnata nell’ultima fila.',
                done: 'Prima la casella davanti, poi quella dietro.',
            },
            behind: {
                say: 'Il leone è davanti, in d2. Ora la casella dietro di lui è aperta: metti un animale qualsiasi in d1.',
                hint: 'La casella d1 è dietro al leone. Va bene ogni animale.',
                done: 'Così si riempie una tana, da davanti a dietro.',
            },
            spider: {
                say: 'Le caselle azzurre sono acqua. Prova a metterci il ragno.',
                hint: 'Prendi il ragno e una delle caselle segnate.',
                done: 'Ragni e acqua non vanno d’accordo, né ora né dopo.',
            },
        },
    },
    turn: {
        title: 'Due animali, due azioni',
        about: 'Com’è fatto un turno.',
        steps: {
            first: {
                say: 'In ogni turno agisci due volte, con due animali diversi. Prima azione: porta il lupo da f3 a f6, rivolto a nord.',
                hint: 'Scegli il lupo in f3, poi la casella f6.',
                done: 'Questa era la prima azione. Ne manca una.',
                hints: {
                    facing: 'La casella giusta. Fallo guardare a nord, dritto.',
                    wolf: 'Un lupo può farlo. Ma vai in f6, per favore.',
                },
            },
            again: {
                say: 'Il lupo può agire una seconda volta in questo turno?',
                hint: 'Due azioni, ma di due animali diversi.',
                done: 'No. Ora tocca a un altro.',
                answers: { yes: 'Sì, resta un’azione', no: 'No, serve un altro animale' },
            },
            second: {
                say: 'Anche girarsi sul posto è un’azione. Fai guardare a est il leone in c3.',
                hint: 'Scegli il leone, di nuovo la sua casella, poi est.',
                done: 'Muovere o girarsi: sono entrambe azioni. Ora tocca ai Pirati.',
                hints: {
                    way: 'Si è girato, ma deve guardare a est, a destra.',
                    moved: 'Si è mosso. Stavolta si gira soltanto.',
                },
            },
            pair: {
                say: 'I Pirati hanno mosso. Un nuovo turno, e il lupo può agire di nuovo. Fallo correre quattro caselle dritto.',
                hint: 'Quattro caselle da f6: è f10.',
                done: 'Pensa i turni a coppie: uno prepara, l’altro colpisce.',
                hints: { wolf: 'Non abbastanza lontano, o non dritto. Arriva in f10.' },
            },
        },
    },
    move: {
        title: 'Guardare e correre',
        about: 'Le direzioni dipendono dallo sguardo.',
        steps: {
            run: {
                say: 'La freccia di ogni pedina mostra dove guarda. Il ghepardo corre fino a sei caselle, in avanti e in diagonale avanti. Corri più lontano che puoi: in f9.',
                hint: 'Scegli il ghepardo in f3, poi f9.',
                done: 'Sei caselle in un colpo. Nessuno è più veloce.',
                hints: {
                    short: 'Può fare di più. Corri fino a f9.',
                    other: 'Il leone può aspettare. Scegli il ghepardo.',
                },
            },
            back: {
                say: 'Ma non corre mai all’indietro. Prova.',
                hint: 'Scegli il ghepardo in f6, poi una casella dietro di lui.',
                done: 'Per tornare deve prima girarsi. Ogni animale ha le sue direzioni.',
            },
            exact: {
                say: 'I numeri valgono esattamente. Il canguro fa una, due, cinque o sei caselle. Provane tre o quattro: j7 o j8.',
                hint: 'Scegli il canguro in j4, poi j7 o j8.',
                done: 'Né tre né quattro. Quello che la sua carta non dice, non lo può fare.',
            },
            arrive: {
                say: 'All’arrivo ci si gira gratis. Un lupo va solo dritto, avanti e indietro. Portalo in f6 e fallo guardare a est.',
                hint: 'Scegli il lupo in f3, poi f6, poi est.',
                done: 'La prossima volta potrà andare a est. Quando scegli lo sguardo, pensa una mossa più avanti.',
                hints: {
                    facing: 'La casella giusta. Ora fallo guardare a est, a destra.',
                    wolf: 'Vai in f6, per favore.',
                },
            },
        },
    },
    strike: {
        title: 'Fare prigionieri',
        about: 'Chi arriva su un avversario lo prende.',
        steps: {
            take: {
                say: 'Chi arriva su un avversario lo fa prigioniero. Il lupo dei Pirati in f6 è a tre caselle: prendilo con il leone.',
                hint: 'Scegli il leone in f3, poi il lupo in f6.',
                done: 'Preso. Quasi ogni animale può prendere qualsiasi altro: non conta la forza, ma dove arriva.',
            },
            block: {
                say: 'Il leone potrebbe superare il lupo, fino a f7? Prova.',
                hint: 'Scegli il leone in f3, poi f7.',
                done: 'Nessuno supera un altro animale, tranne chi salta.',
            },
            several: {
                say: 'Rinoceronte, elefante e gorilla sono distruttori: prendono tutti quelli sulla loro strada. Prendine due con il rinoceronte.',
                hint: 'Il rinoceronte fa fino a tre caselle. Vai oltre il primo avversario.',
                done: 'Due prigionieri in un’azione. Mai mettersi in fila davanti a un distruttore!',
                hints: { one: 'Questo è uno. Corri oltre e saranno due.' },
            },
            home: {
                say: 'Una tartaruga non si può imprigionare. Che succede, allora, se il tuo lupo le arriva sopra?',
                hint: 'Non le si fa male. Ma perde molto tempo.',
                done: 'Il suo proprietario la rimette nella tana. E veniva da così lontano!',
                answers: {
                    prison: 'Viene imprigionata lo stesso',
                    home: 'Viene rimandata a casa',
                    no: 'Non è permesso',
                },
            },
        },
    },
    runners: {
        title: 'I corridori',
        about: 'Gazzella, giraffa, zebra e canguro.',
        steps: {
            front: {
                say: 'I corridori sono difficili da prendere. La zebra guarda a sud, verso il tuo lupo. Prova a prenderla di fronte.',
                hint: 'Scegli il lupo in f3, poi la zebra in f6.',
                done: 'Né di fronte né da dietro.',
            },
            side: {
                say: 'Di lato funziona. Chi può prendere la zebra?',
                hint: 'Il leone in d6 viene da ovest, la zebra guarda a sud.',
                done: 'Presa di lato. Prima di inseguire un corridore, guarda dove guarda lui.',
                hints: { lion: 'L’animale giusto. La zebra è due caselle a est.' },
            },
            cheetah: {
                say: 'Un animale prende i corridori da ogni lato: il ghepardo. Prendi la zebra.',
                hint: 'Scegli il ghepardo in f3, poi la zebra in f6.',
                done: 'Ci riescono solo il ghepardo e gli altri corridori.',
            },
            own: {
                say: 'In cambio i corridori vanno solo avanti e di lato. Prova a portare la tua gazzella su una casella segnata.',
                hint: 'Scegli la gazzella in f5, poi una casella segnata.',
                done: 'Né indietro né in diagonale. E una volta fuori, non rientra correndo nella tana.',
            },
        },
    },
    leap: {
        title: 'Curve e salti',
        about: 'Strade che non sono dritte.',
        steps: {
            knight: {
                say: 'Leone, tigre e lupo possono svoltare l’angolo: tre o quattro caselle, l’ultima di lato. Porta il leone in b5.',
                hint: 'Due caselle a nord, poi una a sinistra: b5.',
                done: 'Un movimento a L. Leone e tigre lo fanno solo in avanti, il lupo anche all’indietro.',
                hints: { lion: 'Una buona mossa, ma non questa. Vai in b5.' },
            },
            path: {
                say: 'Davanti al leone c’è il tuo lupo. Il leone arriva lo stesso in g6 con una L?',
                hint: 'Prima andrebbe a nord. La strada è libera?',
                done: 'No: il leone percorre ogni casella della strada.',
                answers: { yes: 'Sì, gira intorno al lupo', no: 'No, la strada è chiusa' },
            },
            over: {
                say: 'Un gorilla salta e basta. Salta il lupo fino a f5.',
                hint: 'Scegli il gorilla in f3, poi f5.',
                done: 'Sopra amici e avversari, quanti ce ne sono. Gli avversari, se vuole, li prende di passaggio.',
                hints: {
                    gorilla: 'Salta il lupo: f5 è subito dietro.',
                    wolf: 'Il lupo può restare. È il gorilla che salta.',
                },
            },
            long: {
                say: 'Anche il canguro salta, e lontano: cinque o sei caselle. Portalo sopra i due amici in j9.',
                hint: 'Da j4 a j9 ci sono cinque caselle.',
                done: 'Che balzo! Il canguro spunta dove nessuno se lo aspetta.',
                hints: { kangaroo: 'Più lontano! La casella j9 è a cinque caselle.' },
            },
        },
    },
    water: {
        title: 'I fiumi',
        about: 'Chi nuota, chi guada, chi si ferma.',
        steps: {
            stop: {
                say: 'I fiumi fermano chi viene da terra. Prova ad attraversare di corsa con il ghepardo, fino a f3.',
                hint: 'Scegli il ghepardo in d3, poi f3.',
                done: 'Deve fermarsi nella prima casella d’acqua. Nessuno salta un fiume, nemmeno il canguro.',
            },
            wade: {
                say: 'Allora entra nel fiume.',
                hint: 'Il fiume passa per e3.',
                done: 'La prossima volta parte dall’acqua, e lì il ghepardo fa una sola casella. I fiumi costano tempo.',
            },
            swim: {
                say: 'Coccodrillo, ippopotamo e anaconda qui sono a casa. Nuota con il coccodrillo da e1 a e4.',
                hint: 'Scegli il coccodrillo in e1, poi e4.',
                done: 'In acqua un coccodrillo fa da due a cinque caselle. I fiumi sono le sue strade.',
                hints: { crocodile: 'Dritto lungo il fiume, fino a e4.' },
            },
            one: {
                say: 'Una cosa non possono farla: una sola casella in acqua. Prova.',
                hint: 'Scegli il coccodrillo in e1, poi e2.',
                done: 'Quindi il posto più sicuro da un coccodrillo è proprio davanti al suo naso.',
            },
        },
    },
    web: {
        title: 'La ragnatela',
        about: 'Otto caselle che non piacciono a nessuno.',
        steps: {
            caught: {
                say: 'Intorno a ogni ragno c’è una ragnatela. Il tuo lupo potrebbe prendere il ghepardo in e7, dentro la ragnatela. Che cosa succederebbe?',
                hint: 'Il ghepardo è preso. Ma dove si trova poi il lupo?',
                done: 'Il ghepardo è preso, e il lupo con lui. Chi si ferma in una ragnatela avversaria viene imprigionato.',
                answers: {
                    one: 'Il ghepardo è preso, il lupo sta bene',
                    both: 'Sono entrambi prigionieri',
                    no: 'Non può andarci',
                },
            },
            spin: {
                say: 'Ora tessi tu. Porta il tuo ragno in b9, accanto a due Pirati.',
                hint: 'Scegli il ragno in d9, poi b9.',
                done: 'Ora sono entrambi nella tua ragnatela. Non ancora presi: i Pirati hanno un turno per salvarli.',
                hints: {
                    one: 'Da lì la ragnatela non li tocca entrambi. Vai in b9.',
                    other: 'Vai in b9: lì li tocca entrambi.',
                },
            },
            danger: {
                say: 'I Pirati salvano il lupo e poi muovono l’ippopotamo. Che ne è del ghepardo?',
                hint: 'Il loro turno è finito, e lui è ancora nella ragnatela.',
                done: 'Preso. Con due azioni avrebbero potuto salvarli entrambi. La ragnatela costa tempo: è la sua forza.',
                answers: { caught: 'Viene preso', free: 'Ora è salvo' },
            },
            flee: {
                say: 'Adesso il tuo lupo è in una ragnatela. Ti resta un’azione: salvalo.',
                hint: 'Lascia le otto caselle intorno al ragno. O c’è di meglio?',
                done: 'Salvo. Avrebbe potuto anche prendere il ragno: con lui sparisce la ragnatela.',
                hints: { turn: 'Girarsi non aiuta. Deve uscire dalla ragnatela.' },
            },
        },
    },
    prison: {
        title: 'Liberare i prigionieri',
        about: 'Un atto coraggioso che ha un prezzo.',
        steps: {
            enter: {
                say: 'Elefante e gazzella sono prigionieri. La prigione dei Pirati è in a10. Entraci con il lupo.',
                hint: 'Scegli il lupo in a9, poi la prigione in a10.',
                done: 'Dentro! Ti costa tutto il turno. Ora scegli chi liberare.',
                hints: { other: 'La prigione è in a10, proprio davanti al naso del lupo.' },
            },
            free: {
                say: 'Libera l’elefante: mettilo nella tua tana.',
                hint: 'Prendi l’elefante accanto al tabellone e mettilo nella tua tana.',
                done: 'Libero! Ne escono fino a cinque insieme. Il lupo resta prigioniero.',
                hints: { gazelle: 'La gazzella verrà dopo. Comincia dall’elefante.' },
            },
            price: {
                say: 'Ora smetti di liberare. Che cosa ricevono i Pirati in cambio?',
                hint: 'Un atto simile ha il suo prezzo. Un turno normale ha due azioni.',
                done: 'Un turno bonus di tre azioni. Libera quando aspettano in tanti e niente è in pericolo.',
                answers: { two: 'Niente: un turno normale', three: 'Un turno con tre azioni' },
            },
        },
    },
    zone: {
        title: 'La zona di difesa',
        about: 'Le caselle rosse davanti alla meta.',
        steps: {
            stop: {
                say: 'Caselle rosse proteggono le caselle di caccia. Prova a correre dritto fino a h13.',
                hint: 'Scegli il ghepardo in h10, poi h13.',
                done: 'Tutti si fermano sulla prima casella rossa avversaria.',
            },
            inside: {
                say: 'Ora è dentro. Prova ancora: h13 è a due caselle.',
                hint: 'Scegli il ghepardo in h11, poi h13.',
                done: 'Nella zona si va una casella alla volta. Così i difensori hanno tempo.',
            },
            spring: {
                say: 'E come ci si difende? Un ghepardo dei Pirati è nella tua zona, in g3. Colpiscilo con il leone.',
                hint: 'Scegli il leone in f4, poi il ghepardo in g3.',
                done: 'Un attacco a molla: il leone colpisce e torna sulla sua casella. Nella propria zona non può restare.',
                hints: { lion: 'Il ghepardo è in g3, in diagonale dietro al leone.' },
            },
            armour: {
                say: 'Un leone che caccia torna a casa in armatura. Caccia con lui.',
                hint: 'Scegli il leone in h12, poi la casella di caccia h13.',
                done: 'Il primo colpo gli toglierà solo l’armatura, e chi colpisce torna indietro.',
                hints: { turtle: 'Verrà il momento della tartaruga. Caccia con il leone.' },
            },
        },
    },
    trick: {
        title: 'Primi trucchi',
        about: 'Due colpi e una porta sul retro.',
        steps: {
            pair: {
                say: 'La tigre porta un’armatura. Due colpi di due animali la prendono in un turno. Comincia con il lupo.',
                hint: 'Il lupo in f4 guarda dritto verso la tigre in f6.',
                done: 'L’armatura è caduta, e il lupo è di nuovo in f4.',
                hints: {
                    lion: 'Andrebbe bene anche così. Ma comincia con il lupo.',
                    other: 'Il lupo in f4 guarda dritto verso la tigre in f6.',
                },
            },
            pounce: {
                say: 'E ora il leone!',
                hint: 'Il leone in d6 arriva in f6.',
                done: 'La tigre è presa. Prima rompere, poi prendere: a questo servono due azioni.',
            },
            flank: {
                say: 'La porta sul retro: dalla tana d’acqua in e12 basta un passo per entrare nella zona. Hai quattro punti.',
                hint: 'Vai in f12, la prima casella rossa.',
                done: 'Nella zona. Dalla porta principale ci voleva un turno in più.',
                hints: { lion: 'Vai in f12, la casella rossa accanto al leone.' },
            },
            corner: {
                say: 'I Pirati non se l’aspettavano. Vinci!',
                hint: 'Da f12 una casella di caccia è in diagonale davanti.',
                done: 'Cinque punti. Tieni d’occhio i fianchi, da entrambe le parti. Buona caccia!',
                hints: { lion: 'In diagonale davanti c’è g13, una casella di caccia.' },
            },
        },
    },
};
