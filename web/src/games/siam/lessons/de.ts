import type { Texts } from './index';

export const de: Texts = {
    enter: {
        title: 'Ins Spiel kommen',
        about: 'Bring dein erstes Tier aufs Brett.',
        steps: {
            in: {
                say: 'Du spielst die Elefanten. Alle fünf warten neben dem Brett. Setze einen in die unterste Reihe: Wähle ein Feld und dann, wohin er blickt.',
                hint: 'Ein schönes Feld, aber nimm bitte eines der markierten in der untersten Reihe.',
                done: 'Willkommen im Dschungel! Ein Tier, eine Aktion: Das war schon dein ganzer Zug.',
            },
            middle: {
                say: 'Tiere kommen immer am Rand ins Spiel. Versuch es einmal anders: Nimm einen Elefanten aus der Reserve und setze ihn auf ein markiertes Feld in der Mitte.',
                hint: 'Das ist erlaubt. Versuch etwas Verbotenes: einen Elefanten aus der Reserve auf ein markiertes Feld in der Mitte.',
                done: 'Genau. Wenn etwas nicht geht, erfährst du immer, warum und welche Regel das sagt.',
            },
            look: {
                say: 'Wohin ein Tier blickt, entscheidet, wen es schieben kann. Bring einen Elefanten auf a3 und lass ihn zum Felsen blicken.',
                hint: 'Wähle das Feld a3, links in der Reihe mit den Felsen.',
                done: 'Gut gemacht. Er blickt nach Osten, genau auf den Felsen.',
                hints: {
                    facing: 'Das richtige Feld! Aber von dort liegt der Felsen im Osten.',
                    other: 'Dein Elefant soll auf a3 stehen, links in der Reihe mit den Felsen.',
                },
            },
        },
    },
    walk: {
        title: 'Gehen und drehen',
        about: 'Ein Schritt in jede Richtung, mit neuem Blick.',
        steps: {
            step: {
                say: 'Dein Elefant auf c1 will sich die Beine vertreten. Geh mit ihm ein Feld weiter, wohin du willst.',
                hint: 'Wähle den Elefanten auf c1 und dann ein freies Feld daneben.',
                done: 'Ein Tier geht vor, zurück oder zur Seite. Wohin es blickt, spielt dabei keine Rolle.',
                hints: {
                    enter: 'So kommt ein zweiter Elefant dazu. Geh diesmal mit dem auf c1.',
                    turn: 'Jetzt hat er sich nur gedreht. Lass ihn auf ein freies Feld daneben gehen.',
                    leave: 'Jetzt hat er das Brett verlassen. Lass ihn auf ein freies Feld daneben gehen.',
                },
            },
            diagonal: {
                say: 'Geht es auch schräg? Probier es: von c2 nach b1 oder d1.',
                hint: 'Das ist erlaubt. Versuch b1 oder d1.',
                done: 'Nie schräg und nie weiter als ein Feld.',
            },
            turn: {
                say: 'Auch sich auf der Stelle zu drehen ist eine Aktion. Wähle den Elefanten auf c2, dann noch einmal sein Feld, und lass ihn nach Osten blicken.',
                hint: 'Der Elefant bleibt auf c2 und blickt nach rechts.',
                done: 'Eine Vierteldrehung oder eine halbe: Jede kostet einen Zug.',
                hints: {
                    way: 'Gedreht hat er sich, aber er soll nach Osten blicken, nach rechts.',
                    walked: 'Er ist gegangen. Diesmal bleibt er auf c2 und dreht sich nur.',
                },
            },
            both: {
                say: 'Noch besser: Wer geht, darf sich dabei umsonst drehen. Geh nach b2 und blicke auf den Felsen darüber.',
                hint: 'Geh mit dem Elefanten von c2 nach b2.',
                done: 'Schritt und Drehung in einer Aktion. So sparen gute Spieler viele Züge.',
                hints: {
                    facing: 'Das richtige Feld. Aber der Felsen liegt im Norden.',
                    other: 'Der Elefant soll nach b2.',
                },
            },
        },
    },
    leave: {
        title: 'Raus und wieder rein',
        about: 'Eine Abkürzung quer übers Brett.',
        steps: {
            home: {
                say: 'Dieser Elefant steht weit weg von allem. Von einem Randfeld darfst du ihn in die Reserve zurückholen. Wähle ihn und dann „Das Brett verlassen“.',
                hint: 'Wähle den Elefanten auf e5 und dann den Knopf „Das Brett verlassen“.',
                done: 'Er wartet wieder neben dem Brett. Kein Tier geht je verloren.',
                hints: {
                    walk: 'Das wäre ein langer Weg. Nimm ihn lieber vom Brett.',
                    enter: 'Das ist ein anderer. Nimm den Elefanten auf e5 vom Brett.',
                },
            },
            which: {
                say: 'Welcher deiner drei Elefanten könnte jetzt das Brett verlassen? Wähle ihn.',
                hint: 'Nur vom Rand. Welcher steht dort?',
                done: 'Der auf e3: Er steht auf einem Randfeld. Die anderen sind zu weit innen.',
            },
            back: {
                say: 'Im nächsten Zug kommt er dorthin, wo man ihn braucht. Bring ihn auf d1 herein, mit Blick nach Norden.',
                hint: 'Wähle das Feld d1 in der untersten Reihe.',
                done: 'In zwei Zügen von der Ecke auf die andere Seite. Zu Fuß hätte es länger gedauert.',
                hints: { facing: 'Das richtige Feld. Lass ihn jetzt nach Norden blicken, nach oben.' },
            },
        },
    },
    push: {
        title: 'Schieben!',
        about: 'Felsen weichen, wenn sich jemand dagegenstemmt.',
        steps: {
            rock: {
                say: 'Dein Elefant blickt genau auf einen Felsen. Wähle den Elefanten, dann den Felsen: Er schiebt.',
                hint: 'Wähle den Elefanten auf b2, dann den Felsen auf b3.',
                done: 'Der Felsen weicht um ein Feld, der Elefant rückt nach.',
                hints: {
                    walk: 'Das war ein Schritt zur Seite. Geh geradeaus, gegen den Felsen.',
                    turn: 'Er blickt schon richtig. Geh geradeaus, gegen den Felsen.',
                },
            },
            sideways: {
                say: 'Jetzt blickt der Elefant nach Osten. Versuch trotzdem, den Felsen über ihm zu schieben.',
                hint: 'Wähle den Elefanten auf b2, dann den Felsen auf b3.',
                done: 'Geschoben wird nur dorthin, wohin man blickt.',
            },
            heavy: {
                say: 'Drei Felsen in einer Reihe und ein Elefant. Versuch, sie zu schieben.',
                hint: 'Wähle den Elefanten auf a3, dann den Felsen auf b3.',
                done: 'Ein Tier schafft einen Felsen. Zwei Felsen brauchen zwei Tiere, drei Felsen drei.',
            },
            two: {
                say: 'Hier stehen zwei Elefanten hintereinander vor zwei Felsen. Schiebe mit dem hinteren.',
                hint: 'Der Elefant auf c1 steht hinten. Er schiebt nach c2.',
                done: 'Die ganze Linie rückt vor: zwei Tiere, zwei Felsen. Beim Schieben dreht sich niemand.',
                hints: { walk: 'Damit reißt die Linie ab. Schiebe mit dem Elefanten auf c1 geradeaus.' },
            },
        },
    },
    strength: {
        title: 'Wer ist stärker?',
        about: 'Tiere, die einander anblicken, heben sich auf.',
        steps: {
            face: {
                say: 'Ein Nashorn blickt deinem Elefanten direkt in die Augen. Versuch, es zu schieben.',
                hint: 'Wähle den Elefanten auf c2, dann das Nashorn auf c3.',
                done: 'Eins gegen eins: Nichts bewegt sich.',
            },
            help: {
                say: 'Hol Verstärkung! Bring einen zweiten Elefanten hinter den ersten, auf c1, mit gleichem Blick.',
                hint: 'Wähle das Feld c1. Der Elefant auf c2 soll bleiben, wo er ist.',
                done: 'Jetzt steht es zwei gegen eins. Die Nashörner sind anderswo beschäftigt.',
                hints: { facing: 'Hinter dem ersten, ja. Aber auch er muss nach Norden blicken.' },
            },
            shove: {
                say: 'Schiebe mit dem hinteren Elefanten.',
                hint: 'Der auf c1 schiebt nach c2, und die ganze Linie rückt nach Norden.',
                done: 'Zwei schieben, einer hält dagegen: Es bleibt eine Mehrheit, also rückt die Linie vor.',
            },
            edge: {
                say: 'Ein Nashorn, das zur Seite blickt, hält gar nicht dagegen. Schiebe dieses hier vom Brett.',
                hint: 'Wähle den Elefanten auf c4, dann das Nashorn auf c5.',
                done: 'Es kehrt in die Reserve seines Besitzers zurück. Aber seinen Platz ist es los.',
                hints: { walk: 'Geradeaus! Das Nashorn auf c5 blickt woandershin.' },
            },
        },
    },
    line: {
        title: 'Eine Linie lesen',
        about: 'Die Kraft geht von einem zum nächsten.',
        steps: {
            far: {
                say: 'Zwei Felsen und zwei Elefanten, die nach Osten blicken. Kann der Elefant auf a3 diese Linie schieben?',
                hint: 'Fang beim Schiebenden an und zähle bis zum zweiten Felsen. Wer schiebt da wirklich?',
                done: 'Nein. Der Elefant auf d3 steht jenseits der Felsen und schiebt nichts. Bis zum zweiten Felsen ist es ein Tier für zwei Felsen.',
                answers: { yes: 'Ja, zwei Tiere für zwei Felsen', no: 'Nein, einer steht auf der falschen Seite' },
            },
            behind: {
                say: 'Hilfe muss also von hinten kommen. Ein Tier darf auch dort hereinkommen, wo schon jemand steht: indem es schiebt. Bring eines auf a3 herein.',
                hint: 'Nimm einen Elefanten aus der Reserve nach a3, wo schon dein eigener steht.',
                done: 'Hereingeschoben! Zwei Tiere für zwei Felsen, und der Elefant ganz vorn wird einfach mitgenommen.',
            },
            friend: {
                say: 'Ein Nashorn, das in deine Richtung blickt, schiebt mit, ob es will oder nicht. Kann der Elefant auf b1 hier schieben?',
                hint: 'Zähle alle, die nach Norden blicken, egal wem sie gehören.',
                done: 'Ja: Elefant und Nashorn blicken beide nach Norden, zwei Tiere für zwei Felsen.',
                answers: { yes: 'Ja, das Nashorn hilft', no: 'Nein, das Nashorn ist im Weg' },
            },
            gap: {
                say: 'Nur wer sich berührt, rückt mit. Schiebe das Nashorn und achte auf den Felsen ganz oben.',
                hint: 'Wähle den Elefanten auf c2, dann das Nashorn auf c3.',
                done: 'Der Felsen ist geblieben, wo er war: Die Lücke hat den Schub aufgefangen.',
                hints: { walk: 'Geradeaus, gegen das Nashorn auf c3.' },
            },
        },
    },
    credit: {
        title: 'Wem gehört der Sieg?',
        about: 'Das Tier, das dem Felsen am nächsten ist, entscheidet.',
        steps: {
            win: {
                say: 'Der erste Felsen, der das Brett verlässt, beendet das Spiel. Schiebe ihn hinunter!',
                hint: 'Wähle den Elefanten auf c4, dann den Felsen auf c5.',
                done: 'Gewonnen! Das nächste Tier hinter dem Felsen war deines und blickte in seine Richtung.',
            },
            theirs: {
                say: 'Dein Elefant könnte hier schieben, und der Felsen fiele. Aber wer würde gewinnen?',
                hint: 'Geh vom Felsen zurück zum Schiebenden. Wer blickt als Erster nach Norden?',
                done: 'Die Nashörner! Ihr Tier ist dem Felsen am nächsten und blickt in seine Richtung. Dann schiebe nie.',
                answers: { you: 'Die Elefanten, denn sie schieben', they: 'Die Nashörner, denn sie sind näher' },
            },
            aside: {
                say: 'Fast dasselbe. Aber jetzt blickt das Nashorn zur Seite. Wer würde gewinnen?',
                hint: 'Ein Tier, das zur Seite blickt, zählt nicht. Wer kommt danach?',
                done: 'Du. Ein Tier, das anderswohin blickt, wird übersprungen.',
                answers: { you: 'Die Elefanten', they: 'Die Nashörner' },
            },
            choose: {
                say: 'Zwei Felsen stehen vor dem Fall. Schiebe den richtigen.',
                hint: 'Einer deiner Elefanten steht direkt hinter einem Felsen und blickt ihn an.',
                done: 'Genau. Sieh nach, wer am nächsten ist, bevor du schiebst.',
                hints: {
                    theirs: 'Der Felsen fällt, aber das Nashorn auf c4 ist näher: Du würdest verlieren. Finde den anderen Felsen.',
                },
            },
        },
    },
    race: {
        title: 'Der schnelle Sieg',
        about: 'Fünf Züge, wenn niemand aufpasst.',
        steps: {
            enter: {
                say: 'Nehmen wir an, die Nashörner träumen. Wie schnell kannst du gewinnen? Bring einen Elefanten auf c1, mit Blick nach Norden.',
                hint: 'Das Feld c1 liegt unter dem mittleren Felsen.',
                done: 'Ein Felsen, ein Elefant, ein gerader Weg zum Rand.',
                hints: { facing: 'Das richtige Feld. Der Felsen liegt im Norden.' },
            },
            walk: {
                say: 'Das Nashorn geht nur spazieren. Geh zum Felsen hinauf und blicke weiter nach Norden.',
                hint: 'Von c1 nach c2, mit Blick nach Norden.',
                done: 'Kontakt. Ab jetzt ist jeder Zug ein Schub.',
                hints: { facing: 'Das richtige Feld, aber lass den Felsen nicht aus den Augen.' },
            },
            first: { say: 'Schiebe.', hint: 'Von c2 gegen den Felsen auf c3.', done: 'Noch zweimal.' },
            second: {
                say: 'Und noch einmal.',
                hint: 'Von c3 gegen den Felsen auf c4.',
                done: 'Der Felsen steht am Rand.',
            },
            off: {
                say: 'Jetzt hinunter mit ihm.',
                hint: 'Von c4 gegen den Felsen auf c5.',
                done: 'In fünf Zügen gewonnen. Pass also auf, wenn die anderen anfangen!',
            },
            long: {
                say: 'Und nun der längste Schub, den es gibt. Fünf Figuren füllen die Reihe, drei davon sind Felsen. Gewinne sofort!',
                hint: 'Zwei Tiere reichen nicht für drei Felsen. Wo kann ein drittes hereinkommen?',
                done: 'Drei Tiere, drei Felsen, und der letzte fällt. Wer hereinkommt, schiebt mit.',
                hints: { few: 'Zwei Elefanten schaffen keine drei Felsen. Hol einen dritten hinter sie.' },
            },
        },
    },
    defend: {
        title: 'Die Linie halten',
        about: 'So hält man einen Schub auf.',
        steps: {
            wall: {
                say: 'Das Nashorn will den Felsen nach Osten schieben. Halte es auf: Stell einen Elefanten hinter den Felsen, mit Blick auf ihn.',
                hint: 'Das freie Feld hinter dem Felsen ist e3.',
                done: 'Einer schiebt, einer hält dagegen: Das Nashorn steckt fest. An dir kommen nur zwei vorbei.',
                hints: { facing: 'Das richtige Feld. Aber nur wer dem Schiebenden entgegenblickt, hält dagegen.' },
            },
            aside: {
                say: 'Gefahr! Das Nashorn auf d3 gewinnt mit dem nächsten Schub. Finde einen Zug, der es aufhält.',
                hint: 'Dein Elefant auf d2 sieht das Nashorn von der Seite. Was könnte er tun?',
                done: 'Zur Seite geschoben! Von dort hält auch das stärkste Tier nicht dagegen.',
            },
            danger: {
                say: 'Sieh jetzt mit den Augen der Nashörner. Ihr Tier auf c3 schiebt nach Osten. Was geschieht?',
                hint: 'Der Elefant auf d3 blickt zur Seite. Hält er dagegen? Zählt er?',
                done: 'Die Nashörner gewinnen: Wer zur Seite blickt, hält nicht dagegen und zählt nicht. In der nächsten Lektion drehst du den Spieß um.',
                answers: {
                    rhinos: 'Der Felsen fällt, die Nashörner gewinnen',
                    elephants: 'Der Felsen fällt, die Elefanten gewinnen',
                    no: 'Sie können hier nicht schieben',
                },
            },
        },
    },
    trick: {
        title: 'Ein erster Trick',
        about: 'Lass die anderen arbeiten.',
        steps: {
            turn: {
                say: 'Das Nashorn droht zu gewinnen. Eine stille Drehung deines Elefanten ändert alles: Danach würde ein Schub für dich gewinnen. Finde sie.',
                hint: 'Wer entscheidet? Das nächste Tier, das in die Richtung des Felsens blickt.',
                done: 'Was für eine Drehung! Schiebt das Nashorn jetzt, dann schiebt es für dich. Und du drohst selbst zu gewinnen.',
                hints: {
                    back: 'Das hält die Linie. Gut, aber du kannst ihm auch den Sieg wegnehmen.',
                    south: 'Er blickt noch immer zur Seite: Das Nashorn würde gewinnen.',
                    away: 'Wer wegläuft, überlässt dem Nashorn den Felsen.',
                },
            },
            finish: {
                say: 'Das Nashorn weicht zurück. Beende das Spiel.',
                hint: 'Dein Elefant auf d3 steht direkt hinter dem Felsen.',
                done: 'Gewonnen. Dreh dich rechtzeitig, und die Linie gehört dir.',
            },
            borrow: {
                say: 'Eine letzte Aufgabe. Zwei Felsen, und ein Nashorn mitten in deiner Linie. Gewinne sofort.',
                hint: 'Wer blickt nach Osten? Zähle alle. Wer ist den Felsen am nächsten?',
                done: 'Das Nashorn musste helfen, und der vordere Elefant holte den Sieg. Jetzt bist du bereit für eine richtige Partie!',
            },
        },
    },
};
