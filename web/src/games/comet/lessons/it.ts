import type { Texts } from './index';

export const it: Texts = {
    hatch: {
        title: 'La schiusa',
        about: 'Un animale esce dall’uovo.',
        steps: {
            begin: {
                say: 'Arriva una cometa! Porta i tuoi animali alla grotta, in alto. In ogni turno fai una cosa: schiusa, movimento o riposo. Comincia con una Schiusa.',
                hint: 'Scegli il pulsante «Schiusa».',
                done: 'Buon inizio. Ora l’uovo.',
            },
            nest: {
                say: 'Il numero sull’uovo dice quanto è lontano il nido dalla grotta. Fai schiudere il dodo: scegli la sua carta, poi un nido con il numero 4.',
                hint: 'Scegli la carta del dodo nella tua mano, poi un nido segnato.',
                done: 'Il tuo soccorritore è sul nido e il dodo va con lui. Il tuo turno è finito.',
                hints: { other: 'Bell’animale anche questo, ma fai schiudere il dodo.' },
            },
            wrong: {
                say: 'Un nido più vicino alla grotta farebbe comodo. Prova a far schiudere il dodo in un nido segnato, con il 3.',
                hint: 'Scegli la carta del dodo, poi un nido con un altro numero.',
                done: 'Il numero deve corrispondere. I nidi vicini sono per animali da pochi punti.',
            },
            taken: {
                say: 'Ora i due nidi con il 4 sono occupati. Dove può schiudersi il dodo?',
                hint: 'Sali al numero successivo che ha un nido libero.',
                done: 'Giusto, su un 5: il numero subito sopra. I nidi pieni ti costano un passo.',
                hints: { other: 'Fai schiudere il dodo: i suoi nidi con il 4 sono occupati, che cosa viene dopo?' },
            },
        },
    },
    move: {
        title: 'Muoversi',
        about: 'Le carte pagano la strada.',
        steps: {
            main: {
                say: 'Il tuo dodo aspetta in c4. Per muoverti giochi una carta: i suoi simboli sono i tuoi passi. Gioca il quagga, che mostra prato e deserto.',
                hint: 'Scegli la carta del quagga nella tua mano.',
                done: 'La carta è andata, i suoi due simboli sono tuoi.',
                hints: {
                    card: 'Si può anche così. Ma gioca il quagga.',
                    other: 'Non ora. Gioca il quagga per muoverti.',
                },
            },
            step: {
                say: 'Ogni simbolo è un passo su una casella del suo tipo. Vai nel deserto, in c3.',
                hint: 'Scegli il tuo soccorritore in c4, poi c3.',
                done: 'Un passo, un simbolo. Il prato è avanzato, ma lì vicino non ce n’è: il Movimento è finito da sé.',
            },
            wrong: {
                say: 'Hai prato e deserto. Prova ad andare su una casella segnata, dove c’è giungla, lava o acqua.',
                hint: 'Scegli il tuo soccorritore in c4, poi una casella segnata.',
                done: 'Il simbolo deve corrispondere alla casella dove finisce il passo.',
            },
            way: {
                say: 'Puoi andare ovunque, anche di lato o indietro. Hai prato e acqua. Vai nel prato, in g4.',
                hint: 'Scegli il tuo soccorritore in f4, poi g4.',
                done: 'Scegli insieme le carte e la strada.',
                hints: { water: 'Quella era acqua. Spendi prima il prato: vai in g4.' },
            },
        },
    },
    joker: {
        title: 'I jolly',
        about: 'Carte che vanno bene ovunque.',
        steps: {
            play: {
                say: 'In un Movimento giochi una carta e, in più, quante carte con jolly vuoi. Aggiungi il ratto di Maclear.',
                hint: 'Scegli la carta con il jolly nella tua mano.',
                done: 'Ora hai un jolly da spendere.',
                hints: { end: 'Non così in fretta. Hai una carta con jolly in mano.' },
            },
            any: {
                say: 'Un jolly vale per ogni terreno. Vai a nord, nella giungla, in c2.',
                hint: 'Scegli il tuo soccorritore in c3, poi c2.',
                done: 'I jolly chiudono i buchi. Tienili per gli ultimi passi.',
                hints: {
                    step: 'Il jolly lo permette. Ma c2 è più vicina alla grotta.',
                    end: 'Prima spendi il tuo jolly.',
                },
            },
            second: {
                say: 'L’alca impenne mostra due volte acqua e nessun jolly. Puoi aggiungere anche quella?',
                hint: 'Una carta, e in più carte con jolly.',
                done: 'No. Per una seconda carta senza jolly serve un’abilità che lo permetta.',
                answers: { yes: 'Sì, qualsiasi carta', no: 'No, solo carte con jolly' },
            },
        },
    },
    jump: {
        title: 'Saltare',
        about: 'Gli altri sono pietre per passare.',
        steps: {
            one: {
                say: 'La tartaruga gigante è d’intralcio? No: è un ponte! Saltala fino al prato in e3. Si paga solo dove si atterra.',
                hint: 'Scegli il tuo soccorritore in e5, poi e3 oltre la tartaruga.',
                done: 'Due caselle con un simbolo.',
                hints: { other: 'È un passo senza salto. Passa sopra la tartaruga, in e3.' },
            },
            chain: {
                say: 'Ora c’è qualcuno in e3. Meglio ancora: saltali entrambi, fino al prato in d2.',
                hint: 'Da e5 sopra e4 ed e3 fino a d2.',
                done: 'Tre caselle con un simbolo! Le catene possono curvare ed essere lunghe quanto le trovi.',
                hints: { other: 'Puoi arrivare più lontano: sopra la tartaruga e il soccorritore dietro.' },
            },
            nest: {
                say: 'Con un jolly potresti atterrare ovunque, no? Prova il nido vuoto in f3.',
                hint: 'Scegli il tuo soccorritore in e5, poi il nido in f3.',
                done: 'Un passo non finisce mai su un nido. E uno vuoto non si può nemmeno saltare.',
            },
        },
    },
    cave: {
        title: 'Nella grotta',
        about: 'Salvo, e subito utile.',
        steps: {
            in: {
                say: 'La grotta è davanti a te e hai solo lava. Basta: ogni simbolo porta nella grotta. Entra!',
                hint: 'Scegli il tuo soccorritore in d1, poi la grotta.',
                done: 'Il quagga è salvo e porterà punti. Il tuo soccorritore è libero per un altro uovo.',
            },
            first: {
                say: 'Gli animali salvati ti aiutano. Porta nella grotta l’alca impenne, in d1.',
                hint: 'Scegli il soccorritore in d1, poi la grotta.',
                done: 'L’alca impenne è salva, e da ora la sua abilità è tua.',
                hints: { two: 'Quello è il dodo, che non ha abilità. Prendi prima il soccorritore in d1.' },
            },
            use: {
                say: 'I simboli sono finiti, ma l’alca impenne te ne dà uno: acqua. Usala.',
                hint: 'Scegli la carta dell’alca impenne fra i tuoi animali.',
                done: 'La carta è girata di lato. Resta così fino al prossimo riposo.',
                hints: { end: 'Non finire ancora. L’alca impenne può aiutare.' },
            },
            wade: {
                say: 'Ora prosegui con il dodo, nell’acqua in b0.',
                hint: 'Scegli il soccorritore in c1, poi b0.',
                done: 'Proprio davanti alla grotta! Chi salva presto ha presto aiuto.',
                hints: { end: 'Hai ancora un simbolo acqua. Spendilo.' },
            },
        },
    },
    ability: {
        title: 'Il tuo eroe',
        about: 'Un’abilità dal primo turno.',
        steps: {
            hero: {
                say: 'Ognuno ha un eroe. Il tuo, Argentavis, fa volare un soccorritore sopra la lava. Davanti a te c’è lava: usa l’eroe.',
                hint: 'Scegli la carta di Argentavis.',
                done: 'Usato. Ora scegli chi vola.',
                hints: { step: 'Si può fare di meglio. Usa prima l’eroe.' },
            },
            who: {
                say: 'Chi può volare sopra la lava in questo Movimento? Scegli il tuo soccorritore in c4.',
                hint: 'Scegli il soccorritore in c4.',
                done: 'Da ora la lava è una pietra per passare, finché dura il Movimento.',
            },
            fire: {
                say: 'Vola sopra la lava in d3 fino al prato in d2.',
                hint: 'Scegli il tuo soccorritore, poi d2.',
                done: 'Sopra il fuoco! Due caselle con un simbolo.',
                hints: { step: 'Si può anche così, ma d2 è più vicina alla grotta.' },
            },
            tapped: {
                say: 'Potresti usare Argentavis ancora una volta in questo Movimento?',
                hint: 'La sua carta è girata di lato.',
                done: 'No. Una carta girata funziona di nuovo dopo un riposo.',
                answers: { yes: 'Sì, quante volte vuoi', no: 'No, è già girata' },
            },
        },
    },
    rest: {
        title: 'Riposare',
        about: 'Cinque passi verso una mano nuova.',
        steps: {
            begin: {
                say: 'Poche carte, e l’eroe è girato. È ora di un Riposo.',
                hint: 'Scegli il pulsante «Riposo».',
                done: 'Per prima cosa il tuo eroe e i tuoi animali sono di nuovo pronti.',
            },
            discard: {
                say: 'Secondo: scarta ciò che non serve. Il kakapo mostra solo giungla. Scartalo.',
                hint: 'Scegli la carta del kakapo.',
                done: 'Ogni carta che va fa posto a un’altra.',
                hints: { auk: 'Tieni l’alca impenne. Scarta il kakapo.', done: 'Aspetta: il kakapo non ti serve.' },
            },
            done: {
                say: 'Tieni l’alca impenne. Hai finito di scartare.',
                hint: 'Scegli il pulsante «Fatto».',
                done: 'Terzo: una carta della fila oro è tua. Tutti vedono quale, ma nessuno vede le tue carte argento.',
            },
            draw: {
                say: 'Prendi l’uro. Quarto: peschi carte argento fino ad averne cinque. Quante saranno?',
                hint: 'Alca impenne e uro sono due carte.',
                done: 'Tre. Quinto e ultimo, la fila oro si completa di nuovo.',
                answers: { three: 'Tre', four: 'Quattro', five: 'Cinque' },
            },
        },
    },
    hand: {
        title: 'Che cosa sanno gli altri',
        about: 'La tua mano, i loro occhi.',
        steps: {
            take: {
                say: 'Stai riposando e sei alla fila oro, che è scoperta. Prendi il megalodonte.',
                hint: 'Scegli la carta del megalodonte nella fila oro.',
                done: 'L’hanno visto tutti: d’ora in poi sanno che è nella tua mano.',
                hints: { other: 'Prendi il megalodonte, per favore.' },
            },
            known: {
                say: 'Poi hai pescato due carte argento coperte. Quale delle tue cinque carte conoscono gli altri?',
                hint: 'Solo ciò che si è visto arrivare nella tua mano.',
                done: 'Solo il megalodonte. Delle carte argento conoscono soltanto il numero.',
                answers: { gold: 'Solo il megalodonte', all: 'Tutte e cinque', none: 'Nessuna' },
            },
            discard: {
                say: 'Un altro riposo. Scarta il tarpan, che non ti serve più.',
                hint: 'Scegli la carta del tarpan nella tua mano.',
                done: 'Gli scarti sono scoperti, così ognuno può contare che cosa resta nel mazzo. Un bot non vede più di una persona al suo posto: la tua mano la deve indovinare.',
                hints: { other: 'Scarta il tarpan, per favore.' },
            },
        },
    },
    comet: {
        title: 'La cometa colpisce',
        about: 'Che cosa cambia quando il mazzo argento è vuoto.',
        steps: {
            choice: {
                say: 'L’ultima carta argento è stata pescata: ecco la cometa. Ognuno può pescare, oppure rendere pronti i suoi animali. La tua mano è vuota. Che cosa scegli?',
                hint: 'Senza carte non ti muovi.',
                done: 'Carte, naturalmente. L’eroe, fra l’altro, non sarebbe diventato pronto.',
            },
            rest: {
                say: 'La cometa è qui. Puoi riposare adesso?',
                hint: 'Non c’è più tempo.',
                done: 'No. Da ora ci sono solo Schiusa e Movimento, con le carte che hai.',
                answers: { yes: 'Sì, come sempre', no: 'No, nessuno riposa più' },
            },
            pass: {
                say: 'Ti resta una carta, e l’animale sul tabellone è lontanissimo. Potresti farla schiudere, ma non arriverebbe mai. Passa.',
                hint: 'Scegli il pulsante «Passa».',
                done: 'Passare è definitivo. La partita finisce quando tutti hanno passato o non possono più agire.',
            },
        },
    },
    score: {
        title: 'Contare i punti',
        about: 'Che cosa conta e che cosa no.',
        steps: {
            hero: {
                say: 'Se passi, hanno finito tutti. Tu hai salvato 3 e 4 punti, loro 9. Ma il tuo eroe vale 2 per ogni animale della lava, e la tua civetta 1 per ogni uovo blu. Chi vince?',
                hint: 'I tuoi due animali mostrano entrambi lava: sono 4. E non dimenticare la civetta stessa.',
                done: 'Tu, per 12 a 10: 7 punti stampati, 4 dell’eroe, 1 della civetta. Raccogli ciò che piace al tuo eroe.',
                answers: { you: 'Tu', they: 'Gli altri' },
            },
            slot: {
                say: 'Hai salvato un dodo da 3. Il kentrosauro con i suoi 10 punti è vicino alla grotta. Loro hanno 5 e 1. Chi vince se ora passi?',
                hint: 'Ciò che è ancora sul tabellone non è salvo.',
                done: 'Loro. Gli animali in viaggio non valgono nulla. Non cominciare più di quanto puoi finire.',
                answers: { you: 'Tu, con 13 punti', they: 'Gli altri, con 6 punti' },
            },
            last: {
                say: 'Allora salvalo! Due simboli, prato e acqua, e due passi fino alla grotta.',
                hint: 'Prima nel prato in d1. Nella grotta va bene ogni simbolo.',
                done: 'Dieci punti all’ultimo momento. Così si vince.',
            },
        },
    },
    trick: {
        title: 'Primi trucchi',
        about: 'Più lontano con meno.',
        steps: {
            over: {
                say: 'Hai solo lava, e qualcuno sta fra te e la grotta. Come entri?',
                hint: 'Chi è d’intralcio si può saltare.',
                done: 'Un salto dritto nella grotta, con un simbolo qualsiasi.',
                hints: { other: 'Così ti allontani. Salta quello in d1.' },
            },
            both: {
                say: 'Due simboli, due soccorritori davanti alla grotta. Portali a casa entrambi!',
                hint: 'Pensa all’ordine: chi ha bisogno di chi?',
                done: 'Prima salta quello dietro, poi cammina quello davanti. Al contrario non avrebbe funzionato.',
            },
            bridge: {
                say: 'Costruisciti un ponte. Due prati: alla fine i tuoi soccorritori sono in d2 ed e3.',
                hint: 'Fai andare prima quello in d3 a e3. Chi può saltare, allora?',
                done: 'Il primo ha fatto il ponte, il secondo l’ha passato. Ora una partita vera, prima della cometa!',
            },
        },
    },
};
