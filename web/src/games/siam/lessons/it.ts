import type { Texts } from './index';

export const it: Texts = {
    enter: {
        title: 'Entrare in gioco',
        about: 'Porta il tuo primo animale sul tabellone.',
        steps: {
            in: {
                say: 'Giochi con gli elefanti. Tutti e cinque aspettano accanto al tabellone. Mettine uno nella fila in basso: scegli una casella e poi dove guarda.',
                hint: 'Bella casella, ma prendi una di quelle segnate, in basso.',
                done: 'Benvenuto nella giungla! Un animale, un’azione: il tuo turno è già finito.',
            },
            middle: {
                say: 'Gli animali entrano sempre dal bordo. Per una volta prova il contrario: prendi un elefante dalla riserva e mettilo su una casella segnata al centro.',
                hint: 'Questo è permesso. Prova qualcosa di vietato: un elefante dalla riserva su una casella segnata al centro.',
                done: 'Ecco. Quando qualcosa non si può fare, ti viene detto perché e quale regola lo vieta.',
            },
            look: {
                say: 'Dove guarda un animale decide che cosa può spingere. Fai entrare un elefante in a3, rivolto verso la roccia.',
                hint: 'Scegli la casella a3, a sinistra nella fila delle rocce.',
                done: 'Ben fatto. Guarda a est, dritto verso la roccia.',
                hints: {
                    facing: 'La casella giusta! Ma da lì la roccia è a est.',
                    other: 'L’elefante deve stare in a3, a sinistra nella fila delle rocce.',
                },
            },
        },
    },
    walk: {
        title: 'Camminare e girarsi',
        about: 'Un passo in ogni direzione, con un nuovo sguardo.',
        steps: {
            step: {
                say: 'Il tuo elefante in c1 vuole sgranchirsi le zampe. Muovilo di una casella, dove preferisci.',
                hint: 'Scegli l’elefante in c1, poi una casella libera accanto.',
                done: 'Un animale va avanti, indietro o di lato. Dove guarda non importa.',
                hints: {
                    enter: 'Così arriva un secondo elefante. Muovi quello in c1.',
                    turn: 'Si è soltanto girato. Fallo camminare su una casella libera vicina.',
                    leave: 'È uscito dal tabellone. Fallo camminare su una casella libera vicina.',
                },
            },
            diagonal: {
                say: 'Può andare anche in diagonale? Prova: da c2 a b1 o d1.',
                hint: 'Questo è permesso. Prova b1 o d1.',
                done: 'Mai in diagonale e mai più di una casella.',
            },
            turn: {
                say: 'Anche girarsi sul posto è un’azione. Scegli l’elefante in c2, scegli di nuovo la sua casella e fallo guardare a est.',
                hint: 'L’elefante resta in c2 e guarda a destra.',
                done: 'Un quarto di giro o mezzo giro: ognuno costa un turno.',
                hints: {
                    way: 'Si è girato, ma deve guardare a est, a destra.',
                    walked: 'Ha camminato. Stavolta resta in c2 e si gira soltanto.',
                },
            },
            both: {
                say: 'Meglio ancora: chi cammina può girarsi gratis. Vai in b2 e guarda la roccia sopra.',
                hint: 'Porta l’elefante da c2 a b2.',
                done: 'Passo e giro in una sola azione. Così i bravi giocatori risparmiano molti turni.',
                hints: { facing: 'La casella giusta. Ma la roccia è a nord.', other: 'L’elefante deve andare in b2.' },
            },
        },
    },
    leave: {
        title: 'Uscire e rientrare',
        about: 'Una scorciatoia attraverso il tabellone.',
        steps: {
            home: {
                say: 'Questo elefante è lontano da tutto. Da una casella del bordo puoi riprenderlo in riserva. Sceglilo, poi «Lascia il tabellone».',
                hint: 'Scegli l’elefante in e5, poi il pulsante «Lascia il tabellone».',
                done: 'Aspetta di nuovo accanto al tabellone. Nessun animale va mai perduto.',
                hints: {
                    walk: 'Sarebbe una lunga camminata. Fallo uscire, piuttosto.',
                    enter: 'Questo è un altro. Fai uscire l’elefante in e5.',
                },
            },
            which: {
                say: 'Quale dei tuoi tre elefanti potrebbe uscire adesso? Sceglilo.',
                hint: 'Solo dal bordo. Quale si trova lì?',
                done: 'Quello in e3: sta su una casella del bordo. Gli altri sono troppo all’interno.',
            },
            back: {
                say: 'Al turno dopo torna dove serve. Fallo entrare in d1, rivolto a nord.',
                hint: 'Scegli la casella d1, nella fila in basso.',
                done: 'Da un angolo all’altro lato in due turni. A piedi ci avrebbe messo di più.',
                hints: { facing: 'La casella giusta. Ora fallo guardare a nord, verso l’alto.' },
            },
        },
    },
    push: {
        title: 'Spingi!',
        about: 'Le rocce si muovono se qualcuno ci si appoggia.',
        steps: {
            rock: {
                say: 'Il tuo elefante guarda dritto verso una roccia. Scegli l’elefante, poi la roccia: spinge.',
                hint: 'Scegli l’elefante in b2, poi la roccia in b3.',
                done: 'La roccia arretra di una casella e l’elefante prende il suo posto.',
                hints: {
                    walk: 'Era un passo di lato. Vai dritto, contro la roccia.',
                    turn: 'Guarda già dalla parte giusta. Vai dritto, contro la roccia.',
                },
            },
            sideways: {
                say: 'Ora l’elefante guarda a est. Prova lo stesso a spingere la roccia sopra di lui.',
                hint: 'Scegli l’elefante in b2, poi la roccia in b3.',
                done: 'Si spinge soltanto dove si guarda.',
            },
            heavy: {
                say: 'Tre rocce in fila e un solo elefante. Prova a spingerle.',
                hint: 'Scegli l’elefante in a3, poi la roccia in b3.',
                done: 'Un animale muove una roccia. Per due rocce servono due animali, per tre ne servono tre.',
            },
            two: {
                say: 'Qui due elefanti stanno in fila davanti a due rocce. Spingi con quello dietro.',
                hint: 'L’elefante in c1 è dietro. Spinge verso c2.',
                done: 'Tutta la fila avanza: due animali, due rocce. Nessuno si gira durante una spinta.',
                hints: { walk: 'Così la fila si spezza. Spingi con l’elefante in c1, dritto.' },
            },
        },
    },
    strength: {
        title: 'Chi è più forte?',
        about: 'Gli animali che si guardano si annullano.',
        steps: {
            face: {
                say: 'Un rinoceronte guarda il tuo elefante dritto negli occhi. Prova a spingerlo.',
                hint: 'Scegli l’elefante in c2, poi il rinoceronte in c3.',
                done: 'Uno contro uno: non si muove nessuno.',
            },
            help: {
                say: 'Chiama rinforzi! Fai entrare un secondo elefante dietro al primo, in c1, rivolto dalla stessa parte.',
                hint: 'Scegli la casella c1. L’elefante in c2 deve restare dov’è.',
                done: 'Ora siete due contro uno. I rinoceronti hanno da fare altrove.',
                hints: { facing: 'Dietro al primo, sì. Ma anche lui deve guardare a nord.' },
            },
            shove: {
                say: 'Spingi con l’elefante dietro.',
                hint: 'Quello in c1 spinge verso c2 e tutta la fila va a nord.',
                done: 'Due spingono, uno resiste: resta una maggioranza, quindi la fila avanza.',
            },
            edge: {
                say: 'Un rinoceronte che guarda di lato non resiste affatto. Spingi questo fuori dal tabellone.',
                hint: 'Scegli l’elefante in c4, poi il rinoceronte in c5.',
                done: 'Torna nella riserva del suo proprietario. Ma ha perso il posto.',
                hints: { walk: 'Dritto! Il rinoceronte in c5 guarda altrove.' },
            },
        },
    },
    line: {
        title: 'Leggere una fila',
        about: 'La forza passa dall’uno all’altro.',
        steps: {
            far: {
                say: 'Due rocce e due elefanti che guardano a est. L’elefante in a3 può spingere questa fila?',
                hint: 'Parti da chi spinge e conta fino alla seconda roccia. Chi spinge davvero?',
                done: 'No. L’elefante in d3 sta al di là delle rocce e non spinge nulla. Fino alla seconda roccia c’è un animale per due rocce.',
                answers: { yes: 'Sì, due animali per due rocce', no: 'No, uno sta dalla parte sbagliata' },
            },
            behind: {
                say: 'L’aiuto deve quindi venire da dietro. Un animale può entrare anche dove c’è già qualcuno: spingendo. Fanne entrare uno in a3.',
                hint: 'Porta un elefante dalla riserva in a3, dove c’è già il tuo.',
                done: 'Dentro con una spinta! Due animali per due rocce; l’elefante in fondo viene semplicemente portato con sé.',
            },
            friend: {
                say: 'Un rinoceronte che guarda dalla tua parte spinge con te, che lo voglia o no. L’elefante in b1 può spingere qui?',
                hint: 'Conta tutti quelli che guardano a nord, di chiunque siano.',
                done: 'Sì: elefante e rinoceronte guardano entrambi a nord, due animali per due rocce.',
                answers: { yes: 'Sì, il rinoceronte aiuta', no: 'No, il rinoceronte è d’intralcio' },
            },
            gap: {
                say: 'Si muove solo chi è a contatto. Spingi il rinoceronte e osserva la roccia in cima.',
                hint: 'Scegli l’elefante in c2, poi il rinoceronte in c3.',
                done: 'La roccia è rimasta dov’era: il vuoto ha assorbito la spinta.',
                hints: { walk: 'Dritto, contro il rinoceronte in c3.' },
            },
        },
    },
    credit: {
        title: 'Di chi è il punto?',
        about: 'Decide l’animale più vicino alla roccia.',
        steps: {
            win: {
                say: 'La prima roccia che esce dal tabellone chiude la partita. Spingila fuori!',
                hint: 'Scegli l’elefante in c4, poi la roccia in c5.',
                done: 'Hai vinto! L’animale più vicino dietro alla roccia era tuo e guardava nella sua direzione.',
            },
            theirs: {
                say: 'Il tuo elefante potrebbe spingere e la roccia cadrebbe. Ma chi vincerebbe?',
                hint: 'Torna dalla roccia verso chi spinge. Chi è il primo che guarda a nord?',
                done: 'I rinoceronti! Il loro animale è il più vicino alla roccia e guarda nella sua direzione. In questo caso non spingere mai.',
                answers: { you: 'Gli elefanti, perché spingono', they: 'I rinoceronti, perché sono i più vicini' },
            },
            aside: {
                say: 'Quasi lo stesso. Ma ora il rinoceronte guarda di lato. Chi vincerebbe?',
                hint: 'Un animale che guarda di lato non conta. Chi viene dopo?',
                done: 'Tu. Un animale che guarda altrove viene saltato.',
                answers: { you: 'Gli elefanti', they: 'I rinoceronti' },
            },
            choose: {
                say: 'Due rocce stanno per cadere. Spingi quella giusta.',
                hint: 'Uno dei tuoi elefanti è subito dietro a una roccia e la guarda.',
                done: 'Esatto. Guarda chi è il più vicino prima di spingere.',
                hints: {
                    theirs: 'La roccia cade, ma il rinoceronte in c4 è il più vicino: perderesti. Trova l’altra roccia.',
                },
            },
        },
    },
    race: {
        title: 'La vittoria lampo',
        about: 'Cinque turni, se nessuno sta attento.',
        steps: {
            enter: {
                say: 'Supponiamo che i rinoceronti sognino. Quanto ci metti a vincere? Fai entrare un elefante in c1, rivolto a nord.',
                hint: 'La casella c1 è sotto la roccia al centro.',
                done: 'Una roccia, un elefante, una via dritta fino al bordo.',
                hints: { facing: 'La casella giusta. La roccia è a nord.' },
            },
            walk: {
                say: 'Il rinoceronte passeggia. Vai fino alla roccia, sempre rivolto a nord.',
                hint: 'Da c1 a c2, rivolto a nord.',
                done: 'A contatto. Da ora ogni turno è una spinta.',
                hints: { facing: 'La casella giusta, ma non perdere di vista la roccia.' },
            },
            first: { say: 'Spingi.', hint: 'Da c2 contro la roccia in c3.', done: 'Ancora due.' },
            second: { say: 'E ancora.', hint: 'Da c3 contro la roccia in c4.', done: 'La roccia è sul bordo.' },
            off: {
                say: 'Ora spingila fuori.',
                hint: 'Da c4 contro la roccia in c5.',
                done: 'Vinto in cinque turni. Quindi attento quando cominciano gli altri!',
            },
            long: {
                say: 'E ora la spinta più lunga che ci sia. Cinque pezzi riempiono la fila, tre sono rocce. Vinci subito!',
                hint: 'Due animali non bastano per tre rocce. Da dove può entrarne un terzo?',
                done: 'Tre animali, tre rocce, e l’ultima cade. Chi entra spinge con gli altri.',
                hints: { few: 'Due elefanti non bastano per tre rocce. Fanne entrare un terzo dietro.' },
            },
        },
    },
    defend: {
        title: 'Tenere la fila',
        about: 'Come fermare una spinta.',
        steps: {
            wall: {
                say: 'Il rinoceronte vuole spingere la roccia a est. Fermalo: metti un elefante dietro alla roccia, rivolto verso di essa.',
                hint: 'La casella libera dietro alla roccia è e3.',
                done: 'Uno spinge, uno resiste: il rinoceronte è bloccato. Per passare devono essere in due.',
                hints: { facing: 'La casella giusta. Ma resiste solo chi guarda verso chi spinge.' },
            },
            aside: {
                say: 'Pericolo! Il rinoceronte in d3 vince con la prossima spinta. Trova una mossa che lo fermi.',
                hint: 'Il tuo elefante in d2 vede il rinoceronte di fianco. Che cosa può fare?',
                done: 'Spinto da parte! Di fianco non resiste nemmeno il più forte.',
            },
            danger: {
                say: 'Guarda con gli occhi dei rinoceronti. Il loro animale in c3 spinge a est. Che cosa succede?',
                hint: 'L’elefante in d3 guarda di lato. Resiste? Conta?',
                done: 'Vincono i rinoceronti: chi guarda di lato non resiste e non conta. Nella prossima lezione ribalti la situazione.',
                answers: {
                    rhinos: 'La roccia cade, vincono i rinoceronti',
                    elephants: 'La roccia cade, vincono gli elefanti',
                    no: 'Qui non possono spingere',
                },
            },
        },
    },
    trick: {
        title: 'Un primo trucco',
        about: 'Fai lavorare gli altri.',
        steps: {
            turn: {
                say: 'Il rinoceronte minaccia di vincere. Un quarto di giro del tuo elefante cambia tutto: dopo, una spinta farebbe vincere te. Trovalo.',
                hint: 'Chi decide? L’animale più vicino che guarda nella direzione della roccia.',
                done: 'Che giro! Se ora il rinoceronte spinge, spinge per te. E anche tu minacci di vincere.',
                hints: {
                    back: 'Così tieni la fila. Bene, ma puoi anche togliergli il punto.',
                    south: 'Guarda ancora di lato: vincerebbe il rinoceronte.',
                    away: 'Se scappi, la roccia è del rinoceronte.',
                },
            },
            finish: {
                say: 'Il rinoceronte si scosta. Chiudi la partita.',
                hint: 'Il tuo elefante in d3 è subito dietro alla roccia.',
                done: 'Hai vinto. Girati in tempo e la fila è tua.',
            },
            borrow: {
                say: 'Un’ultima. Due rocce e un rinoceronte in mezzo alla tua fila. Vinci subito.',
                hint: 'Chi guarda a est? Conta tutti. Chi è il più vicino alle rocce?',
                done: 'Il rinoceronte ha dovuto aiutare e l’elefante davanti ha preso il punto. Ora sei pronto per una partita vera!',
            },
        },
    },
};
