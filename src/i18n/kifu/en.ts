/** What is said about files, in English. */
import { counted, listed, megabytes } from '../format.ts';
import type {
  EncodingTexts,
  FormatTexts,
  Found,
  KeepingAt,
  KeptOf,
  LimitTexts,
  LossTexts,
  PartTexts,
  ReadingAt,
  ReadingTexts,
  Tally,
} from './shape.ts';

const moves = counted('en', { one: 'move', other: 'moves' });
const variations = counted('en', { one: 'variation', other: 'variations' });
const comments = counted('en', { one: 'comment', other: 'comments' });
const lines = counted('en', { one: 'line', other: 'lines' });
const games = counted('en', { one: 'game', other: 'games' });
const letters = counted('en', { one: 'letter', other: 'letters' });
const list = listed('en');

const reading: ReadingTexts = {
  'empty-file': 'The text is empty.',
  'no-kifu': 'There is no kifu in this text.',
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

const parts: PartTexts = {
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

const formats: FormatTexts = {
  kif: 'Everything, for Kifu for Windows, ShogiHome and most others.',
  ki2: 'As books print it. It has no times.',
  csa: 'For computer shogi: one line of play.',
  usi: 'The moves, as engines take them.',
  sfen: 'Each position of the game, one a line.',
  jkf: 'JSON, for web pages and programs.',
};

const losses: LossTexts = {
  headers: 'names and headers',
  moves: 'moves that break the rules',
  variations: 'variations',
  comments: 'comments',
  remarks: 'remarks and lines that were not understood',
  bookmarks: 'bookmarks',
  times: 'thinking times',
  fractions: 'parts of seconds',
  ending: 'how it ended or who won',
  word: 'the word that the file had for its ending',
  number: 'the number of its first move',
};

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS (older programs)',
  'utf-8': 'UTF-8 (every letter)',
  'utf-8-bom': 'UTF-8 with its mark',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const number = (count: number): string => count.toLocaleString('en');
const most = 'the most that can be opened here';

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `This file has ${megabytes('en', size)} MB. At most ${megabytes('en', limit)} MB can be opened here.`,
  'too-many-lines': ({ limit }) => `This file has more than ${number(limit)} lines, ${most}.`,
  'too-many-games': ({ limit }) => `This file has more than ${number(limit)} games, ${most}.`,
  'too-many-plies': ({ limit }) =>
    `A game in this file has more than ${number(limit)} moves in a line, ${most}.`,
  'too-many-moves': ({ limit }) => `This file has more than ${number(limit)} moves, ${most}.`,
};

export const en = {
  save: 'Copy or save',
  title: 'Open a kifu',
  paste: 'Paste the kifu here',
  file: 'Choose files',
  folder: 'Choose a folder',
  noneChosen: 'There is no kifu file in it.',
  fileHint: 'KIF, KI2, CSA, USI, SFEN or JKF, in any encoding',
  drop: 'or drop them anywhere',
  read: 'Open',
  pasted: 'Pasted text',

  format: 'Format',
  formats,
  encoding: 'Encoding',
  encodings,
  leftOut: (what: readonly string[]) => `Left out in this format: ${list(what)}.`,
  losses,
  lacks: (chars: string, encoding: string) => `${encoding} does not have ${chars}.`,
  useUtf8: 'Use UTF-8',
  anyway: 'Save with replacements',
  saveFile: 'Save file',
  copyText: 'Copy text',
  copySfen: 'Copy position as SFEN',
  original: (name: string) => `Save the original: ${name}`,
  showReceipt: 'What was read…',
  copied: 'Copied.',
  copyByHand:
    'This browser copies nothing by itself here. The text is marked: press Ctrl+C (⌘C on a Mac), or touch it and choose Copy.',
  saved: (name: string) => `Saved as ${name}.`,

  receipt: 'What was read',
  opened: (found: Found) =>
    `Read ${list([
      moves(found.moves),
      ...(found.variations > 0 ? [variations(found.variations)] : []),
      ...(found.comments > 0 ? [comments(found.comments)] : []),
    ])}.`,
  tally: ({ understood, repaired, ignored }: Tally) =>
    list([
      `${lines(understood)} understood`,
      ...(repaired > 0 ? [`${repaired} repaired`] : []),
      ...(ignored > 0 ? [`${ignored} left out`] : []),
    ]),
  damaged: (count: number) => `${letters(count)} could not be decoded.`,
  repaired: 'Repaired',
  ignored: 'Left out',
  everyLine: 'Every line',
  parts,
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
  atEntry: (entry: number, what: string) => `Entry ${entry}: ${what}`,
  reading,

  headers: 'Names and headers',
  andMore: (count: number) => `and ${number(count)} more`,
  saveReceipt: 'Save all of this as a text',

  progress: {
    reading: ({ file, of, moves: count }: ReadingAt) =>
      [
        of > 1 ? `Reading file ${number(file)} of ${number(of)}` : 'Reading…',
        ...(count > 0 ? [moves(count)] : []),
      ].join(' · '),
    keeping: ({ game, of }: KeepingAt) => `Keeping game ${number(game)} of ${number(of)}`,
    opening: 'Reading…',
  },
  refused: {
    'no-text': () => 'This is not a kifu: the file holds no text.',
    ...tooLarge,
  },
  keepFailed: 'They could not all be kept, so none of them was. The browser’s storage may be full.',

  games: (count: number) => `${games(count)} were found. Which one?`,
  keepAll: 'Keep them all under Games',
  keptAll: (count: number) => `${games(count)} are now under Games.`,
  keptSome: ({ kept, of }: KeptOf) =>
    `${number(kept)} of ${games(of)} are now under Games, the others are not.`,
  moves: (count: number) => moves(count),
  noneIn: (name: string, why: string) => `${name}: ${why}`,
  unreadable: 'This file could not be read.',
  sourceGone: 'The original file is no longer kept in this browser.',
};
