/** The words of CSA files: pieces, headers, endings. The format: http://www2.computer-shogi.org/protocol/record_v22.html and record_v3.html. */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import type { Kind } from '../piece.ts';
import { type CsaVersion, csaTime, timeGiven, timeWords } from './time-control.ts';

/** Pieces by their two letters. */
export const csaKinds: ReadonlyMap<string, Kind> = new Map([
  ['FU', 'pawn'],
  ['KY', 'lance'],
  ['KE', 'knight'],
  ['GI', 'silver'],
  ['KI', 'gold'],
  ['KA', 'bishop'],
  ['HI', 'rook'],
  ['OU', 'king'],
  ['TO', 'tokin'],
  ['NY', 'promoted-lance'],
  ['NK', 'promoted-knight'],
  ['NG', 'promoted-silver'],
  ['UM', 'horse'],
  ['RY', 'dragon'],
]);

const letters = new Map(Array.from(csaKinds, ([word, kind]) => [kind, word]));

/** The two letters of a kind. */
export const csaWord = (kind: Kind): string => letters.get(kind) ?? '';

/** The names that CSA has for headers of other formats; all other headers keep their names. */
const headerNames: readonly (readonly [csa: string, header: string])[] = [
  ['EVENT', '棋戦'],
  ['SITE', '場所'],
  ['START_TIME', '開始日時'],
  ['END_TIME', '終了日時'],
  ['TIME_LIMIT', '持ち時間'],
  ['TIME', '持ち時間'],
  ['TIME+', '先手持ち時間'],
  ['TIME-', '後手持ち時間'],
  ['OPENING', '戦型'],
  ['NOTE', '備考'],
  ['MAX_MOVES', '最大手数'],
  ['JISHOGI', '持将棋'],
];

/** The header that a CSA keyword means. N+ and N- are the players, under the names of the two sides. */
const headerOfCsa = (keyword: string, sides: readonly [string, string]): string => {
  if (keyword === 'N+') return sides[0];
  if (keyword === 'N-') return sides[1];
  return headerNames.find(([csa]) => csa === keyword)?.[1] ?? keyword;
};

/** The fields that tell how time is given. */
const timeFields = ['TIME_LIMIT', 'TIME', 'TIME+', 'TIME-'];

/**
 * The header that a CSA field means. How time is given is put into the words of Japanese records, if these say the same.
 */
export const headerOfField = (
  keyword: string,
  value: string,
  sides: readonly [string, string],
): readonly [header: string, value: string] => {
  const given = timeFields.includes(keyword) ? timeGiven(value) : undefined;
  return [headerOfCsa(keyword, sides), given === undefined ? value : timeWords(given)];
};

/** How the fields for time look in each version, also where the spelling is unusual or the clock is none of ours. */
const timeForms: Readonly<Record<CsaVersion, RegExp>> = {
  '2.2': /^\d+:\d\d\+\d+$/,
  '3.0': /^\d+(\.\d+)?(\+\d+(\.\d+)?){2}$/,
};

/**
 * The field by which a version writes a header. How time is given is written in the version's own form. If it has none, the
 * words stay under their Japanese name, which other programs pass over.
 */
export const csaOfHeader = (
  header: string,
  value: string,
  version: CsaVersion,
): readonly [keyword: string, value: string] => {
  if (!header.endsWith('持ち時間'))
    return [headerNames.find(([, name]) => name === header)?.[0] ?? header, value];
  const field =
    version === '3.0'
      ? headerNames.findLast(([, name]) => name === header)?.[0]
      : header === '持ち時間'
        ? 'TIME_LIMIT'
        : undefined;
  const given = timeGiven(value);
  const told = given === undefined ? value : csaTime(given, version);
  const isField = field !== undefined && told !== undefined;
  if (isField && (given !== undefined || timeForms[version].test(told))) return [field, told];
  return [header, given === undefined ? value : timeWords(given)];
};

type Winner = 'mover' | 'opponent' | 'sente' | 'gote' | 'none';

const endings: readonly (readonly [word: string, by: string, winner: Winner])[] = [
  ['TORYO', 'resignation', 'opponent'],
  ['CHUDAN', 'interrupted', 'none'],
  ['SENNICHITE', 'sennichite', 'none'],
  ['TIME_UP', 'timeout', 'opponent'],
  ['ILLEGAL_MOVE', 'foul', 'opponent'],
  // The sign is that of the side that erred.
  ['+ILLEGAL_ACTION', 'foul', 'gote'],
  ['-ILLEGAL_ACTION', 'foul', 'sente'],
  ['JISHOGI', 'impasse', 'none'],
  ['KACHI', 'declaration', 'mover'],
  ['HIKIWAKE', 'agreement', 'none'],
  ['MAX_MOVES', 'move-limit', 'none'],
  ['TSUMI', 'checkmate', 'opponent'],
  ['FUZUMI', 'no-mate', 'none'],
];

// Words of the format that tell neither winner nor reason: a move was taken back, something failed.
const plainWords = ['MATTA', 'ERROR'];

const winnerFor = (winner: Winner, turn: Seat): Seat | null => {
  if (winner === 'none') return null;
  if (winner === 'sente' || winner === 'gote') return winner === 'sente' ? 0 : 1;
  return winner === 'mover' ? turn : other(turn);
};

/** The ending that a word, without its %, means when it is that side's turn; undefined if the format does not have it. */
export const endingOfCsa = (word: string, turn: Seat): Ending | undefined => {
  if (plainWords.includes(word)) return { winner: null, by: 'unknown', word: `%${word}` };
  const known = endings.find(([name]) => name === word);
  return known && { winner: winnerFor(known[2], turn), by: known[1] };
};

/**
 * The word, without its %, for an ending when it is that side's turn; undefined if the format has none for it. If it has a
 * word for the reason but not for the winner, that word is used, since it names no other winner.
 */
export const csaOfEnding = (ending: Ending, turn: Seat): string | undefined => {
  const { by, winner, word = '' } = ending;
  // JKF has the words of CSA without their sign.
  if (by === 'unknown')
    return /^%[^\s,]+$/.test(word) ? word.slice(1) : plainWords.find((known) => known === word);
  if (by === 'no-move') return 'TSUMI';
  // A declaration without the points loses like a foul, as in KIF.
  const isFoul = by === 'perpetual-check' || (by === 'declaration' && winner === other(turn));
  const reason = isFoul ? 'foul' : by;
  const known =
    endings.find(([, why, wins]) => why === reason && winnerFor(wins, turn) === winner) ??
    endings.find(([, why, wins]) => why === reason && wins === 'none');
  return known?.[0];
};

/**
 * The word, without its %, that a CSA file has for an ending when it is that side's turn; CHUDAN (broken off) if it has
 * none.
 */
export const csaEndWord = (ending: Ending, turn: Seat): string =>
  csaOfEnding(ending, turn) ?? 'CHUDAN';

/** A statement in the capitals that the format has, where it makes sense in them. */
export const inCapitals = (text: string): string => {
  const large = text.toUpperCase();
  if (/^[+-]\d{4}/.test(text) && csaKinds.has(large.slice(5, 7)))
    return `${large.slice(0, 7)}${text.slice(7)}`;
  const known = /^P[I1-9+-]/.test(text) || endingOfCsa(large.slice(1).trim(), 0) !== undefined;
  return known ? large : text;
};

/**
 * Whether a statement has small letters where the format has capitals. Nearly every statement is a move of seven characters
 * or a time, so these are checked first.
 */
export const isSmall = (text: string): boolean =>
  text.length === 7
    ? text.charCodeAt(5) > 0x60 || text.charCodeAt(6) > 0x60
    : text.charCodeAt(0) !== 0x54 && /^[-+P%].*[a-z]/.test(text);
