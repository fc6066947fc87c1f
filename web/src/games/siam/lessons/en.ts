import type { Texts } from './index';

export const en: Texts = {
    enter: {
        title: 'Coming in',
        about: 'Bring your first animal onto the board.',
        steps: {
            in: {
                say: 'You play the elephants. All five wait beside the board. Put one on the bottom row: choose a square, then the way it looks.',
                hint: 'A fine square, but please take one of the marked ones in the bottom row.',
                done: 'Welcome to the jungle! One animal, one action: that was your whole turn.',
            },
            middle: {
                say: 'Animals always come in at the border. Try it the other way for once: take an elephant from the reserve and put it on a marked square in the middle.',
                hint: 'That is allowed. Try something forbidden: an elephant from the reserve to a marked square in the middle.',
                done: 'Right. Whenever something is not possible, you are told why and which rule says so.',
            },
            look: {
                say: 'Where an animal looks decides whom it can push. Bring an elephant in on a3 and let it look at the rock.',
                hint: 'Choose the square a3, at the left end of the row with the rocks.',
                done: 'Well done. It looks east, straight at the rock.',
                hints: {
                    facing: 'The right square! But from there the rock lies to the east.',
                    other: 'Your elephant should stand on a3, at the left end of the row with the rocks.',
                },
            },
        },
    },
    walk: {
        title: 'Walk and turn',
        about: 'One step, any way, and a new view on arrival.',
        steps: {
            step: {
                say: 'Your elephant on c1 wants to stretch its legs. Move it one square, whichever way you like.',
                hint: 'Choose the elephant on c1, then a free square next to it.',
                done: 'An animal may step forwards, backwards or sideways. Where it looks does not matter.',
                hints: {
                    enter: 'That brings in a second elephant. Move the one on c1 this time.',
                    turn: 'Now it has only turned. Let it walk to a free square next to it.',
                    leave: 'Now it has left the board. Let it walk to a free square next to it.',
                },
            },
            diagonal: {
                say: 'Can it also go diagonally? Try: take the elephant on c2 to b1 or d1.',
                hint: 'That is allowed. Try b1 or d1.',
                done: 'Never diagonally, and never more than one square.',
            },
            turn: {
                say: 'Turning on the spot is an action too. Choose the elephant on c2, choose its square again, and let it look east.',
                hint: 'The elephant should stay on c2 and look to the right.',
                done: 'A quarter turn, a half turn: each costs one turn of the game.',
                hints: {
                    way: 'It has turned, but it should look east, to the right.',
                    walked: 'It has walked. This time it stays on c2 and only turns.',
                },
            },
            both: {
                say: 'Better still: when you walk you may turn for free. Go to b2 and look at the rock above it.',
                hint: 'Take the elephant from c2 to b2.',
                done: 'Step and turn in one action. Good players save many turns this way.',
                hints: {
                    facing: 'The right square. But the rock lies to the north of it.',
                    other: 'The elephant should go to b2.',
                },
            },
        },
    },
    leave: {
        title: 'Out and in again',
        about: 'A shortcut across the board.',
        steps: {
            home: {
                say: 'This elephant stands far from everything. From a border square you may take it back into your reserve. Choose it, then “Leave the board”.',
                hint: 'Choose the elephant on e5, then the button “Leave the board”.',
                done: 'It waits beside the board again, and no animal is ever lost.',
                hints: {
                    walk: 'That would be a long walk. Take it off the board instead.',
                    enter: 'That brings in another one. Take the elephant on e5 off the board.',
                },
            },
            which: {
                say: 'Which of your three elephants could leave the board now? Choose it.',
                hint: 'Only from the border. Which of them stands at the edge?',
                done: 'The one on e3: it stands on a border square. The others are too far inside.',
            },
            back: {
                say: 'Next turn it comes back wherever it is needed. Bring it in on d1, looking north.',
                hint: 'Choose the square d1 in the bottom row.',
                done: 'From one corner to the other side in two turns. On foot it would have taken longer.',
                hints: { facing: 'The right square. Now let it look north, up the board.' },
            },
        },
    },
    push: {
        title: 'Push!',
        about: 'Rocks move when somebody leans against them.',
        steps: {
            rock: {
                say: 'Your elephant looks straight at a rock. Choose the elephant, then the rock: it pushes.',
                hint: 'Choose the elephant on b2, then the rock on b3.',
                done: 'The rock gives way by one square and the elephant takes its place.',
                hints: {
                    walk: 'That was a step aside. Go straight ahead, into the rock.',
                    turn: 'It looks the right way already. Go straight ahead, into the rock.',
                },
            },
            sideways: {
                say: 'Now the elephant looks east. Try to push the rock above it all the same.',
                hint: 'Choose the elephant on b2, then the rock on b3.',
                done: 'You only push the way you look.',
            },
            heavy: {
                say: 'Three rocks in a row, and one elephant. Try to push them.',
                hint: 'Choose the elephant on a3, then the rock on b3.',
                done: 'One animal moves one rock. Two rocks need two animals, three rocks three.',
            },
            two: {
                say: 'Here two elephants stand in line before two rocks. Push with the one at the back.',
                hint: 'The elephant on c1 is at the back. It pushes onto c2.',
                done: 'The whole line moves: two animals, two rocks. Nobody turns while being pushed.',
                hints: { walk: 'That breaks up the line. Push with the elephant on c1, straight ahead.' },
            },
        },
    },
    strength: {
        title: 'Who is stronger?',
        about: 'Animals that look at each other cancel out.',
        steps: {
            face: {
                say: 'A rhino looks your elephant straight in the eye. Try to push it.',
                hint: 'Choose the elephant on c2, then the rhino on c3.',
                done: 'One against one: nobody moves.',
            },
            help: {
                say: 'Fetch help! Bring a second elephant in behind the first one, on c1, looking the same way.',
                hint: 'Choose the square c1. Your elephant on c2 should stay where it is.',
                done: 'Now it is two against one. The rhinos are busy elsewhere.',
                hints: { facing: 'Behind the first one, yes. But it has to look north as well.' },
            },
            shove: {
                say: 'Push with the elephant at the back.',
                hint: 'The one on c1 pushes onto c2, and the whole line goes north.',
                done: 'Two push, one resists: a majority is left, so the line moves.',
            },
            edge: {
                say: 'A rhino that looks sideways does not resist at all. Push this one off the board.',
                hint: 'Choose the elephant on c4, then the rhino on c5.',
                done: 'It returns to the reserve of its owner. But it has lost its place.',
                hints: { walk: 'Straight ahead! The rhino on c5 looks the other way.' },
            },
        },
    },
    line: {
        title: 'Reading a line',
        about: 'Strength is passed on from one to the next.',
        steps: {
            far: {
                say: 'Two rocks and two elephants that look east. Can the elephant on a3 push this line?',
                hint: 'Start at the pusher and count: what has it got behind the second rock? Who could push it?',
                done: 'No. The elephant on d3 stands beyond the rocks and pushes nothing. Up to the second rock there is one animal for two rocks.',
                answers: { yes: 'Yes, two animals for two rocks', no: 'No, one of them stands on the wrong side' },
            },
            behind: {
                say: 'So help must come from behind. An animal may also come in where somebody stands already: by pushing. Bring one in on a3.',
                hint: 'Take an elephant from the reserve to a3, where your own elephant stands.',
                done: 'In with a push! Two animals for two rocks, and the elephant at the far end is simply carried along.',
            },
            friend: {
                say: 'A rhino that looks your way pushes with you, whether it likes it or not. Can the elephant on b1 push here?',
                hint: 'Count all who look north, whoever they belong to.',
                done: 'Yes: elephant and rhino both look north, two animals for two rocks.',
                answers: { yes: 'Yes, the rhino helps', no: 'No, the rhino is in the way' },
            },
            gap: {
                say: 'Only those in contact move along. Push the rhino and watch the rock at the top.',
                hint: 'Choose the elephant on c2, then the rhino on c3.',
                done: 'The rock stayed where it was: the gap took up the push.',
                hints: { walk: 'Straight ahead, into the rhino on c3.' },
            },
        },
    },
    credit: {
        title: 'Whose point is it?',
        about: 'The animal nearest to the rock decides.',
        steps: {
            win: {
                say: 'The first rock that leaves the board ends the game. Push it off!',
                hint: 'Choose the elephant on c4, then the rock on c5.',
                done: 'Won! The animal nearest behind the rock was yours and looked the way it went.',
            },
            theirs: {
                say: 'Your elephant could push here, and the rock would fall. But who would win?',
                hint: 'Go back from the rock towards the pusher. Who is the first that looks north?',
                done: 'The rhinos! Their animal is nearest to the rock and looks the way it goes. Never push then.',
                answers: { you: 'The elephants, they push', they: 'The rhinos, they are nearest' },
            },
            aside: {
                say: 'Almost the same. But now the rhino looks sideways. Who would win?',
                hint: 'An animal that looks sideways does not count. Who is next in line?',
                done: 'You. An animal that looks another way is skipped.',
                answers: { you: 'The elephants', they: 'The rhinos' },
            },
            choose: {
                say: 'Two rocks are about to fall. Push the right one.',
                hint: 'One of your elephants stands right behind a rock and looks at it.',
                done: 'Exactly. Look who is nearest before you push.',
                hints: {
                    theirs: 'The rock falls, but the rhino on c4 is nearest: you would lose. Find the other rock.',
                },
            },
        },
    },
    race: {
        title: 'The quick win',
        about: 'Five turns, if nobody looks.',
        steps: {
            enter: {
                say: 'Let us suppose that the rhinos are dreaming. How fast can you win? Bring an elephant in on c1, looking north.',
                hint: 'The square c1 lies below the rock in the middle.',
                done: 'One rock, one elephant, a straight way to the edge.',
                hints: { facing: 'The right square. The rock lies to the north.' },
            },
            walk: {
                say: 'The rhino just takes a walk. Go up to the rock, and keep looking north.',
                hint: 'From c1 to c2, looking north.',
                done: 'In contact. From now on every turn is a push.',
                hints: { facing: 'The right square, but do not look away from the rock.' },
            },
            first: { say: 'Push.', hint: 'From c2 onto the rock on c3.', done: 'Two more.' },
            second: { say: 'And again.', hint: 'From c3 onto the rock on c4.', done: 'The rock stands at the edge.' },
            off: {
                say: 'Now push it off.',
                hint: 'From c4 onto the rock on c5.',
                done: 'Won in five turns. So watch out for this when the others begin!',
            },
            long: {
                say: 'And now the longest push there is. Five pieces fill the row, three of them rocks. Win at once!',
                hint: 'Two animals are not enough for three rocks. Where can a third one come in?',
                done: 'Three animals, three rocks, and the last one falls. The entering animal pushes with the others.',
                hints: { few: 'Two elephants cannot hold three rocks. Bring a third one in behind them.' },
            },
        },
    },
    defend: {
        title: 'Hold the line',
        about: 'How to stop a push.',
        steps: {
            wall: {
                say: 'The rhino wants to push the rock east. Stop it: put an elephant behind the rock, looking at it.',
                hint: 'The free square behind the rock is e3.',
                done: 'One pushes, one resists: the rhino is stuck. It takes two to get past you.',
                hints: { facing: 'The right square. But only an animal that looks at the pusher resists.' },
            },
            aside: {
                say: 'Danger! The rhino on d3 wins with its next push. Find a move that stops it.',
                hint: 'Your elephant on d2 looks at the rhino from the side. What could it do?',
                done: 'Pushed aside! From the side the strongest animal does not resist.',
            },
            danger: {
                say: 'Look through the rhinos’ eyes now. Their animal on c3 pushes east. What happens?',
                hint: 'The elephant on d3 looks sideways. Does it resist? Does it count?',
                done: 'The rhinos win: an animal that looks sideways neither resists nor counts. In the next lesson you turn the tables.',
                answers: {
                    rhinos: 'The rock falls, the rhinos win',
                    elephants: 'The rock falls, the elephants win',
                    no: 'They cannot push here',
                },
            },
        },
    },
    trick: {
        title: 'A first trick',
        about: 'Let the others do the work.',
        steps: {
            turn: {
                say: 'The rhino threatens to win. One quiet turn of your elephant changes everything: afterwards a push would win for you. Find it.',
                hint: 'Who decides? The nearest animal that looks the way the rock goes.',
                done: 'What a turn! If the rhino pushes now, it pushes for you. And you threaten to win yourself.',
                hints: {
                    back: 'That holds the line. Good, but you can also take the point away from it.',
                    south: 'It still looks sideways: the rhino would win.',
                    away: 'Running away leaves the rock to the rhino.',
                },
            },
            finish: {
                say: 'The rhino steps back. Finish the game.',
                hint: 'Your elephant on d3 stands right behind the rock.',
                done: 'Won. Turn in time, and the line is yours.',
            },
            borrow: {
                say: 'A last one. Two rocks, and a rhino in the middle of your line. Win at once.',
                hint: 'Who looks east? Count everybody. Who is nearest to the rocks?',
                done: 'The rhino had to help, and the elephant in front took the point. Now you are ready for a real game!',
            },
        },
    },
};
