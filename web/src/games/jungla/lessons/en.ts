import type { Texts } from './index';

export const en: Texts = {
    aim: {
        title: 'The hunt',
        about: 'How points are made, and how the game is won.',
        steps: {
            hunt: {
                say: 'You lead the Knights, from the bottom of the board. The golden squares at the top are hunt squares. Go hunting with the cheetah on h12.',
                hint: 'Choose the cheetah on h12, then the golden square h13. After the hunt it goes home: choose where.',
                done: 'One point! After a hunt the animal goes back to its den, ready to set out again.',
                hints: {
                    other: 'Leave the wolf at home. The cheetah stands right before a hunt square.',
                    zone: 'Straight on! The golden square h13 lies right ahead.',
                },
            },
            turtle: {
                say: 'The turtle is the slowest of all. But what is its hunt worth?',
                hint: 'It has such a long way to go. That should be rewarded.',
                done: 'Two points. Whoever brings the turtle to the hunt squares is nearly halfway there.',
                answers: {
                    one: 'One point, like any hunt',
                    two: 'Two points',
                    none: 'Nothing: a turtle does not hunt',
                },
            },
            win: {
                say: 'You have four points. Five win the game. Hunt!',
                hint: 'The gorilla on g12 stands right below a hunt square.',
                done: 'Won! The game is over the moment somebody has five points.',
            },
            last: {
                say: 'There is another way. The Pirates have only a wolf and their turtle left. Take the wolf prisoner.',
                hint: 'The lion on f3 looks straight at the wolf on f6.',
                done: 'Won as well: all enemies are prisoners but the turtle, and that can never be one.',
            },
        },
    },
    den: {
        title: 'Your den',
        about: 'Where your fifteen animals begin.',
        steps: {
            front: {
                say: 'Before the game both sides place their animals, three at a time. Put your lion into the den, at the bottom: the yellow and light blue squares.',
                hint: 'Take the lion from beside the board and put it into the front row of your den.',
                done: 'You also choose which way it looks. North is where the enemy is.',
            },
            second: {
                say: 'The den has two rows. Try to put the lion into the back row at once.',
                hint: 'That is allowed. Try a marked square in the bottom row.',
                done: 'First the square in front, then the one behind it.',
            },
            behind: {
                say: 'Your lion stands in front on d2. Now the square behind it is open: put any animal on d1.',
                hint: 'The square d1 lies behind the lion. Any animal will do.',
                done: 'That is how a den fills up, from the front to the back.',
            },
            spider: {
                say: 'The light blue squares are water. Try to put the spider there.',
                hint: 'Take the spider and one of the marked squares.',
                done: 'Spiders and water do not go together, neither now nor later.',
            },
        },
    },
    turn: {
        title: 'Two animals, two actions',
        about: 'What a turn is made of.',
        steps: {
            first: {
                say: 'In each turn you act twice, with two different animals. First action: take the wolf from f3 to f6, looking north.',
                hint: 'Choose the wolf on f3, then the square f6.',
                done: 'That was your first action. One more.',
                hints: {
                    facing: 'The right square. Let it look north, straight ahead.',
                    wolf: 'A wolf can do that. But please go to f6.',
                },
            },
            again: {
                say: 'May the wolf act a second time in this turn?',
                hint: 'Two actions, but by two different animals.',
                done: 'No. Somebody else has to act now.',
                answers: { yes: 'Yes, one action is left', no: 'No, it has to be another animal' },
            },
            second: {
                say: 'An action may also be a turn on the spot. Let the lion on c3 look east.',
                hint: 'Choose the lion, then its own square again, and east.',
                done: 'Move or turn: both are actions. Now it is the Pirates’ turn.',
                hints: {
                    way: 'It has turned, but it should look east, to the right.',
                    moved: 'It has moved. This time it only turns.',
                },
            },
            pair: {
                say: 'The Pirates have moved. A new turn, and the wolf may act again. Let it run four squares straight ahead.',
                hint: 'Four squares from f6: that is f10.',
                done: 'Plan your turns in pairs: one animal prepares, the other strikes.',
                hints: { wolf: 'Not far enough, or not straight. It can reach f10.' },
            },
        },
    },
    move: {
        title: 'Looking and running',
        about: 'Directions depend on where an animal looks.',
        steps: {
            run: {
                say: 'The arrow on each pawn shows where it looks. The cheetah runs up to six squares, forwards and diagonally forwards. Run as far as you can: to f9.',
                hint: 'Choose the cheetah on f3, then f9.',
                done: 'Six squares in one go. Nobody is faster.',
                hints: { short: 'It can do more. Run to f9.', other: 'Let the lion wait. Choose the cheetah.' },
            },
            back: {
                say: 'But it never runs backwards. Try it.',
                hint: 'Choose the cheetah on f6, then a square behind it.',
                done: 'To go back it first has to turn. Every animal has its own directions.',
            },
            exact: {
                say: 'Numbers count exactly. The kangaroo goes one, two, five or six squares. Try three or four: j7 or j8.',
                hint: 'Choose the kangaroo on j4, then j7 or j8.',
                done: 'Neither three nor four. What its card does not name it cannot do.',
            },
            arrive: {
                say: 'On arrival you may turn, free of charge. A wolf goes only straight ahead and back. Take it to f6 and let it look east.',
                hint: 'Choose the wolf on f3, then f6, then east.',
                done: 'Next time it can go east. Think one move ahead when you choose a facing.',
                hints: { facing: 'The right square. Now let it look east, to the right.', wolf: 'Please go to f6.' },
            },
        },
    },
    strike: {
        title: 'Taking prisoners',
        about: 'Land on an enemy, and it is gone.',
        steps: {
            take: {
                say: 'Whoever lands on an enemy takes it prisoner. The Pirate wolf on f6 is three squares away: take it with your lion.',
                hint: 'Choose the lion on f3, then the wolf on f6.',
                done: 'Caught. Nearly every animal can catch any other: strength plays no part, reach does.',
            },
            block: {
                say: 'Could the lion run past the wolf, to f7? Try it.',
                hint: 'Choose the lion on f3, then f7.',
                done: 'Nobody passes another animal, unless it can jump.',
            },
            several: {
                say: 'Rhino, elephant and gorilla are destroyers: they catch all that stand in their way. Catch two with the rhino.',
                hint: 'The rhino runs up to three squares. Go on beyond the first enemy.',
                done: 'Two prisoners in one action. Never line up before a destroyer!',
                hints: { one: 'That is one. Run further, and you get two.' },
            },
            home: {
                say: 'A turtle cannot be imprisoned. So what happens when your wolf lands on one?',
                hint: 'It is not harmed. But it loses a lot of time.',
                done: 'Its owner puts it back into the den. What a long way it had come!',
                answers: {
                    prison: 'It is imprisoned all the same',
                    home: 'It is sent home',
                    no: 'That is not allowed',
                },
            },
        },
    },
    runners: {
        title: 'Runners',
        about: 'Gazelle, giraffe, zebra and kangaroo.',
        steps: {
            front: {
                say: 'Runners are hard to catch. The zebra looks south, at your wolf. Try to take it head-on.',
                hint: 'Choose the wolf on f3, then the zebra on f6.',
                done: 'Neither from the front nor from behind.',
            },
            side: {
                say: 'From the side it works. Who can catch the zebra?',
                hint: 'The lion on d6 comes from the west, the zebra looks south.',
                done: 'Caught from the side. So look where a runner looks before you chase it.',
                hints: { lion: 'The right animal. The zebra stands two squares to its east.' },
            },
            cheetah: {
                say: 'One animal catches runners from any side: the cheetah. Take the zebra.',
                hint: 'Choose the cheetah on f3, then the zebra on f6.',
                done: 'Only the cheetah can do that, and other runners.',
            },
            own: {
                say: 'Runners pay for it: they only go forwards and sideways. Try to take your gazelle to a marked square.',
                hint: 'Choose the gazelle on f5, then a marked square.',
                done: 'Not back, not diagonally. And once outside, it does not run back into its den.',
            },
        },
    },
    leap: {
        title: 'Corners and jumps',
        about: 'Ways that are not straight.',
        steps: {
            knight: {
                say: 'Lion, tiger and wolf can go round a corner: three or four squares, of which the last goes to the side. Take the lion to b5.',
                hint: 'Two squares north, then one to the left: b5.',
                done: 'An L move. Lion and tiger make it only forwards, the wolf backwards too.',
                hints: { lion: 'A good move, but not that one. Go to b5.' },
            },
            path: {
                say: 'Your own wolf stands in front of the lion. Can the lion still get to g6 by an L move?',
                hint: 'It would go north first. Is the way free?',
                done: 'No: the lion walks every square of the way.',
                answers: { yes: 'Yes, it goes around the wolf', no: 'No, the way is blocked' },
            },
            over: {
                say: 'A gorilla simply jumps. Take it over the wolf to f5.',
                hint: 'Choose the gorilla on f3, then f5.',
                done: 'Over friends and enemies, as many as there are. Enemies it may take along as prisoners.',
                hints: {
                    gorilla: 'Jump over the wolf: f5 lies right behind it.',
                    wolf: 'The wolf may stay. The gorilla jumps.',
                },
            },
            long: {
                say: 'The kangaroo jumps too, and far: five or six squares. Take it over both friends to j9.',
                hint: 'From j4 it is five squares to j9.',
                done: 'What a leap! Kangaroos appear where nobody expects them.',
                hints: { kangaroo: 'Further! The square j9 is five away.' },
            },
        },
    },
    water: {
        title: 'Rivers',
        about: 'Who swims, who wades, who stops.',
        steps: {
            stop: {
                say: 'Rivers stop everybody who comes from land. Try to run across with the cheetah, to f3.',
                hint: 'Choose the cheetah on d3, then f3.',
                done: 'It has to stop in the first water square. Nobody leaps a river, not even the kangaroo.',
            },
            wade: {
                say: 'So step into the river.',
                hint: 'The river flows through e3.',
                done: 'Next time it starts in the water, and there the cheetah only makes one square. Rivers cost time.',
            },
            swim: {
                say: 'Crocodile, hippo and anaconda are at home here. Swim with the crocodile from e1 to e4.',
                hint: 'Choose the crocodile on e1, then e4.',
                done: 'In water a crocodile makes two to five squares. The rivers are its roads.',
                hints: { crocodile: 'Straight up the river, to e4.' },
            },
            one: {
                say: 'One thing they cannot do: go just one square in the water. Try it.',
                hint: 'Choose the crocodile on e1, then e2.',
                done: 'So the safest place from a crocodile is right before its nose.',
            },
        },
    },
    web: {
        title: 'The web',
        about: 'Eight squares that nobody likes.',
        steps: {
            caught: {
                say: 'Around every spider lies a web. Your wolf could take the cheetah on e7, inside the web. What would happen?',
                hint: 'The cheetah is caught. But where does the wolf stand then?',
                done: 'The cheetah is caught, and the wolf with it. Whoever stops in an enemy web is imprisoned.',
                answers: {
                    one: 'The cheetah is caught, the wolf is fine',
                    both: 'Both are imprisoned',
                    no: 'It may not go there',
                },
            },
            spin: {
                say: 'Your turn to spin. Take your spider to b9, next to two Pirates.',
                hint: 'Choose the spider on d9, then b9.',
                done: 'Both stand in your web now. They are not caught yet: the Pirates have one turn to get them out.',
                hints: {
                    one: 'From there the web reaches only some of them. Go to b9.',
                    other: 'Go to b9: there it touches both.',
                },
            },
            danger: {
                say: 'The Pirates save their wolf, and then move their hippo. What becomes of the cheetah?',
                hint: 'Their turn is over, and it still stands in the web.',
                done: 'Caught. With two actions they could have saved both. The web asks for time, and that is its strength.',
                answers: { caught: 'It is caught', free: 'It is safe now' },
            },
            flee: {
                say: 'Now your wolf stands in a web. You have one action left: save it.',
                hint: 'Leave the eight squares around the spider. Or is there something better?',
                done: 'Saved. It could also have taken the spider: with her the web is gone.',
                hints: { turn: 'Turning does not help. It has to get out of the web.' },
            },
        },
    },
    prison: {
        title: 'Freeing prisoners',
        about: 'A brave deed with a price.',
        steps: {
            enter: {
                say: 'Elephant and gazelle are prisoners. The Pirates’ prison is at a10. Go in with the wolf.',
                hint: 'Choose the wolf on a9, then the prison on a10.',
                done: 'In! This takes your whole turn. Now choose whom to free.',
                hints: { other: 'The prison is at a10, right before the wolf’s nose.' },
            },
            free: {
                say: 'Free the elephant: put it into your den.',
                hint: 'Take the elephant, from beside the board, into your den.',
                done: 'Free! Up to five come out at once. The wolf stays behind as a prisoner.',
                hints: { gazelle: 'The gazelle may come later. Begin with the elephant.' },
            },
            price: {
                say: 'You stop freeing now. What do the Pirates get for it?',
                hint: 'Such a deed has its price. A usual turn has two actions.',
                done: 'A bonus turn of three actions. Free prisoners when several wait, and when nothing is in danger.',
                answers: { two: 'Nothing: a usual turn', three: 'A turn with three actions' },
            },
        },
    },
    zone: {
        title: 'The defence zone',
        about: 'The red squares before the goal.',
        steps: {
            stop: {
                say: 'Red squares protect the hunt squares. Try to run straight through to h13.',
                hint: 'Choose the cheetah on h10, then h13.',
                done: 'Everybody stops on the first red square of the enemy.',
            },
            inside: {
                say: 'Now it stands inside. Try again: h13 is two squares away.',
                hint: 'Choose the cheetah on h11, then h13.',
                done: 'Inside the zone it is one square at a time. That gives the defenders time.',
            },
            spring: {
                say: 'And how does one defend? A Pirate cheetah stands in your zone, on g3. Strike it with the lion.',
                hint: 'Choose the lion on f4, then the cheetah on g3.',
                done: 'A spring attack: the lion strikes and is back on its square. It may not stay in its own zone.',
                hints: { lion: 'The cheetah stands on g3, diagonally behind the lion.' },
            },
            armour: {
                say: 'A lion that hunts comes home in armour. Hunt with it.',
                hint: 'Choose the lion on h12, then the hunt square h13.',
                done: 'The first strike now only takes its armour, and the striker springs back.',
                hints: { turtle: 'The turtle’s time will come. Hunt with the lion.' },
            },
        },
    },
    trick: {
        title: 'First tricks',
        about: 'Two blows, and a back door.',
        steps: {
            pair: {
                say: 'The tiger wears armour. Two strikes by two animals catch it in one turn. Begin with the wolf.',
                hint: 'The wolf on f4 looks straight at the tiger on f6.',
                done: 'The armour is gone, and the wolf is back on f4.',
                hints: {
                    lion: 'That would do too. But begin with the wolf.',
                    other: 'The wolf on f4 looks straight at the tiger on f6.',
                },
            },
            pounce: {
                say: 'And now the lion!',
                hint: 'The lion on d6 reaches f6.',
                done: 'The tiger is caught. First break, then take: that is what two actions are for.',
            },
            flank: {
                say: 'The back door: from the water den at e12 it is a single step into the zone. You have four points.',
                hint: 'Go to f12, the first red square.',
                done: 'In the zone. The front door would have cost one turn more.',
                hints: { lion: 'Go to f12, the red square next to the lion.' },
            },
            corner: {
                say: 'The Pirates did not see it coming. Win!',
                hint: 'From f12 a hunt square lies diagonally ahead.',
                done: 'Five points. Keep an eye on the flanks, on both sides. Good hunting!',
                hints: { lion: 'Diagonally ahead lies g13, a hunt square.' },
            },
        },
    },
};
