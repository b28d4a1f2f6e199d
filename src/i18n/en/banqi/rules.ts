/** The rules of banqi in English, section by section. The reasons for refused moves stand in the catalogue of the table. This catalogue is the type of the others. */
import { glossary } from './glossary.ts';

export const rules = {
  lead: 'All the rules used here, with boards to turn pieces up on. What is said when a move is refused is quoted word for word.',

  chapters: {
    table: 'The basics',
    moves: 'Turning up, moving, capturing',
    pieces: 'The pieces',
    families: 'Three ways to play',
    hidden: 'What lies face down',
    endings: 'How a game ends',
    notation: 'Writing moves',
    marks: 'Marks on the board',
    glossary: 'Glossary',
  },

  sections: {
    goal: {
      title: 'The goal',
      text: [
        'Two players share one set of xiangqi, sixteen red pieces and sixteen black ones, on half a xiangqi board: eight files and four ranks, with the pieces inside the squares. Whoever captures every piece of the other colour wins; and so does whoever leaves the other no move.',
        'The king is a piece like any other. There is no check and no mate, and the game goes on when a king has been captured.',
      ],
    },
    'set-up': {
      title: 'How the game begins',
      text: [
        'Every square has a piece, and every piece lies face down: nobody knows what lies where. Each colour has one king, two mandarins, elephants, chariots, horses and cannons, and five soldiers.',
        'Try it: press any piece to turn it up.',
      ],
    },
    colours: {
      title: 'Who has which colour',
      text: [
        'Whoever begins turns up any piece, and plays its colour for the rest of the game; the other colour is the opponent’s. The second turn is a turn-up too, because nothing else is possible yet.',
        'From then on it does not matter which colour comes up. Turn up a piece of your opponent’s, and it is theirs to use.',
      ],
    },
    turn: {
      title: 'One thing at a time',
      text: [
        'The players take turns. On your turn you either turn up one piece or move one piece of your own colour that lies face up. Nobody may pass.',
      ],
    },
    'turn-up': {
      title: 'Turning up',
      text: [
        'Any piece that lies face down may be turned up, by either player. It stays where it is, that is the whole turn, and it is never turned down again.',
      ],
    },
    step: {
      title: 'Moving and capturing',
      text: [
        'Every piece moves one square along its file or rank, to an empty square or onto a face-up piece of the other colour that it may capture. What is captured leaves the game for good.',
        'A piece that lies face down cannot be captured, and nothing moves onto its square.',
      ],
    },
    ladder: {
      title: 'Capture table',
      text: [
        'A piece captures its equals and everything weaker. From strong to weak: king, mandarin, elephant, chariot, horse, cannon, soldier.',
        'There are three exceptions. A king cannot capture a soldier; a soldier can capture a king; and a cannon captures anything, but only with a jump.',
      ],
    },
    fouls: {
      title: 'Illegal moves',
      text: [
        'No illegal move is a foul in banqi. It is refused and costs nothing, whatever was agreed.',
      ],
    },
    king: {
      title: 'King (general)',
      text: [
        'It captures everything except soldiers. It can be lost to the other king, to a soldier, or to the jump of a cannon.',
      ],
    },
    mandarin: {
      title: 'Mandarin (advisor)',
      text: [
        'It captures everything except the king. It can be lost to the king, to another mandarin, or to the jump of a cannon.',
      ],
    },
    elephant: {
      title: 'Elephant',
      text: [
        'It captures elephants, chariots, horses, cannons and soldiers. Unlike in xiangqi it moves one square straight.',
      ],
    },
    chariot: {
      title: 'Chariot',
      text: [
        'It captures chariots, horses, cannons and soldiers. Unlike in xiangqi it moves only one square.',
      ],
    },
    horse: {
      title: 'Horse',
      text: [
        'It captures horses, cannons and soldiers. Unlike in xiangqi it moves one square straight.',
      ],
    },
    cannon: {
      title: 'Cannon',
      text: [
        'It moves one square like every other piece, but never captures the piece next to it.',
        'To capture, it jumps along its file or rank over exactly one piece, the screen, and takes the next piece behind it if that is a face-up piece of the other colour: any piece, however strong. There may be empty squares before and behind the screen.',
        'The screen may be of either colour, and it may lie face down.',
      ],
    },
    soldier: {
      title: 'Soldier',
      text: [
        'It captures only soldiers and the king. Every other piece except the king can capture it.',
      ],
    },
    taiwan: {
      title: 'Taiwan',
      text: [
        'The way that these pages tell of, and that is played unless you choose another: the cannon jumps.',
      ],
    },
    hongkong: {
      title: 'Hong Kong',
      text: [
        'From strong to weak: king, chariot, horse, cannon, mandarin, elephant, soldier. The cannon does not jump: it captures the piece next to it, by rank, like the others.',
      ],
    },
    mainland: {
      title: 'Mainland China',
      text: [
        'The order is that of Taiwan, but the cannon does not jump: it captures cannons and soldiers next to it.',
      ],
    },
    'house-rules': {
      title: 'What stays the same',
      text: [
        'In all three a king captures no soldiers, a soldier captures the king, and no soldier captures a cannon.',
        'Some people capture pieces that lie face down, capture several in a row, let chariots run, or let horses move diagonally. These house rules are not played here.',
      ],
    },
    pool: {
      title: 'What is still hidden',
      text: [
        'Which pieces still lie face down is no secret: all that are neither on the board nor captured. They are listed beside the board for both colours. What nobody knows is where each of them lies.',
        'Here a red king and a black soldier are hidden. Who turns up which?',
      ],
    },
    chance: {
      title: 'Is it fair?',
      text: [
        'Nothing is dealt beforehand. The moment a piece is turned up, it is drawn from all that are still hidden, and each of them is equally likely. The odds are the same as if everything had been shuffled at the start; but until then it is not decided what lies there, so there is nothing on the screen, in the file or in the memory of this device that could give it away.',
        'What was drawn is kept before it is shown. Loading the page again brings back the same piece.',
      ],
    },
    takeback: {
      title: 'Taking back a turn-up',
      text: [
        'Where takebacks are allowed a turn-up can be taken back as well, but everybody has seen it. If that square is turned up again it shows the same piece, and until then no other square shows it.',
      ],
    },
    'no-pieces': {
      title: 'No pieces left',
      text: [
        'Whoever has lost the last piece of their colour has lost the game. Pieces that lie face down count: as long as one of yours is hidden somewhere, you are still in the game.',
      ],
    },
    'no-move': {
      title: 'No move left',
      text: [
        'Whoever is to move, but can move nothing when there is nothing left to turn up, has lost as well.',
      ],
    },
    repetition: {
      title: 'A position that comes back',
      text: [
        'When the same pieces stand on the same squares for the third time with the same player to move, the game is a draw.',
      ],
    },
    'no-progress': {
      title: 'Nothing happens',
      text: [
        'After fifty turns, those of both players counted together, without a turn-up or a capture the game is a draw. Before a game you can agree on another number, or on none; so you can with repetition.',
        'The players may agree on a draw where that was chosen before the game, and either may resign.',
      ],
    },
    notation: {
      title: 'Writing moves',
      text: [
        'Each square has a letter for its file and a number for its rank, as they stand at the edges of the board. c3=R says that the piece on c3 was turned up and is a red chariot; c3-c4 is a move to an empty square, c3xd3 a capture.',
        'K is a king, A a mandarin, B an elephant, R a chariot, N a horse, C a cannon and P a soldier: capitals for red, small letters for black.',
        'In full, a capture says what was captured too: c3xd3:n. Programs from Taiwan write the letter for the rank and the number for the file, so that e2 is b5.',
      ],
    },
    marks: {
      title: 'Marks on the board',
      text: ['What the marks mean wherever they are seen.'],
    },
    glossary: {
      title: 'Glossary',
      text: ['The words of the game as players of Chinese know them.'],
    },
  },

  boards: {
    'set-up': 'Thirty-two pieces, face down.',
    colours: 'Whoever begins plays the colour that comes up.',
    turn: 'The black horse is the opponent’s: your pieces are red.',
    'turn-up': 'The chariot may move, or one of six pieces may be turned up.',
    step: 'The chariot has two free squares, and takes the horse.',
    'face-down-target': 'It cannot move onto what lies face down.',
    ladder: 'The elephant takes three of its neighbours; the mandarin is stronger.',
    king: 'It takes all but the soldier.',
    mandarin: 'It takes all but the king.',
    elephant: 'It takes all but the mandarin.',
    chariot: 'It takes all but the elephant.',
    horse: 'It takes all but the chariot.',
    cannon: 'Over the soldier it takes the king, but not the horse next to it.',
    'cannon-many-screens': 'Two pieces in between are one too many.',
    'cannon-face-down': 'What lies face down is a screen too.',
    soldier: 'It takes the king and the soldier.',
    hongkong: 'Here the cannon takes the mandarin and the soldier next to it.',
    mainland: 'Here the cannon takes the cannon and the soldier next to it.',
    pool: 'A red king and a black soldier lie on the two squares.',
    takeback: 'Turn it up, take it back, turn it up again.',
    'no-pieces': 'The soldier takes the last black piece.',
    'no-move': 'The chariot closes the last way out.',
    repetition: 'Both go to and fro: a draw.',
    'no-progress': 'Forty-nine turns without a capture; the next is the fiftieth.',
    notation: 'A turn-up, two moves and a capture, written in three ways.',
  },

  /** The table of who captures whom, and what each of its signs means. */

  glossary,
};
