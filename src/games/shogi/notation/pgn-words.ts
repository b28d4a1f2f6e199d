/** The words of PSN, PSN2 and PGN of shogi: headers, starts and endings. */
import { other, type Seat } from '#kernel/game.ts';
import type { Ending, Headers } from '#record/record.ts';
import type { Position } from '../position.ts';
import { parseSfen } from './sfen.ts';

/** Headers that other formats of shogi have, too. */
const headerNames: readonly (readonly [name: string, header: string])[] = [
  ['Event', '棋戦'],
  ['Site', '場所'],
  ['Venue', '場所'],
  ['Date', '開始日時'],
  ['Opening', '戦型'],
];

/** Headers that the record says by itself. */
const told: readonly string[] = ['FEN', 'SFEN', 'SetUp', 'Result', 'Variant'];

/** Whether a header tells nothing: PGN has question marks for what is not known. */
const isEmpty = (value: string): boolean => /^[\s?*.-]*$/.test(value);

const seatNamed = (name: string, isPgn: boolean): Seat | undefined => {
  if (name === 'Sente' || name === 'Gote') return name === 'Sente' ? 0 : 1;
  // In PGN White moves first, in PSN Black.
  if (name === 'White' || name === 'Black') return (name === 'White') === isPgn ? 0 : 1;
  return undefined;
};

/** Headers under the names that the other formats of shogi have for them. */
export const ownHeaders = (
  headers: Headers,
  sides: readonly [string, string],
  isPgn: boolean,
): Headers =>
  headers.flatMap(([name, value]): Headers => {
    if (told.includes(name) || isEmpty(value)) return [];
    const seat = seatNamed(name, isPgn);
    if (seat !== undefined) return [[sides[seat], value]];
    return [[headerNames.find(([key]) => key === name)?.[1] ?? name, value]];
  });

/** Reads a header Variant: it tells that the game is shogi, that it is another, or nothing. */
export const variantOf = (value: string): 'own' | 'another' | undefined => {
  if (isEmpty(value) || /^(standard|normal)$/i.test(value.trim())) return undefined;
  return /^(shogi|将棋)$/i.test(value.trim()) ? 'own' : 'another';
};

/** A hand as Fairy-Stockfish has it in brackets, `PPb`, in the figures of SFEN: `2Pb`. */
const handOf = (letters: string): string => {
  const counts = new Map<string, number>();
  for (const letter of letters.replace(/[^A-Za-z]/g, ''))
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return Array.from(counts, ([letter, n]) => `${n === 1 ? '' : n}${letter}`).join('') || '-';
};

/** The position of a header FEN or SFEN. With hands in brackets White is the side that other formats call Black. */
export const positionOf = (value: string): Position | undefined => {
  const [board = '', turn = 'b', hands = '-', ply = '1'] = value.trim().split(/\s+/);
  const bracket = board.indexOf('[');
  const text =
    bracket === -1
      ? `${board} ${turn} ${hands} ${/^\d+$/.test(ply) ? ply : '1'}`
      : `${board.slice(0, bracket)} ${turn === 'w' ? 'b' : 'w'} ${handOf(board.slice(bracket))} 1`;
  const read = parseSfen(text);
  return read.ok ? read.value : undefined;
};

/** Why a game ended by the words of programs, and who won: the mover, the opponent, nobody. */
const endings: readonly (readonly [word: RegExp, by: string, winner: 'mover' | 'other' | null])[] =
  [
    [/^resign(s|ed|ation)?$/i, 'resignation', 'other'],
    [/^(check)?mated?$/i, 'checkmate', 'other'],
    [/^time-?(up|out)$/i, 'timeout', 'other'],
    [/^illegal-?move$/i, 'foul', 'other'],
    [/^(sennichite|repetition(draw)?)$/i, 'sennichite', null],
    [/^repetitionwin$/i, 'perpetual-check', 'mover'],
    [/^(jishogi|impasse)$/i, 'impasse', null],
    [/^declarationwin$/i, 'declaration', 'mover'],
    [/^maxmovesdraw$/i, 'move-limit', null],
    [/^(interrupt(ed)?|chudan)$/i, 'interrupted', null],
  ];

/** How a game ended by a word in place of a move, when it is that side's turn; undefined where the word is none. */
export const endingOfWord = (word: string, turn: Seat): Ending | undefined => {
  const [, by, winner] = endings.find(([pattern]) => pattern.test(word)) ?? [];
  if (by === undefined) return undefined;
  return { winner: winner ? (winner === 'mover' ? turn : other(turn)) : null, by };
};

/** The winner by a result; null for a draw, undefined where the word is no result, or says that the game goes on. */
export const winnerOfResult = (word: string): Seat | null | undefined => {
  if (/^(1\/2(-1\/2)?|½-½|0\.5-0\.5)$/.test(word)) return null;
  const [, sente, gote] = /^([01])-([01])$/.exec(word) ?? [];
  return sente === undefined || sente === gote ? undefined : sente === '1' ? 0 : 1;
};

/** How a game ended if only its winner is known: a win that is not said to be of another kind is a resignation. */
export const endingOfResult = (winner: Seat | null, termination: string): Ending => {
  if (winner === null) return { winner, by: 'agreement' };
  return { winner, by: /time/i.test(termination) ? 'timeout' : 'resignation' };
};

/** The ending that a word and a result tell together: some programs have one word for a draw and for the win that looks like it. */
export const withWinner = (ending: Ending, winner: Seat | null): Ending => {
  if (winner === null || ending.winner !== null) return ending;
  if (ending.by === 'sennichite') return { ...ending, winner, by: 'perpetual-check' };
  return ending.by === 'impasse' ? { ...ending, winner, by: 'declaration' } : ending;
};

/** Whether the words of a header Handicap are those for none. */
export const isEvenStart = (words: string): boolean =>
  isEmpty(words) || /^(none|even|hirate|平手)$/i.test(words.trim());
