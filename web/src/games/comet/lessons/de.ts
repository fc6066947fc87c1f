import type { Texts } from './index';

export const de: Texts = {
    hatch: {
        title: 'Schlüpfen',
        about: 'Ein Tier kommt aus dem Ei.',
        steps: {
            begin: {
                say: 'Ein Komet kommt! Bring deine Tiere zur Höhle ganz oben. In jedem Zug tust du eines: schlüpfen lassen, bewegen oder rasten. Fang mit dem Schlüpfen an.',
                hint: 'Wähle den Knopf „Schlüpfen“.',
                done: 'Ein guter Anfang. Nun zum Ei.',
            },
            nest: {
                say: 'Die Zahl auf dem Ei sagt, wie weit das Nest von der Höhle entfernt ist. Lass den Dodo schlüpfen: Wähle seine Karte, dann ein Nest mit der Zahl 4.',
                hint: 'Wähle die Karte des Dodos in deiner Hand, dann ein markiertes Nest.',
                done: 'Dein Retter steht auf dem Nest, und der Dodo kommt mit. Das war dein Zug.',
                hints: { other: 'Auch ein schönes Tier, aber lass bitte den Dodo schlüpfen.' },
            },
            wrong: {
                say: 'Nester näher an der Höhle wären praktisch. Versuch, den Dodo auf einem markierten Nest mit einer 3 schlüpfen zu lassen.',
                hint: 'Wähle die Karte des Dodos, dann ein Nest mit einer anderen Zahl.',
                done: 'Die Zahl muss passen. Nahe Nester sind für Tiere mit wenigen Punkten.',
            },
            taken: {
                say: 'Jetzt sind beide Nester mit der 4 besetzt. Wo kann der Dodo schlüpfen?',
                hint: 'Geh zur nächsthöheren Zahl, die ein freies Nest hat.',
                done: 'Richtig, auf einer 5: der nächsthöheren Zahl. Volle Nester kosten dich einen Schritt.',
                hints: {
                    other: 'Lass bitte den Dodo schlüpfen: Seine Nester mit der 4 sind besetzt, was kommt also danach?',
                },
            },
        },
    },
    move: {
        title: 'Bewegen',
        about: 'Karten bezahlen den Weg.',
        steps: {
            main: {
                say: 'Dein Dodo wartet auf c4. Zum Bewegen spielst du eine Karte: Ihre Symbole sind deine Schritte. Spiel das Quagga, es zeigt Wiese und Wüste.',
                hint: 'Wähle die Karte des Quaggas in deiner Hand.',
                done: 'Die Karte ist weg, ihre zwei Symbole gehören dir.',
                hints: {
                    card: 'Auch möglich. Aber spiel bitte das Quagga.',
                    other: 'Jetzt nicht. Spiel das Quagga, um dich zu bewegen.',
                },
            },
            step: {
                say: 'Jedes Symbol ist ein Schritt auf ein Feld seiner Art. Geh in die Wüste auf c3.',
                hint: 'Wähle deinen Retter auf c4, dann c3.',
                done: 'Ein Schritt, ein Symbol. Die Wiese blieb übrig, aber in der Nähe ist keine, also endete das Bewegen von selbst.',
            },
            wrong: {
                say: 'Du hast Wiese und Wüste. Versuch, auf ein markiertes Feld zu gehen, wo Dschungel, Lava oder Wasser ist.',
                hint: 'Wähle deinen Retter auf c4, dann ein markiertes Feld.',
                done: 'Das Symbol muss zu dem Feld passen, auf dem der Schritt endet.',
            },
            way: {
                say: 'Du darfst in jede Richtung gehen, auch zur Seite oder zurück. Du hast Wiese und Wasser. Geh auf die Wiese auf g4.',
                hint: 'Wähle deinen Retter auf f4, dann g4.',
                done: 'Wähle Karten und Weg immer zusammen.',
                hints: { water: 'Das war Wasser. Gib zuerst die Wiese aus: Geh nach g4.' },
            },
        },
    },
    joker: {
        title: 'Joker',
        about: 'Karten, die überall passen.',
        steps: {
            play: {
                say: 'Beim Bewegen spielst du eine Karte und dazu beliebig viele Jokerkarten. Spiel die Maclear-Ratte dazu.',
                hint: 'Wähle die Karte mit dem Joker in deiner Hand.',
                done: 'Jetzt hast du einen Joker im Vorrat.',
                hints: { end: 'Nicht so schnell. Du hast noch eine Jokerkarte auf der Hand.' },
            },
            any: {
                say: 'Ein Joker steht für jedes Gelände. Geh nach Norden, in den Dschungel auf c2.',
                hint: 'Wähle deinen Retter auf c3, dann c2.',
                done: 'Joker schließen Lücken. Spar sie dir für die letzten Schritte.',
                hints: {
                    step: 'Der Joker kann das. Aber c2 liegt näher an der Höhle.',
                    end: 'Gib zuerst deinen Joker aus.',
                },
            },
            second: {
                say: 'Der Riesenalk zeigt zweimal Wasser und keinen Joker. Darfst du ihn auch dazuspielen?',
                hint: 'Eine Karte, und Jokerkarten dazu.',
                done: 'Nein. Für eine zweite Karte ohne Joker brauchst du eine Fähigkeit, die das erlaubt.',
                answers: { yes: 'Ja, jede Karte', no: 'Nein, nur Jokerkarten' },
            },
        },
    },
    jump: {
        title: 'Springen',
        about: 'Andere sind Trittsteine.',
        steps: {
            one: {
                say: 'Die Riesenschildkröte ist im Weg? Nein, sie ist eine Brücke! Spring über sie auf die Wiese auf e3. Du bezahlst nur, wo du landest.',
                hint: 'Wähle deinen Retter auf e5, dann e3 hinter der Schildkröte.',
                done: 'Zwei Felder für ein Symbol.',
                hints: { other: 'Das ist ein Schritt ohne Sprung. Geh über die Schildkröte nach e3.' },
            },
            chain: {
                say: 'Jetzt steht jemand auf e3. Noch besser: Spring über beide auf die Wiese auf d2.',
                hint: 'Von e5 über e4 und e3 nach d2.',
                done: 'Drei Felder für ein Symbol! Ketten dürfen Kurven haben und so lang sein, wie du sie findest.',
                hints: { other: 'Du kommst weiter: über die Schildkröte und den Retter dahinter.' },
            },
            nest: {
                say: 'Mit einem Joker könntest du doch überall landen? Versuch das leere Nest auf f3.',
                hint: 'Wähle deinen Retter auf e5, dann das Nest auf f3.',
                done: 'Schritte enden nie auf einem Nest. Auch überspringen kann man ein leeres nicht.',
            },
        },
    },
    cave: {
        title: 'In die Höhle',
        about: 'Gerettet und sofort nützlich.',
        steps: {
            in: {
                say: 'Die Höhle liegt vor dir, und du hast nur Lava. Das reicht: Jedes Symbol führt in die Höhle. Hinein!',
                hint: 'Wähle deinen Retter auf d1, dann die Höhle.',
                done: 'Das Quagga ist gerettet und bringt Punkte. Dein Retter ist frei für ein neues Ei.',
            },
            first: {
                say: 'Gerettete Tiere helfen dir. Bring den Riesenalk auf d1 in die Höhle.',
                hint: 'Wähle den Retter auf d1, dann die Höhle.',
                done: 'Der Riesenalk ist gerettet, und seine Fähigkeit gehört ab jetzt dir.',
                hints: { two: 'Das ist der Dodo, der keine Fähigkeit hat. Nimm zuerst den Retter auf d1.' },
            },
            use: {
                say: 'Deine Symbole sind verbraucht, aber der Riesenalk gibt dir eines: Wasser. Nutze ihn.',
                hint: 'Wähle die Karte des Riesenalks bei deinen Tieren.',
                done: 'Die Karte liegt jetzt quer. Sie bleibt gedreht, bis du rastest.',
                hints: { end: 'Noch nicht aufhören. Der Riesenalk kann helfen.' },
            },
            wade: {
                say: 'Geh nun mit dem Dodo weiter, ins Wasser auf b0.',
                hint: 'Wähle den Retter auf c1, dann b0.',
                done: 'Direkt vor der Höhle! Wer früh rettet, hat früh Helfer.',
                hints: { end: 'Du hast noch ein Wassersymbol. Gib es aus.' },
            },
        },
    },
    ability: {
        title: 'Dein Held',
        about: 'Eine Fähigkeit vom ersten Zug an.',
        steps: {
            hero: {
                say: 'Jeder hat einen Helden. Deiner, Argentavis, lässt einen Retter über Lava fliegen. Vor dir liegt Lava: Nutze den Helden.',
                hint: 'Wähle die Karte von Argentavis.',
                done: 'Gedreht. Wähle jetzt, wer fliegt.',
                hints: { step: 'Es geht besser. Nutze zuerst den Helden.' },
            },
            who: {
                say: 'Wer darf bei diesem Bewegen über Lava fliegen? Wähle deinen Retter auf c4.',
                hint: 'Wähle den Retter auf c4.',
                done: 'Ab jetzt ist Lava wie ein Trittstein, bis das Bewegen endet.',
            },
            fire: {
                say: 'Flieg über die Lava auf d3 zur Wiese auf d2.',
                hint: 'Wähle deinen Retter, dann d2.',
                done: 'Übers Feuer! Zwei Felder für ein Symbol.',
                hints: { step: 'Das geht auch, aber d2 liegt näher an der Höhle.' },
            },
            tapped: {
                say: 'Könntest du Argentavis bei diesem Bewegen noch einmal nutzen?',
                hint: 'Seine Karte liegt quer.',
                done: 'Nein. Eine gedrehte Karte wirkt erst nach dem Rasten wieder.',
                answers: { yes: 'Ja, so oft du willst', no: 'Nein, er ist gedreht' },
            },
        },
    },
    rest: {
        title: 'Rasten',
        about: 'In fünf Schritten zu einer frischen Hand.',
        steps: {
            begin: {
                say: 'Wenige Karten, und der Held ist gedreht. Zeit zum Rasten.',
                hint: 'Wähle den Knopf „Rasten“.',
                done: 'Als Erstes sind dein Held und deine Tiere wieder bereit.',
            },
            discard: {
                say: 'Zweitens: Leg ab, was du nicht brauchst. Der Kakapo zeigt nur Dschungel. Leg ihn ab.',
                hint: 'Wähle die Karte des Kakapos.',
                done: 'Jede Karte, die geht, macht Platz für eine andere.',
                hints: {
                    auk: 'Behalte den Riesenalk. Leg den Kakapo ab.',
                    done: 'Moment: Der Kakapo nützt dir nichts.',
                },
            },
            done: {
                say: 'Den Riesenalk behältst du. Du bist fertig mit dem Ablegen.',
                hint: 'Wähle den Knopf „Fertig“.',
                done: 'Drittens gehört dir eine Karte der goldenen Auslage. Alle sehen, welche, aber deine silbernen Karten sieht niemand.',
            },
            draw: {
                say: 'Du nimmst den Auerochsen. Viertens: Zieh silberne Karten, bis du fünf hast. Wie viele sind das?',
                hint: 'Riesenalk und Auerochse sind zwei Karten.',
                done: 'Drei. Fünftens und letztens wird die goldene Auslage wieder aufgefüllt.',
                answers: { three: 'Drei', four: 'Vier', five: 'Fünf' },
            },
        },
    },
    hand: {
        title: 'Was andere wissen',
        about: 'Deine Hand, ihre Augen.',
        steps: {
            take: {
                say: 'Du rastest und bist bei der goldenen Auslage, die offen liegt. Nimm den Megalodon.',
                hint: 'Wähle die Karte des Megalodons in der Auslage.',
                done: 'Alle haben es gesehen: Von nun an wissen sie, dass er auf deiner Hand ist.',
                hints: { other: 'Nimm bitte den Megalodon.' },
            },
            known: {
                say: 'Dann hast du zwei silberne Karten verdeckt nachgezogen. Welche deiner fünf Karten kennen die anderen?',
                hint: 'Nur was auf dem Weg in deine Hand zu sehen war.',
                done: 'Nur den Megalodon. Von den silbernen Karten kennen sie bloß die Anzahl.',
                answers: { gold: 'Nur den Megalodon', all: 'Alle fünf', none: 'Keine' },
            },
            discard: {
                say: 'Du rastest wieder. Leg den Tarpan ab, du brauchst ihn nicht mehr.',
                hint: 'Wähle die Karte des Tarpans auf deiner Hand.',
                done: 'Abgelegtes liegt offen, so kann jeder zählen, was noch im Stapel ist. Ein Bot sieht nicht mehr als ein Mensch auf seinem Platz: Deine Hand muss er erraten.',
                hints: { other: 'Leg bitte den Tarpan ab.' },
            },
        },
    },
    comet: {
        title: 'Der Komet schlägt ein',
        about: 'Was sich ändert, wenn der silberne Stapel leer ist.',
        steps: {
            choice: {
                say: 'Die letzte silberne Karte wurde gezogen: Der Komet ist da. Alle dürfen nun entweder Karten ziehen oder ihre Tiere bereit machen. Deine Hand ist leer. Was wählst du?',
                hint: 'Ohne Karten kannst du dich nicht bewegen.',
                done: 'Karten also. Der Held wäre übrigens nicht bereit geworden.',
            },
            rest: {
                say: 'Der Komet ist da. Darfst du jetzt rasten?',
                hint: 'Dafür ist keine Zeit mehr.',
                done: 'Nein. Ab jetzt gibt es nur noch Schlüpfen und Bewegen, mit den Karten, die du hast.',
                answers: { yes: 'Ja, wie immer', no: 'Nein, niemand rastet mehr' },
            },
            pass: {
                say: 'Eine Karte ist übrig, und das Tier auf dem Plan ist weit weg. Du könntest sie schlüpfen lassen, aber ankommen würde sie nie. Passe.',
                hint: 'Wähle den Knopf „Passen“.',
                done: 'Passen ist endgültig. Das Spiel endet, wenn alle gepasst haben oder nicht mehr handeln können.',
            },
        },
    },
    score: {
        title: 'Punkte zählen',
        about: 'Was zählt und was nicht.',
        steps: {
            hero: {
                say: 'Wenn du passt, sind alle fertig. Du hast 3 und 4 Punkte gerettet, die anderen 9. Aber dein Held zählt 2 für jedes Lavatier, und deine Eule 1 für jedes blaue Ei. Wer gewinnt?',
                hint: 'Deine zwei Tiere zeigen beide Lava: Das sind 4. Und vergiss die Eule selbst nicht.',
                done: 'Du, mit 12 zu 10: 7 gedruckte Punkte, 4 vom Helden, 1 von der Eule. Sammle, was dein Held mag.',
                answers: { you: 'Du', they: 'Die anderen' },
            },
            slot: {
                say: 'Du hast einen Dodo für 3 gerettet. Der Kentrosaurus mit seinen 10 Punkten steht kurz vor der Höhle. Die anderen haben 5 und 1. Wer gewinnt, wenn du jetzt passt?',
                hint: 'Was noch auf dem Plan steht, ist nicht gerettet.',
                done: 'Die anderen. Tiere unterwegs zählen nichts. Fang also nicht mehr an, als du zu Ende bringst.',
                answers: { you: 'Du, mit 13 Punkten', they: 'Die anderen, mit 6 Punkten' },
            },
            last: {
                say: 'Dann rette ihn! Zwei Symbole, Wiese und Wasser, und zwei Schritte bis zur Höhle.',
                hint: 'Zuerst auf die Wiese auf d1. In die Höhle führt jedes Symbol.',
                done: 'Zehn Punkte im letzten Moment. Das gewinnt.',
            },
        },
    },
    trick: {
        title: 'Erste Tricks',
        about: 'Mit weniger weiter kommen.',
        steps: {
            over: {
                say: 'Du hast nur Lava, und jemand steht zwischen dir und der Höhle. Wie kommst du hinein?',
                hint: 'Wer im Weg steht, wird übersprungen.',
                done: 'Mitten in die Höhle gesprungen, mit irgendeinem Symbol.',
                hints: { other: 'Das führt weg. Spring über den auf d1.' },
            },
            both: {
                say: 'Zwei Symbole, zwei Retter vor der Höhle. Bring beide heim!',
                hint: 'Denk an die Reihenfolge: Wer braucht wen?',
                done: 'Erst springt der hintere, dann geht der vordere. Andersherum hätte es nicht geklappt.',
            },
            bridge: {
                say: 'Bau dir selbst eine Brücke. Zwei Wiesen: Am Ende stehen deine Retter auf d2 und e3.',
                hint: 'Lass zuerst den auf d3 nach e3 gehen. Wer kann dann springen?',
                done: 'Der erste hat die Brücke gebaut, der zweite ging hinüber. Nun auf zu einer richtigen Partie, bevor der Komet kommt!',
            },
        },
    },
};
