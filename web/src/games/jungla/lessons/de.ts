import type { Texts } from './index';

export const de: Texts = {
    aim: {
        title: 'Die Jagd',
        about: 'Wie man punktet und wie man gewinnt.',
        steps: {
            hunt: {
                say: 'Du führst die Ritter, von unten. Die goldenen Felder oben sind Jagdfelder. Geh mit dem Geparden auf h12 auf die Jagd.',
                hint: 'Wähle den Geparden auf h12, dann das goldene Feld h13. Nach der Jagd geht er heim: Wähle, wohin.',
                done: 'Ein Punkt! Nach der Jagd kehrt das Tier in seine Höhle zurück und kann neu aufbrechen.',
                hints: {
                    other: 'Lass den Wolf daheim. Der Gepard steht direkt vor einem Jagdfeld.',
                    zone: 'Geradeaus! Das goldene Feld h13 liegt direkt vor ihm.',
                },
            },
            turtle: {
                say: 'Die Schildkröte ist die langsamste von allen. Was ist ihre Jagd wert?',
                hint: 'Ihr Weg ist so lang. Das sollte belohnt werden.',
                done: 'Zwei Punkte. Wer die Schildkröte ans Ziel bringt, hat fast die Hälfte geschafft.',
                answers: {
                    one: 'Einen Punkt, wie jede Jagd',
                    two: 'Zwei Punkte',
                    none: 'Nichts: Schildkröten jagen nicht',
                },
            },
            win: {
                say: 'Du hast vier Punkte. Mit fünf gewinnst du. Jage!',
                hint: 'Der Gorilla auf g12 steht direkt unter einem Jagdfeld.',
                done: 'Gewonnen! Sobald jemand fünf Punkte hat, ist das Spiel aus.',
            },
            last: {
                say: 'Es geht auch anders. Die Piraten haben nur noch einen Wolf und ihre Schildkröte. Nimm den Wolf gefangen.',
                hint: 'Der Löwe auf f3 blickt genau auf den Wolf auf f6.',
                done: 'Auch gewonnen: Alle Gegner sind gefangen, bis auf die Schildkröte, und die kann man nie fangen.',
            },
        },
    },
    den: {
        title: 'Deine Höhle',
        about: 'Wo deine fünfzehn Tiere anfangen.',
        steps: {
            front: {
                say: 'Vor dem Spiel stellen beide ihre Tiere auf, immer drei auf einmal. Stell deinen Löwen in die Höhle unten: die gelben und hellblauen Felder.',
                hint: 'Nimm den Löwen neben dem Brett und stell ihn in die vordere Reihe deiner Höhle.',
                done: 'Du wählst auch, wohin er blickt. Im Norden ist der Gegner.',
            },
            second: {
                say: 'Die Höhle hat zwei Reihen. Versuch, den Löwen gleich in die hintere zu stellen.',
                hint: 'Das ist erlaubt. Versuch ein markiertes Feld in der untersten Reihe.',
                done: 'Zuerst das Feld davor, dann das dahinter.',
            },
            behind: {
                say: 'Dein Löwe steht vorn auf d2. Jetzt ist das Feld hinter ihm offen: Stell irgendein Tier auf d1.',
                hint: 'Das Feld d1 liegt hinter dem Löwen. Jedes Tier ist recht.',
                done: 'So füllt sich eine Höhle, von vorn nach hinten.',
            },
            spider: {
                say: 'Die hellblauen Felder sind Wasser. Versuch, die Spinne dorthin zu stellen.',
                hint: 'Nimm die Spinne und eines der markierten Felder.',
                done: 'Spinnen und Wasser passen nicht zusammen, jetzt nicht und später nicht.',
            },
        },
    },
    turn: {
        title: 'Zwei Tiere, zwei Aktionen',
        about: 'Woraus ein Zug besteht.',
        steps: {
            first: {
                say: 'In jedem Zug handelst du zweimal, mit zwei verschiedenen Tieren. Erste Aktion: Geh mit dem Wolf von f3 nach f6, Blick nach Norden.',
                hint: 'Wähle den Wolf auf f3, dann das Feld f6.',
                done: 'Das war die erste Aktion. Eine fehlt noch.',
                hints: {
                    facing: 'Das richtige Feld. Lass ihn nach Norden blicken, geradeaus.',
                    wolf: 'Das kann ein Wolf. Aber geh bitte nach f6.',
                },
            },
            again: {
                say: 'Darf der Wolf in diesem Zug noch einmal handeln?',
                hint: 'Zwei Aktionen, aber von zwei verschiedenen Tieren.',
                done: 'Nein. Jetzt muss ein anderes Tier handeln.',
                answers: { yes: 'Ja, eine Aktion ist noch übrig', no: 'Nein, es muss ein anderes Tier sein' },
            },
            second: {
                say: 'Auch eine Drehung auf der Stelle ist eine Aktion. Lass den Löwen auf c3 nach Osten blicken.',
                hint: 'Wähle den Löwen, dann noch einmal sein Feld, und Osten.',
                done: 'Ziehen oder drehen: Beides sind Aktionen. Jetzt sind die Piraten am Zug.',
                hints: {
                    way: 'Gedreht hat er sich, aber er soll nach Osten blicken, nach rechts.',
                    moved: 'Er ist gezogen. Diesmal dreht er sich nur.',
                },
            },
            pair: {
                say: 'Die Piraten haben gezogen. Ein neuer Zug, und der Wolf darf wieder. Lass ihn vier Felder geradeaus laufen.',
                hint: 'Vier Felder von f6: Das ist f10.',
                done: 'Plane deine Züge paarweise: Ein Tier bereitet vor, das andere schlägt zu.',
                hints: { wolf: 'Nicht weit genug, oder nicht gerade. Er erreicht f10.' },
            },
        },
    },
    move: {
        title: 'Blicken und laufen',
        about: 'Die Richtung hängt vom Blick ab.',
        steps: {
            run: {
                say: 'Der Pfeil an jeder Figur zeigt, wohin sie blickt. Der Gepard läuft bis zu sechs Felder, nach vorn und schräg nach vorn. Lauf, so weit es geht: bis f9.',
                hint: 'Wähle den Geparden auf f3, dann f9.',
                done: 'Sechs Felder auf einmal. Niemand ist schneller.',
                hints: { short: 'Er kann mehr. Lauf bis f9.', other: 'Der Löwe kann warten. Wähle den Geparden.' },
            },
            back: {
                say: 'Aber rückwärts läuft er nie. Probier es.',
                hint: 'Wähle den Geparden auf f6, dann ein Feld hinter ihm.',
                done: 'Um zurückzulaufen, muss er sich erst umdrehen. Jedes Tier hat seine eigenen Richtungen.',
            },
            exact: {
                say: 'Zahlen gelten genau. Das Känguru geht ein, zwei, fünf oder sechs Felder. Versuch drei oder vier: j7 oder j8.',
                hint: 'Wähle das Känguru auf j4, dann j7 oder j8.',
                done: 'Weder drei noch vier. Was nicht auf seiner Karte steht, kann es nicht.',
            },
            arrive: {
                say: 'Bei der Ankunft darfst du dich umsonst drehen. Ein Wolf geht nur geradeaus und zurück. Geh nach f6 und lass ihn nach Osten blicken.',
                hint: 'Wähle den Wolf auf f3, dann f6, dann Osten.',
                done: 'Nächstes Mal kann er nach Osten. Denk beim Blick immer einen Zug voraus.',
                hints: {
                    facing: 'Das richtige Feld. Lass ihn jetzt nach Osten blicken, nach rechts.',
                    wolf: 'Geh bitte nach f6.',
                },
            },
        },
    },
    strike: {
        title: 'Gefangene machen',
        about: 'Wer auf einem Gegner landet, fängt ihn.',
        steps: {
            take: {
                say: 'Wer auf einem Gegner landet, nimmt ihn gefangen. Der Piratenwolf auf f6 ist drei Felder entfernt: Fang ihn mit dem Löwen.',
                hint: 'Wähle den Löwen auf f3, dann den Wolf auf f6.',
                done: 'Gefangen. Fast jedes Tier kann jedes andere fangen: Nicht Stärke zählt, sondern Reichweite.',
            },
            block: {
                say: 'Könnte der Löwe am Wolf vorbei bis f7 laufen? Probier es.',
                hint: 'Wähle den Löwen auf f3, dann f7.',
                done: 'Niemand kommt an einem anderen Tier vorbei, außer wer springen kann.',
            },
            several: {
                say: 'Nashorn, Elefant und Gorilla sind Zerstörer: Sie fangen alle, die im Weg stehen. Fang zwei mit dem Nashorn.',
                hint: 'Das Nashorn läuft bis zu drei Felder. Lauf über den ersten Gegner hinaus.',
                done: 'Zwei Gefangene in einer Aktion. Stell dich nie in einer Reihe vor einen Zerstörer!',
                hints: { one: 'Das ist einer. Lauf weiter, dann hast du zwei.' },
            },
            home: {
                say: 'Eine Schildkröte kann man nicht fangen. Was geschieht also, wenn dein Wolf auf einer landet?',
                hint: 'Ihr geschieht nichts. Aber sie verliert viel Zeit.',
                done: 'Ihr Besitzer stellt sie in die Höhle zurück. Und sie war schon so weit gekommen!',
                answers: {
                    prison: 'Sie wird trotzdem gefangen',
                    home: 'Sie wird heimgeschickt',
                    no: 'Das ist nicht erlaubt',
                },
            },
        },
    },
    runners: {
        title: 'Läufer',
        about: 'Gazelle, Giraffe, Zebra und Känguru.',
        steps: {
            front: {
                say: 'Läufer sind schwer zu fangen. Das Zebra blickt nach Süden, auf deinen Wolf. Versuch, es von vorn zu fangen.',
                hint: 'Wähle den Wolf auf f3, dann das Zebra auf f6.',
                done: 'Weder von vorn noch von hinten.',
            },
            side: {
                say: 'Von der Seite geht es. Wer kann das Zebra fangen?',
                hint: 'Der Löwe auf d6 kommt von Westen, das Zebra blickt nach Süden.',
                done: 'Von der Seite gefangen. Sieh also nach, wohin ein Läufer blickt, bevor du ihn jagst.',
                hints: { lion: 'Das richtige Tier. Das Zebra steht zwei Felder östlich von ihm.' },
            },
            cheetah: {
                say: 'Ein Tier fängt Läufer von jeder Seite: der Gepard. Fang das Zebra.',
                hint: 'Wähle den Geparden auf f3, dann das Zebra auf f6.',
                done: 'Das können nur der Gepard und andere Läufer.',
            },
            own: {
                say: 'Dafür gehen Läufer nur nach vorn und zur Seite. Versuch, mit deiner Gazelle auf ein markiertes Feld zu gehen.',
                hint: 'Wähle die Gazelle auf f5, dann ein markiertes Feld.',
                done: 'Nicht zurück, nicht schräg. Und einmal draußen, läuft sie nicht mehr in ihre Höhle.',
            },
        },
    },
    leap: {
        title: 'Um die Ecke und drüber',
        about: 'Wege, die nicht gerade sind.',
        steps: {
            knight: {
                say: 'Löwe, Tiger und Wolf können um die Ecke gehen: drei oder vier Felder, das letzte zur Seite. Geh mit dem Löwen nach b5.',
                hint: 'Zwei Felder nach Norden, dann eines nach links: b5.',
                done: 'Eine L-Bewegung. Löwe und Tiger machen sie nur nach vorn, der Wolf auch nach hinten.',
                hints: { lion: 'Ein guter Zug, aber nicht dieser. Geh nach b5.' },
            },
            path: {
                say: 'Vor dem Löwen steht dein eigener Wolf. Kommt der Löwe trotzdem mit einer L-Bewegung nach g6?',
                hint: 'Er ginge zuerst nach Norden. Ist der Weg frei?',
                done: 'Nein: Der Löwe geht jedes Feld des Weges.',
                answers: { yes: 'Ja, er geht um den Wolf herum', no: 'Nein, der Weg ist versperrt' },
            },
            over: {
                say: 'Ein Gorilla springt einfach. Spring über den Wolf nach f5.',
                hint: 'Wähle den Gorilla auf f3, dann f5.',
                done: 'Über Freunde und Gegner, so viele es sind. Gegner darf er dabei gefangen nehmen.',
                hints: {
                    gorilla: 'Spring über den Wolf: f5 liegt direkt hinter ihm.',
                    wolf: 'Der Wolf kann bleiben. Der Gorilla springt.',
                },
            },
            long: {
                say: 'Auch das Känguru springt, und zwar weit: fünf oder sechs Felder. Spring über beide Freunde nach j9.',
                hint: 'Von j4 sind es fünf Felder bis j9.',
                done: 'Was für ein Satz! Kängurus tauchen auf, wo sie niemand erwartet.',
                hints: { kangaroo: 'Weiter! Das Feld j9 ist fünf entfernt.' },
            },
        },
    },
    water: {
        title: 'Flüsse',
        about: 'Wer schwimmt, wer watet, wer anhält.',
        steps: {
            stop: {
                say: 'Flüsse halten jeden auf, der vom Land kommt. Versuch, mit dem Geparden hinüberzulaufen, nach f3.',
                hint: 'Wähle den Geparden auf d3, dann f3.',
                done: 'Er muss im ersten Wasserfeld anhalten. Niemand überspringt einen Fluss, nicht einmal das Känguru.',
            },
            wade: {
                say: 'Dann steig eben in den Fluss.',
                hint: 'Der Fluss fließt durch e3.',
                done: 'Nächstes Mal startet er im Wasser, und dort schafft der Gepard nur ein Feld. Flüsse kosten Zeit.',
            },
            swim: {
                say: 'Krokodil, Nilpferd und Anakonda sind hier zu Hause. Schwimm mit dem Krokodil von e1 nach e4.',
                hint: 'Wähle das Krokodil auf e1, dann e4.',
                done: 'Im Wasser schafft ein Krokodil zwei bis fünf Felder. Die Flüsse sind seine Straßen.',
                hints: { crocodile: 'Geradeaus den Fluss hinauf, nach e4.' },
            },
            one: {
                say: 'Eines können sie nicht: im Wasser nur ein Feld weit gehen. Probier es.',
                hint: 'Wähle das Krokodil auf e1, dann e2.',
                done: 'Am sichersten vor einem Krokodil ist man also direkt vor seiner Nase.',
            },
        },
    },
    web: {
        title: 'Das Netz',
        about: 'Acht Felder, die keiner mag.',
        steps: {
            caught: {
                say: 'Um jede Spinne liegt ein Netz. Dein Wolf könnte den Geparden auf e7 fangen, mitten im Netz. Was würde geschehen?',
                hint: 'Der Gepard ist gefangen. Aber wo steht der Wolf dann?',
                done: 'Der Gepard ist gefangen und der Wolf mit ihm. Wer in einem gegnerischen Netz anhält, wird gefangen.',
                answers: {
                    one: 'Der Gepard ist gefangen, dem Wolf geht es gut',
                    both: 'Beide sind gefangen',
                    no: 'Er darf nicht dorthin',
                },
            },
            spin: {
                say: 'Jetzt spinnst du. Geh mit deiner Spinne nach b9, neben zwei Piraten.',
                hint: 'Wähle die Spinne auf d9, dann b9.',
                done: 'Beide stehen nun in deinem Netz. Gefangen sind sie noch nicht: Die Piraten haben einen Zug, sie zu retten.',
                hints: {
                    one: 'Von dort reicht das Netz nicht zu beiden. Geh nach b9.',
                    other: 'Geh nach b9: Dort berührt es beide.',
                },
            },
            danger: {
                say: 'Die Piraten retten ihren Wolf und ziehen dann mit dem Nilpferd. Was wird aus dem Geparden?',
                hint: 'Ihr Zug ist vorbei, und er steht noch immer im Netz.',
                done: 'Gefangen. Mit zwei Aktionen hätten sie beide retten können. Das Netz kostet Zeit, das ist seine Stärke.',
                answers: { caught: 'Er wird gefangen', free: 'Er ist jetzt sicher' },
            },
            flee: {
                say: 'Nun steht dein Wolf in einem Netz. Du hast noch eine Aktion: Rette ihn.',
                hint: 'Verlass die acht Felder um die Spinne. Oder gibt es etwas Besseres?',
                done: 'Gerettet. Er hätte auch die Spinne fangen können: Mit ihr verschwindet das Netz.',
                hints: { turn: 'Drehen hilft nicht. Er muss aus dem Netz heraus.' },
            },
        },
    },
    prison: {
        title: 'Gefangene befreien',
        about: 'Eine mutige Tat, die etwas kostet.',
        steps: {
            enter: {
                say: 'Elefant und Gazelle sind gefangen. Das Gefängnis der Piraten ist auf a10. Geh mit dem Wolf hinein.',
                hint: 'Wähle den Wolf auf a9, dann das Gefängnis auf a10.',
                done: 'Drin! Das kostet deinen ganzen Zug. Wähle jetzt, wen du befreist.',
                hints: { other: 'Das Gefängnis ist auf a10, direkt vor der Nase des Wolfs.' },
            },
            free: {
                say: 'Befreie den Elefanten: Stell ihn in deine Höhle.',
                hint: 'Nimm den Elefanten neben dem Brett und stell ihn in deine Höhle.',
                done: 'Frei! Bis zu fünf kommen auf einmal heraus. Der Wolf bleibt als Gefangener zurück.',
                hints: { gazelle: 'Die Gazelle kann später kommen. Fang mit dem Elefanten an.' },
            },
            price: {
                say: 'Du hörst jetzt auf zu befreien. Was bekommen die Piraten dafür?',
                hint: 'So eine Tat hat ihren Preis. Ein gewöhnlicher Zug hat zwei Aktionen.',
                done: 'Einen Bonuszug mit drei Aktionen. Befreie, wenn mehrere warten und nichts in Gefahr ist.',
                answers: { two: 'Nichts: einen gewöhnlichen Zug', three: 'Einen Zug mit drei Aktionen' },
            },
        },
    },
    zone: {
        title: 'Die Verteidigungszone',
        about: 'Die roten Felder vor dem Ziel.',
        steps: {
            stop: {
                say: 'Rote Felder schützen die Jagdfelder. Versuch, geradewegs bis h13 durchzulaufen.',
                hint: 'Wähle den Geparden auf h10, dann h13.',
                done: 'Auf dem ersten roten Feld des Gegners hält jeder an.',
            },
            inside: {
                say: 'Jetzt steht er drin. Versuch es noch einmal: h13 ist zwei Felder entfernt.',
                hint: 'Wähle den Geparden auf h11, dann h13.',
                done: 'In der Zone geht es nur Feld für Feld. Das gibt den Verteidigern Zeit.',
            },
            spring: {
                say: 'Und wie verteidigt man sich? Ein Piratengepard steht in deiner Zone, auf g3. Triff ihn mit dem Löwen.',
                hint: 'Wähle den Löwen auf f4, dann den Geparden auf g3.',
                done: 'Ein Sprungangriff: Der Löwe trifft und steht wieder auf seinem Feld. In der eigenen Zone darf er nicht bleiben.',
                hints: { lion: 'Der Gepard steht auf g3, schräg hinter dem Löwen.' },
            },
            armour: {
                say: 'Ein Löwe, der jagt, kommt in Rüstung heim. Jage mit ihm.',
                hint: 'Wähle den Löwen auf h12, dann das Jagdfeld h13.',
                done: 'Der erste Treffer nimmt ihm nun nur die Rüstung, und der Angreifer springt zurück.',
                hints: { turtle: 'Die Schildkröte kommt noch dran. Jage mit dem Löwen.' },
            },
        },
    },
    trick: {
        title: 'Erste Tricks',
        about: 'Zwei Treffer und eine Hintertür.',
        steps: {
            pair: {
                say: 'Der Tiger trägt eine Rüstung. Zwei Treffer von zwei Tieren fangen ihn in einem Zug. Fang mit dem Wolf an.',
                hint: 'Der Wolf auf f4 blickt genau auf den Tiger auf f6.',
                done: 'Die Rüstung ist weg, und der Wolf steht wieder auf f4.',
                hints: {
                    lion: 'Das ginge auch. Aber fang mit dem Wolf an.',
                    other: 'Der Wolf auf f4 blickt genau auf den Tiger auf f6.',
                },
            },
            pounce: {
                say: 'Und jetzt der Löwe!',
                hint: 'Der Löwe auf d6 erreicht f6.',
                done: 'Der Tiger ist gefangen. Erst brechen, dann nehmen: Dafür sind zwei Aktionen da.',
            },
            flank: {
                say: 'Die Hintertür: Von der Wasserhöhle auf e12 ist es ein einziger Schritt in die Zone. Du hast vier Punkte.',
                hint: 'Geh nach f12, auf das erste rote Feld.',
                done: 'In der Zone. Die Vordertür hätte einen Zug mehr gekostet.',
                hints: { lion: 'Geh nach f12, auf das rote Feld neben dem Löwen.' },
            },
            corner: {
                say: 'Die Piraten haben es nicht kommen sehen. Gewinne!',
                hint: 'Von f12 liegt ein Jagdfeld schräg voraus.',
                done: 'Fünf Punkte. Behalte die Flanken im Auge, auf beiden Seiten. Gute Jagd!',
                hints: { lion: 'Schräg voraus liegt g13, ein Jagdfeld.' },
            },
        },
    },
};
