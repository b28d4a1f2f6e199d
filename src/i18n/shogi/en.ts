/** The words of shogi in English. This catalogue is the type of the others. */
import type { EndingTexts, ProblemTexts, ReadingTexts, SpokenTurn } from './shape.ts';

const endings: EndingTexts = {
  checkmate: {
    how: 'Checkmate',
    why: ({ loser }) => `${loser}’s king is in check, and no move saves it.`,
  },
  'no-move': {
    how: 'No legal move',
    why: ({ loser }) => `${loser} has no legal move left, and in shogi that loses.`,
  },
  sennichite: {
    how: 'Repetition (sennichite)',
    why: () => 'The same position stood on the board for the fourth time.',
  },
  'perpetual-check': {
    how: 'Perpetual check',
    why: ({ loser }) =>
      `The same position stood for the fourth time, and ${loser} had given check with every move: that is forbidden.`,
  },
  impasse: {
    how: 'Impasse (jishogi)',
    why: () => 'Neither king can be mated any more, so the points were counted.',
  },
  declaration: {
    how: 'Declaration',
    why: () => 'A king was declared to have entered, and the points were counted.',
  },
  'move-limit': {
    how: 'Move limit',
    why: () => 'The game reached the last move that its rules allow.',
  },
  'no-mate': { how: 'No mate', why: () => 'The problem has no solution along this line.' },
};

const problems: ProblemTexts = {
  'king-missing': ({ side }) => `${side} has no king.`,
  'too-many-kings': ({ side }) => `${side} has more than one king.`,
  nifu: ({ side }) => `${side} has two unpromoted pawns on one file (nifu).`,
  'dead-piece': ({ side }) => `${side} has a piece that could never move again.`,
  'too-many': ({ piece }) => `There are more pieces of this kind than a set has: ${piece}.`,
  'in-check': ({ side }) => `${side} is in check, although the other side is to move.`,
};

const reading: ReadingTexts = {
  'empty-file': 'The text is empty.',
  'not-kif': 'There is no kifu in this text.',
  'unknown-line': 'This line was not understood and is left out.',
  'unreadable-move': 'This is not a move. The line of play stops before it.',
  'impossible-move': 'This move cannot be made here. The line of play stops before it.',
  'illegal-move': 'This move breaks a rule. It is kept and marked.',
  'wrong-piece': 'Another piece stands there. The move was made with that one.',
  'bad-time': 'The thinking time was not understood.',
  'bad-variation': 'It is not clear where this variation begins or ends.',
  'unknown-handicap': 'This handicap is not known.',
  'bad-diagram': 'This row of the diagram was not understood.',
  'bad-hand': 'The pieces in hand were not understood.',
  'commented-diagram': 'The start was taken from the diagram in the comments.',
  'unknown-ending': 'This ending is not known. It is kept as written.',
  'move-after-ending': 'The game had already ended here. The moves after it are kept.',
  'count-differs': 'The number of moves is not the number that was read.',
  'second-game': 'Another game begins here. Only the first was read.',
};

const spoken = (turn: SpokenTurn): string => {
  const way = turn.dropped ? 'dropped on' : 'to';
  const words = [`${turn.side}: ${turn.piece} ${way} ${turn.square}`];
  if (turn.captured !== null) words.push(`captures ${turn.captured}`);
  if (turn.choice === 'promote') words.push('promotes');
  if (turn.choice === 'keep') words.push('does not promote');
  if (turn.check) words.push('check');
  return `${words.join(', ')}.`;
};

export const en = {
  name: 'Shogi',

  sides: {
    sente: { short: 'Sente', full: 'Sente (Black)' },
    gote: { short: 'Gote', full: 'Gote (White)' },
    shitate: { short: 'Shitate', full: 'Shitate (Black)' },
    uwate: { short: 'Uwate', full: 'Uwate (White)' },
  },

  pieces: {
    king: { name: 'king' },
    rook: { name: 'rook' },
    bishop: { name: 'bishop' },
    gold: { name: 'gold' },
    silver: { name: 'silver' },
    knight: { name: 'knight' },
    lance: { name: 'lance' },
    pawn: { name: 'pawn' },
    dragon: { name: 'dragon' },
    horse: { name: 'horse' },
    'promoted-silver': { name: 'promoted silver' },
    'promoted-knight': { name: 'promoted knight' },
    'promoted-lance': { name: 'promoted lance' },
    tokin: { name: 'tokin' },
  },

  choice: {
    title: 'Promote?',
    promote: (face: string) => `Promote: ${face}`,
    keep: (face: string) => `Do not promote: ${face}`,
  },

  refusals: {
    'not-your-turn': 'It is the other player’s turn.',
    'empty-square': 'There is no piece on this square.',
    'not-in-hand': 'There is no such piece in hand.',
    occupied: 'A piece from the hand can only go to an empty square.',
    'own-piece': 'One of your own pieces stands there.',
    'wrong-movement': 'This piece does not move like that.',
    blocked: 'Another piece is in the way.',
    'promotion-not-possible': 'This piece cannot promote on this move.',
    'promotion-compulsory': 'It must promote here: unpromoted, it could never move again.',
    nifu: 'You already have an unpromoted pawn on this file (nifu).',
    'dead-square': 'A piece dropped here could never move again.',
    pinned: 'This piece is pinned: moving it would expose your king.',
    'king-left-in-check': 'Your king is in check, and this move does not save it.',
    'moved-into-check': 'Your king would be in check there.',
    uchifuzume: 'A pawn drop may not give checkmate (uchifuzume).',
  },

  endings,
  problems,
  reading,
  spoken,
};
