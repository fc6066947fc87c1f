import type { Texts } from './index';

export const en: Texts = {
    hatch: {
        title: 'Hatching',
        about: 'An animal comes out of its egg.',
        steps: {
            begin: {
                say: 'A comet is coming! Bring your animals to the cave at the top. On each turn you do one thing: hatch, move or rest. Begin with a Hatch.',
                hint: 'Choose the button “Hatch”.',
                done: 'A good start. Now for the egg.',
            },
            nest: {
                say: 'The number on an egg tells how far its nest is from the cave. Hatch the dodo: choose its card, then a nest with the number 4.',
                hint: 'Choose the card of the dodo in your hand, then a marked nest.',
                done: 'Your rescuer stands on the nest, and the dodo comes along. That was your turn.',
                hints: { other: 'Also a fine animal, but please hatch the dodo.' },
            },
            wrong: {
                say: 'Nests nearer to the cave would be handy. Try to hatch the dodo at a marked nest with a 3.',
                hint: 'Choose the card of the dodo, then a nest with another number.',
                done: 'The number has to fit. Near nests are for animals with few points.',
            },
            taken: {
                say: 'Now both nests with a 4 are taken. Where can the dodo hatch?',
                hint: 'Go up to the next number that has a free nest.',
                done: 'Right, at a 5: the next higher number. Full nests cost you a step.',
                hints: { other: 'Please hatch the dodo: its nests with a 4 are taken, so what comes next?' },
            },
        },
    },
    move: {
        title: 'Moving',
        about: 'Cards pay for the way.',
        steps: {
            main: {
                say: 'Your dodo waits on c4. To move, play a card: its symbols are your steps. Play the quagga, it shows meadow and desert.',
                hint: 'Choose the card of the quagga in your hand.',
                done: 'The card is gone, its two symbols are yours to spend.',
                hints: {
                    card: 'Also possible. But please play the quagga.',
                    other: 'Not now. Play the quagga to move.',
                },
            },
            step: {
                say: 'Each symbol makes one step onto a hex of its kind. Step onto the desert on c3.',
                hint: 'Choose your rescuer on c4, then c3.',
                done: 'One step, one symbol. Meadow was left over, but there is no meadow nearby, so the Move ended by itself.',
            },
            wrong: {
                say: 'Meadow and desert are in your pool. Try to step onto a marked hex, where there is jungle, lava or water.',
                hint: 'Choose your rescuer on c4, then a marked hex.',
                done: 'The symbol has to fit the hex where the step ends.',
            },
            way: {
                say: 'You may go any way, even sideways or back. You have meadow and water. Go to the meadow on g4.',
                hint: 'Choose your rescuer on f4, then g4.',
                done: 'Choose your cards and your way together.',
                hints: { water: 'That was water. Spend the meadow first: go to g4.' },
            },
        },
    },
    joker: {
        title: 'Jokers',
        about: 'Cards that fit everywhere.',
        steps: {
            play: {
                say: 'In a Move you play one card, and as many joker cards as you like on top. Add Maclear’s rat.',
                hint: 'Choose the card with the joker in your hand.',
                done: 'A joker is in your pool now.',
                hints: { end: 'Not so fast. There is a joker card in your hand.' },
            },
            any: {
                say: 'A joker stands for any ground. Go north, to the jungle on c2.',
                hint: 'Choose your rescuer on c3, then c2.',
                done: 'Jokers close gaps. Save them for the last steps.',
                hints: { step: 'The joker can do that. But c2 is nearer to the cave.', end: 'First spend your joker.' },
            },
            second: {
                say: 'The great auk shows twice water and no joker. May you add it too?',
                hint: 'One card, and joker cards on top.',
                done: 'No. A second card without a joker needs an ability that allows it.',
                answers: { yes: 'Yes, any card', no: 'No, only joker cards' },
            },
        },
    },
    jump: {
        title: 'Jumping',
        about: 'Others are stepping stones.',
        steps: {
            one: {
                say: 'The giant tortoise is in the way? No: it is a bridge! Jump over it to the meadow on e3. You pay only where you land.',
                hint: 'Choose your rescuer on e5, then e3 beyond the tortoise.',
                done: 'Two hexes for one symbol.',
                hints: { other: 'That is a step without a jump. Go over the tortoise, to e3.' },
            },
            chain: {
                say: 'Somebody stands on e3 now. Even better: jump over both, to the meadow on d2.',
                hint: 'From e5 over e4 and e3 to d2.',
                done: 'Three hexes for one symbol! Chains may bend and be as long as you find them.',
                hints: { other: 'You can get further: over the tortoise and the rescuer behind it.' },
            },
            nest: {
                say: 'With a joker you could land anywhere, couldn’t you? Try the empty nest on f3.',
                hint: 'Choose your rescuer on e5, then the nest on f3.',
                done: 'Steps never end on a nest. Nor can an empty one be jumped.',
            },
        },
    },
    cave: {
        title: 'Into the cave',
        about: 'Rescued, and useful at once.',
        steps: {
            in: {
                say: 'The cave lies before you, and all you have is lava. That is enough: any symbol leads into the cave. Go in!',
                hint: 'Choose your rescuer on d1, then the cave.',
                done: 'The quagga is rescued and will score. Your rescuer is free for another egg.',
            },
            first: {
                say: 'Rescued animals help you. Bring the great auk on d1 into the cave.',
                hint: 'Choose the rescuer on d1, then the cave.',
                done: 'The great auk is rescued, and its ability is yours from now on.',
                hints: { two: 'That is the dodo, which has no ability. Take the rescuer on d1 first.' },
            },
            use: {
                say: 'Your symbols are spent, but the great auk gives you one: water. Use it.',
                hint: 'Choose the card of the great auk among your animals.',
                done: 'The card is turned sideways. It is tapped until you rest.',
                hints: { end: 'Do not end yet. The great auk can help.' },
            },
            wade: {
                say: 'Now go on with the dodo, into the water on b0.',
                hint: 'Choose the rescuer on c1, then b0.',
                done: 'Next to the cave! Who rescues early gets helpers early.',
                hints: { end: 'You still have a water symbol. Spend it.' },
            },
        },
    },
    ability: {
        title: 'Your hero',
        about: 'An ability from the first turn on.',
        steps: {
            hero: {
                say: 'Everybody has a hero. Yours, Argentavis, lets one rescuer fly over lava. Lava lies before you: use the hero.',
                hint: 'Choose the card of Argentavis.',
                done: 'Tapped. Now choose who flies.',
                hints: { step: 'You can do better. Use the hero first.' },
            },
            who: {
                say: 'Who may fly over lava in this Move? Choose your rescuer on c4.',
                hint: 'Choose the rescuer on c4.',
                done: 'From now on lava is like a stepping stone, until the Move ends.',
            },
            fire: {
                say: 'Fly over the lava on d3 to the meadow on d2.',
                hint: 'Choose your rescuer, then d2.',
                done: 'Over the fire! Two hexes for one symbol.',
                hints: { step: 'That is possible too, but d2 is nearer to the cave.' },
            },
            tapped: {
                say: 'Could you use Argentavis once more in this Move?',
                hint: 'Its card lies sideways.',
                done: 'No. A tapped card works again after a Rest.',
                answers: { yes: 'Yes, as often as you like', no: 'No, it is tapped' },
            },
        },
    },
    rest: {
        title: 'Resting',
        about: 'Five steps to a fresh hand.',
        steps: {
            begin: {
                say: 'Few cards left, and the hero is tapped. Time for a Rest.',
                hint: 'Choose the button “Rest”.',
                done: 'First of all your hero and your animals are ready again.',
            },
            discard: {
                say: 'Second: throw away what you do not need. The kakapo shows only jungle. Discard it.',
                hint: 'Choose the card of the kakapo.',
                done: 'Every card that goes makes room for another.',
                hints: {
                    auk: 'Keep the great auk. Discard the kakapo.',
                    done: 'Wait: the kakapo is of no use to you.',
                },
            },
            done: {
                say: 'Keep the great auk. You are done with discarding.',
                hint: 'Choose the button “Done”.',
                done: 'Third: one card of the gold display is yours. Everybody sees which, but nobody sees your silver cards.',
            },
            draw: {
                say: 'You take the aurochs. Fourth: draw silver cards up to five in hand. How many will that be?',
                hint: 'Great auk and aurochs are two cards.',
                done: 'Three. Fifth and last, the gold display is filled up again.',
                answers: { three: 'Three', four: 'Four', five: 'Five' },
            },
        },
    },
    hand: {
        title: 'What others know',
        about: 'Your hand, their eyes.',
        steps: {
            take: {
                say: 'You rest and have come to the gold display, which lies open. Take the megalodon.',
                hint: 'Choose the card of the megalodon in the display.',
                done: 'Everybody saw it: from now on they know that it is in your hand.',
                hints: { other: 'Please take the megalodon.' },
            },
            known: {
                say: 'Then you drew two silver cards from the pile, face down. Which of your five cards do the others know?',
                hint: 'Only what was seen on its way into your hand.',
                done: 'Only the megalodon. Of the silver cards they know just how many there are.',
                answers: { gold: 'Only the megalodon', all: 'All five', none: 'None' },
            },
            discard: {
                say: 'Another Rest. Discard the tarpan, which you no longer need.',
                hint: 'Choose the card of the tarpan in your hand.',
                done: 'Discards lie open, so everybody can count what is left in the pile. A bot sees no more than a person in its seat: your hand it has to guess.',
                hints: { other: 'Please discard the tarpan.' },
            },
        },
    },
    comet: {
        title: 'The comet strikes',
        about: 'What changes when the silver pile is empty.',
        steps: {
            choice: {
                say: 'The last silver card was drawn: the comet is here. Everybody may now either draw cards or ready their animals. Your hand is empty. What do you choose?',
                hint: 'Without cards you cannot move.',
                done: 'Cards it is. The hero, by the way, would not have been readied.',
            },
            rest: {
                say: 'The comet is here. May you rest now?',
                hint: 'There is no time any more.',
                done: 'No. From now on there are only Hatch and Move, with the cards you have.',
                answers: { yes: 'Yes, as always', no: 'No, nobody rests any more' },
            },
            pass: {
                say: 'One card left, and the animal on the board is far away. You could hatch it, but it would never arrive. Pass.',
                hint: 'Choose the button “Pass”.',
                done: 'Passing is for good. The game ends when everybody has passed or cannot act any more.',
            },
        },
    },
    score: {
        title: 'Counting points',
        about: 'What counts, and what does not.',
        steps: {
            hero: {
                say: 'Everybody is done when you pass. You rescued 3 and 4 points, they 9. But your hero scores 2 for each lava animal, and your owl 1 for each blue egg. Who wins?',
                hint: 'Your two animals both show lava: that is 4. Do not forget the owl itself.',
                done: 'You, by 12 to 10: 7 printed points, 4 of the hero, 1 of the owl. Collect what your hero likes.',
                answers: { you: 'You', they: 'The others' },
            },
            slot: {
                say: 'You have rescued a dodo for 3. The kentrosaurus with its 10 points stands just before the cave. They have 5 and 1. Who wins if you pass now?',
                hint: 'What is still on the board is not rescued.',
                done: 'They do. Animals on the way score nothing. So do not start more than you can finish.',
                answers: { you: 'You, with 13 points', they: 'The others, with 6 points' },
            },
            last: {
                say: 'So save it! Two symbols, meadow and water, and two steps to the cave.',
                hint: 'First onto the meadow on d1. Into the cave any symbol will do.',
                done: 'Ten points at the last moment. That wins.',
            },
        },
    },
    trick: {
        title: 'First tricks',
        about: 'Getting further with less.',
        steps: {
            over: {
                say: 'Lava is all you have, and somebody stands between you and the cave. How do you get in?',
                hint: 'Whoever stands in the way can be jumped.',
                done: 'Jumped right into the cave, for any symbol at all.',
                hints: { other: 'That leads away. Jump over the one on d1.' },
            },
            both: {
                say: 'Two symbols, two rescuers before the cave. Bring both home!',
                hint: 'Think about the order: who needs whom?',
                done: 'First the one behind jumps, then the one in front walks. The other way round it would not have worked.',
            },
            bridge: {
                say: 'Build a bridge for yourself. Two meadows: in the end your rescuers stand on d2 and e3.',
                hint: 'First let the one on d3 go to e3. Who can then jump?',
                done: 'The first built the bridge, the second crossed it. Now off to a real game, before the comet comes!',
            },
        },
    },
};
