/** The words of banqi in English. This catalogue gives the others their shape. */
import type {
  EndingTexts,
  HiddenPieces,
  NotationTexts,
  ProblemTexts,
  RuleTexts,
  SpokenTurn,
  SpokenTurnUp,
  WarningTexts,
} from '../../shapes/banqi/words.ts';
import { agreement } from './agreement.ts';
import { files } from './files.ts';
import { fouls } from './fouls.ts';
import { reasons } from './reasons.ts';

const endings: EndingTexts = {
  'no-pieces': {
    how: 'All pieces captured',
    why: ({ loser }) => `${loser} has no piece left, on the board or face down.`,
  },
  'no-move': {
    how: 'No move left',
    why: ({ loser }) => `${loser} cannot move, and no piece is left to turn up.`,
  },
  repetition: {
    how: 'Repetition',
    why: () => 'The same position stood for the third time.',
  },
  'no-progress': {
    how: 'No progress',
    why: () => 'No piece was captured or turned up for as many turns as the rules allow.',
  },
};

const spoken = ({ side, piece, square, captured }: SpokenTurn): string =>
  captured === null
    ? `${side}: ${piece} to ${square}.`
    : `${side}: ${piece} to ${square}, captures ${captured}.`;

const turnedUp = ({ side, piece, square, takes }: SpokenTurnUp): string =>
  takes === null
    ? `${side}: ${piece} turned up on ${square}.`
    : `${side}: ${piece} turned up on ${square}. ${side} is ${takes}.`;

const times: Readonly<Record<number, string>> = { 2: 'twice', 3: 'three times' };

const warnings: WarningTexts = {
  'second-time': () => 'This position has occurred for the second time.',
};

const problems: ProblemTexts = {
  'face-up-without-colour': () => 'A piece lies face up, and nobody has a colour.',
  'second-without-colour': ({ side }) => `${side} is to move, and nobody has a colour.`,
  'no-pieces': ({ side }) => `${side} has no pieces: the game would be over before it began.`,
  'no-move': ({ side }) => `${side} has no move: the game would be over before it began.`,
};

export const words = {
  /** How it is won, in one sentence for a new player. */
  goal: 'You win by capturing all pieces of the other side.',
  /** How the board is played with keys: its description for screen readers. */
  keys: 'Arrow keys move from square to square. Enter turns a face-down piece up, and picks a face-up piece up or puts it down. Escape lets go of a piece, and the question mark describes it.',
  /** The name of a record, in the middle of a sentence. */
  record: 'game record',
  recordExplained: 'game record',

  /** Player 1 moves first. The first piece turned up decides which player has which colour. */
  sides: { first: 'Player 1', second: 'Player 2', red: 'Red', black: 'Black' },

  /** Says which colour a player has, when that is settled. */
  plays: (player: string, colour: string) => `${player} is ${colour}`,

  pieces: {
    king: { name: 'king' },
    advisor: { name: 'mandarin' },
    elephant: { name: 'elephant' },
    chariot: { name: 'chariot' },
    horse: { name: 'horse' },
    cannon: { name: 'cannon' },
    soldier: { name: 'soldier' },
    down: { name: 'face-down piece' },
  },

  /** A piece with its colour, as it is turned up. It may not be known yet which player has that colour. */
  coloured: {
    red: (piece: string) => `red ${piece}`,
    black: (piece: string) => `black ${piece}`,
  },
  /** The pieces of a colour that still lie face down: how many, and each kind with its number. */
  hidden: ({ colour, count, kinds }: HiddenPieces) =>
    count === 0
      ? `${colour}: nothing is face down`
      : `${colour}, face down: ${count}. ${kinds.map(([name, number]) => `${name} ${number}`).join(', ')}`,
  /** A piece whose turn-up was taken back: it lies face down again, and both players know it. */
  known: (square: string, piece: string) =>
    `${square} is face down again; both have seen it: ${piece}`,
  captures: 'Capture table',
  captureWords: {
    of: (family: string) => `Capture table: ${family}`,
    yes: 'captures',
    no: 'does not capture',
    jump: 'captures with a jump',
    key: 'The piece at the left captures (✓), captures with a jump (↷), or does not capture (–) the piece at the top.',
  },

  endings,

  /** Moves as they can be typed. */
  typed: 'For example c3, c3-c4, or c3xd3',
  spoken,
  turnedUp,
  warnings,
  fouls,
  problems,
  agreement,
  /** The settings of the game, besides how moves are written. */
  settings: {
    pieces: {
      label: 'Pieces',
      values: {
        traditional: 'Classic',
        simplified: 'Simplified',
        western: 'Western symbols',
      },
    },
    coordinates: {
      label: 'Coordinates',
      values: { squares: 'Letters and numbers: c3', none: 'None' },
    },
  },
  /** Above the times of an ending by repetition. */
  stood: (count: number) => `The same position stood ${times[count] ?? `${count} times`}:`,
  /** Sentences on the card of a piece: which pieces it takes. */
  takes: (kinds: string) => `It takes: ${kinds}.`,
  takesAny: 'It takes any piece, over exactly one other.',
  files,
  /** How moves can be written, each with a sample. */
  notations: {
    plain: 'Squares: c3xd3',
    full: 'With what is taken: c3xd3:n',
    taiwanese: 'Taiwanese programs: c3-c4',
  } satisfies NotationTexts,
  reasons,
  /** Why a move is not possible, by the rule that forbids it, in general and not for one move. */
  refusals: {
    'empty-square': 'There is no piece on this square.',
    'face-down-piece': 'A piece that lies face down can only be turned up.',
    'colour-unknown': 'Nobody has a colour yet: turn a piece up first.',
    'not-your-piece': 'It is not your turn to move this piece.',
    'own-piece': 'Your own piece is on that square.',
    'face-down-target': 'What lies face down can be neither taken nor entered.',
    'not-adjacent': 'Pieces go only to the next square, straight.',
    'not-in-line': 'A cannon jumps only along a file or a rank.',
    'no-screen': 'The cannon needs exactly one piece to jump over.',
    'many-screens': 'The cannon may jump over no more than one piece.',
    'king-soldier': 'A king cannot take a soldier.',
    rank: 'This piece cannot take a stronger one.',
  } satisfies RuleTexts,
};
