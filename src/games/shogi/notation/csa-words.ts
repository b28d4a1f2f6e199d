/** The words of CSA files: pieces, headers, endings. The format: http://www2.computer-shogi.org/protocol/record_v22.html and record_v3.html. */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending } from '#record/record.ts';
import type { Kind } from '../piece.ts';
import { narrow } from './kif-words.ts';

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

/** What CSA calls the headers that other formats have, too; all others keep their names. */
const headerNames: readonly (readonly [csa: string, header: string])[] = [
  ['EVENT', '棋戦'],
  ['SITE', '場所'],
  ['START_TIME', '開始日時'],
  ['END_TIME', '終了日時'],
  ['TIME_LIMIT', '持ち時間'],
  ['OPENING', '戦型'],
  ['NOTE', '備考'],
  ['MAX_MOVES', '最大手数'],
];

/** The header that a CSA keyword means. */
export const headerOfCsa = (keyword: string): string =>
  headerNames.find(([csa]) => csa === keyword)?.[1] ?? keyword;

/** The keyword under which CSA writes a header. */
export const csaOfHeader = (header: string): string =>
  headerNames.find(([, name]) => name === header)?.[0] ?? header;

const timeLimit =
  /^各?(?:(\d{1,3})時間)?(?:(\d{1,4})分)?(?:(?:[+、,]|[+、,]?秒読み?)(?:(\d{1,4})秒|(\d{1,2})分)|[、,]?切れ負け)?$/;

/** A time control in the words of other formats, 5分+10秒, as hours, minutes and seconds of byoyomi, 00:05+10; undefined where it says anything else. */
export const csaTimeLimit = (words: string): string | undefined => {
  const text = narrow(words).replace(/\s/g, '');
  if (/^\d+:\d\d\+\d+$/.test(text)) return text;
  const [found, hours, minutes, seconds = 0, more = 0] = timeLimit.exec(text) ?? [];
  if (found === undefined || (hours ?? minutes) === undefined) return undefined;
  const main = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  const two = (number: number): string => String(number).padStart(2, '0');
  const byoyomi = Number(seconds) + Number(more) * 60;
  return `${two(Math.floor(main / 60))}:${two(main % 60)}+${two(byoyomi)}`;
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

/** What an ending word, without its %, says when it is that side's turn; undefined when the format does not have it. */
export const endingOfCsa = (word: string, turn: Seat): Ending | undefined => {
  if (plainWords.includes(word)) return { winner: null, by: 'unknown', word: `%${word}` };
  const known = endings.find(([name]) => name === word);
  return known && { winner: winnerFor(known[2], turn), by: known[1] };
};

/**
 * The word, without its %, for an ending when it is that side's turn; undefined where the format has none for it. Where it
 * has one for the reason but not for a winner, the reason is told: it names nobody else.
 */
export const csaOfEnding = (ending: Ending, turn: Seat): string | undefined => {
  const { by, winner, word = '' } = ending;
  // JKF has the words of CSA without their sign.
  if (by === 'unknown')
    return /^%[^\s,]+$/.test(word) ? word.slice(1) : plainWords.find((known) => known === word);
  if (by === 'no-move') return 'TSUMI';
  const reason = by === 'perpetual-check' ? 'foul' : by;
  const known =
    endings.find(([, why, wins]) => why === reason && winnerFor(wins, turn) === winner) ??
    endings.find(([, why, wins]) => why === reason && wins === 'none');
  return known?.[0];
};

/** The word, without its %, that a CSA file has for an ending when it is that side's turn: broken off, where there is none. */
export const csaEndWord = (ending: Ending, turn: Seat): string =>
  csaOfEnding(ending, turn) ?? 'CHUDAN';
