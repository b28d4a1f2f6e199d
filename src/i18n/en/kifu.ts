/** The words about files, in English. */

import type {
  EncodingTexts,
  Found,
  KeepingAt,
  KeptOf,
  LimitTexts,
  OtherProgramText,
  ReadingAt,
  Tally,
} from '../shapes/kifu.ts';
import { counted, listed, megabytes, number } from './format.ts';

const moves = counted({ one: 'move', other: 'moves' });
const variations = counted({ one: 'variation', other: 'variations' });
const comments = counted({ one: 'comment', other: 'comments' });
const lines = counted({ one: 'line', other: 'lines' });
const games = counted({ one: 'game', other: 'games' });
const characters = counted({ one: 'character', other: 'characters' });

const encodings: EncodingTexts = {
  shift_jis: 'Shift_JIS (older programs)',
  'utf-8': 'UTF-8 (every character)',
  'utf-8-bom': 'UTF-8 with BOM',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

const most = 'the most that can be opened here';

const tooLarge: LimitTexts = {
  'too-large': ({ limit, size }) =>
    `This file has ${megabytes(size)} MB. At most ${megabytes(limit)} MB can be opened here.`,
  'too-many-lines': ({ limit }) => `This file has more than ${number(limit)} lines, ${most}.`,
  'too-many-games': ({ limit }) => `This file has more than ${number(limit)} games, ${most}.`,
  'too-many-plies': ({ limit }) =>
    `A game in this file has more than ${number(limit)} moves in a line, ${most}.`,
  'too-many-game-moves': ({ limit }) =>
    `A game in this file has more than ${number(limit)} moves with its variations, ${most}.`,
  'too-many-moves': ({ limit }) =>
    `The games in this file have more than ${number(limit)} moves together, ${most}.`,
};

const otherProgram: OtherProgramText = ({ program, ending, saveAs }) =>
  `This is a ${program} file (${ending}). It cannot be opened here. Save it as ${saveAs} in ${program}, and open that.`;

export const kifu = {
  save: 'Copy or save',
  title: (recordExplained: string) => `Open a ${recordExplained}`,
  /** Said while the sheet is on its way. */
  takes: 'A file, a folder, a pasted text, or a sample game.',
  paste: (record: string) => `Paste the ${record} here`,
  file: 'Choose files…',
  folder: 'Folder…',
  noneChosen: 'There is no game file in it.',
  drop: 'Drop files here',
  dropToOpen: 'Drop to open',
  clipboard: 'Paste from clipboard',
  clipboardEmpty: 'There is no text on the clipboard.',
  typeText: 'Type or paste text',
  otherGames: 'Other games',
  editedTitle: 'An edited game',
  wasEdited:
    'This game is kept here already, and was edited since. If you open it unedited, both are kept.',
  openEdited: 'Open the edited one',
  openUnedited: 'Open it unedited',
  openAnyway: 'Open all the same',
  read: 'Open',
  pasted: 'Pasted text',

  format: 'Format',
  encoding: 'Encoding',
  encodings,
  version: 'Version',
  needsVersion: (version: string) =>
    `Letters other than ASCII need version ${version} in this encoding. Some programs cannot read it.`,
  leftOut: (what: readonly string[]) => `Left out in this format: ${listed(what)}.`,
  lacks: (chars: string, encoding: string) => `${encoding} does not have ${chars}.`,
  useUtf8: 'Use UTF-8',
  anyway: 'Save with replacements',
  saveFile: 'Save file',
  copyText: 'Copy text',
  original: (name: string) => `Save the original: ${name}`,
  showReceipt: 'What was read…',
  copied: 'Copied.',
  copyByHand:
    'This browser cannot copy by itself here. The text is selected: press Ctrl+C (⌘C on a Mac), or touch it and choose Copy.',
  saved: (name: string) => `Saved as ${name}.`,

  receipt: 'What was read',
  opened: (found: Found) =>
    `Read ${listed([
      moves(found.moves),
      ...(found.variations > 0 ? [variations(found.variations)] : []),
      ...(found.comments > 0 ? [comments(found.comments)] : []),
    ])}.`,
  tally: ({ understood, repaired, unread, ignored }: Tally) =>
    listed([
      `${lines(understood)} understood`,
      ...(repaired > 0 ? [`${repaired} repaired`] : []),
      ...(unread > 0 ? [`${unread} kept unread`] : []),
      ...(ignored > 0 ? [`${ignored} left out`] : []),
    ]),
  damaged: (count: number) => `${characters(count)} could not be decoded.`,
  repaired: 'Repaired',
  unread: 'Kept unread',
  ignored: 'Left out',
  everyLine: 'Every line',
  atLine: (line: number, what: string) => `Line ${line}: ${what}`,
  atEntry: (entry: number, what: string) => `Entry ${entry}: ${what}`,

  headers: 'Names and headers',
  andMore: (count: number) => `and ${number(count)} more`,
  saveReceipt: 'Save all of this as text',

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
    'no-text': () => 'This is not a game record: the file contains no text.',
    'empty-file': () => 'The text is empty.',
    'no-kifu': () => 'There is no game in this text.',
    picture: () => 'This is a picture. A game record can be opened as text only.',
    pdf: () => 'This is a PDF. Copy the moves from it as text, and paste them.',
    zip: () =>
      'This is a zip archive. Unpack it and open the files in it; a back-up of this app is restored on the page Games.',
    chess: () => 'This is chess, which cannot be opened here.',
    go: () => 'This is a game of go, which cannot be opened here.',
    'web-page': () =>
      'This is a web page. Copy the moves from it and paste them, or save the game file that it offers and open that file.',
    'web-address': () =>
      'This web address holds no moves. Open it in the browser, copy the game record there and paste it here.',
    'other-json': () => 'This is JSON, but no game record.',
    list: () => 'This is a list. None of its lines is a move.',
    'other-program': otherProgram,
    ...tooLarge,
  },
  keepFailed: 'They could not all be kept, so none of them was. The browser’s storage may be full.',

  games: (count: number) => `${games(count)} were found. Which one?`,
  keepAll: 'Keep them all under Games',
  keptAll: (count: number) => `${games(count)} are now under Games.`,
  keptBefore: (count: number) =>
    `${number(count)} of them ${count === 1 ? 'was' : 'were'} kept before.`,
  keptSome: ({ kept, of }: KeptOf) =>
    `${number(kept)} of ${games(of)} are now under Games, the others are not.`,
  moves: (count: number) => moves(count),
  noneIn: (name: string, why: string) => `${name}: ${why}`,
  unreadable: 'This file could not be read.',
  sourceGone: 'The original file is no longer kept in this browser.',
};
