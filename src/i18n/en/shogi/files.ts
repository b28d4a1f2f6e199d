/** The words of shogi about its files, in English. */
import type { FileTexts } from '../../shapes/shogi/files.ts';

const notices: FileTexts['notices'] = {
  spelling: 'Spelled unusually, and read as it was meant.',
  'unknown-line': 'This line was not understood and is left out of the game.',
  'unreadable-move': 'This is not a move. The line of play stops before it.',
  'impossible-move': 'This move cannot be made here. The line of play stops before it.',
  'ambiguous-move': 'Several pieces could make this move. The line of play stops before it.',
  'illegal-move': 'This move breaks a rule. It is kept and marked.',
  'wrong-piece': 'Another piece stands there. The move was made with that one.',
  'bad-time': 'The thinking time was not understood.',
  'rest-ignored': 'The rest of this line was not understood and is left out.',
  'bad-variation': 'It is not clear where this variation begins or ends.',
  'second-ending': 'The game had already ended. This second ending is left out.',
  'side-ending': 'How this variation ended cannot be kept, and is left out.',
  'unknown-handicap': 'This handicap is not known. The even start was taken instead.',
  'bad-diagram': 'This part of the position was not understood.',
  'bad-hand': 'The pieces in hand were not understood.',
  'commented-diagram': 'The start was taken from the diagram in the comments.',
  'unknown-ending': 'This ending is not known. It is kept as written.',
  'move-after-ending':
    'The game had already ended here. The moves after it are kept, and the ending as a comment.',
  'count-differs': 'The number of moves is not the number that was read.',
  'ending-differs':
    'This line disagrees with the ending above it. Its winner is taken, and the reason from above.',
  'kept-line': 'This line was not understood. It is kept as it stands.',
  'number-differs': 'This is not the number of the move. A line may be missing, or stand twice.',
  'total-differs': 'The total time is not the sum of the times before it.',
  'second-total': 'A second time stands behind the first. The first counts.',
  'second-time': 'This turn already had a time. The second one is left out.',
  'from-log': 'These lines of a log are left out. The moves were taken from its positions.',
  'side-differs':
    'The sign is that of the other side. The move was made by the side that could make it.',
  'winner-differs': 'By the moves, the other side should have won. The winner is kept as written.',
  'too-many-pieces':
    'There are more pieces than in a set, or two kings on one side. They are kept.',
  'not-mate': 'This position is not mate. The ending is kept as written.',
  'second-start': 'Another start was named before. The first counts.',
};

const lineKinds: FileTexts['lineKinds'] = {
  header: 'header',
  position: 'position',
  move: 'move',
  ending: 'ending',
  comment: 'comment',
  bookmark: 'bookmark',
  variation: 'variation',
  remark: 'remark',
  blank: 'blank',
  layout: 'layout',
  unknown: 'not understood',
  lost: 'passed over',
};

const formats: FileTexts['formats'] = {
  kif: 'Everything, for Kifu for Windows, ShogiHome and most others.',
  ki2: 'As books print it. It has no times.',
  csa: 'For computer shogi: one line of play.',
  usi: 'The moves, as engines take them.',
  sfen: 'Each position of the game, one a line.',
  jkf: 'JSON, for web pages and programs.',
};

const losses: FileTexts['losses'] = {
  headers: 'names and headers',
  moves: 'moves that break the rules',
  variations: 'variations',
  comments: 'comments',
  remarks: 'remarks and lines that were not understood',
  bookmarks: 'bookmarks',
  glyphs: 'signs such as !? beside moves',
  arrows: 'arrows and circles',
  times: 'thinking times',
  fractions: 'parts of seconds',
  ending: 'how it ended or who won',
  word: 'the word that the file had for its ending',
  number: 'the number of its first move',
};

const sample: FileTexts['sample'] = {
  start: 'A sample game. Step forward through it: the comments say what happens.',
  exchange:
    'Sente exchanges the pawns before the rook. Its file is open now, and each side has a pawn in hand.',
  drop: 'Gote drops the pawn, and so the rook cannot come in.',
  castle: 'The king leaves the middle. With the gold on 7h beside it, it has a small castle.',
  bishops: 'The bishops are exchanged: each side has one in hand, and may drop it later.',
  fork: 'The bishop comes down in the middle. It attacks the pawn on 6d and the lance on 1a at once.',
  promotion:
    'The bishop takes a second pawn and promotes: it is a horse now, and the rook guards it.',
  check: 'The horse moves aside and takes a third pawn: the rook behind it gives check.',
  sacrifice: 'The rook takes the gold. Sente gives it up, for the gold in hand is worth more here.',
  mate: 'The gold is dropped before the king, and the horse guards it. The king has no way out: checkmate.',
};

export const files: FileTexts = {
  hint: 'KIF, KI2, CSA, USI, SFEN, JKF, PSN or PGN',
  copyPosition: 'Copy position as SFEN',
  unreadablePosition: 'This is not a position: a SFEN was expected.',
  formats,
  losses,
  notices,
  lineKinds,
  sample,
};
