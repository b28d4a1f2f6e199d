/**
 * Adds to the record of a game played here when it was played, how time was given, and the seconds that the clock
 * counted.
 */
import { timeWords } from '#games/shogi/notation/time-control.ts';
import type { GameRecord, Headers } from '#record/record.ts';
import type { PlayedGame } from '../../game/file-words.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as kifu have it, by the clock on the wall: 2026/11/22 09:05:00. */
const instant = (ms: number): string => {
  const at = new Date(ms);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('/');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
};

const timeHeaders = (clock: PlayedGame['clock']): Headers => {
  if (clock === null) return [];
  const [sente, gote] = clock.map(timeWords);
  return sente === gote
    ? [['持ち時間', sente ?? '']]
    : [
        ['先手持ち時間', sente ?? ''],
        ['後手持ち時間', gote ?? ''],
      ];
};

/** The headers of a game with those of its playing before them; headers that it already has stay as they are. */
const withHeaders = (headers: Headers, { startedAtMs, endedAtMs, clock }: PlayedGame): Headers => {
  const told = new Set(headers.map(([key]) => key));
  const played: Headers = [
    ['開始日時', instant(startedAtMs)],
    ...(endedAtMs === undefined ? [] : [['終了日時', instant(endedAtMs)] as const]),
    ...timeHeaders(clock),
  ];
  return [...played.filter(([key]) => !told.has(key)), ...headers];
};

/** A time as files of shogi count it: whole seconds, without the part of a second that is left (rules A88). */
const counted = <Ms extends number | null>(spentMs: Ms): Ms | number =>
  spentMs === null ? spentMs : Math.floor(spentMs / 1000) * 1000;

/** The record with when it was played, how time was given and which seconds were counted. */
export const withPlayed = (record: GameRecord, played: PlayedGame): GameRecord => {
  const { ending } = record;
  return {
    ...record,
    headers: withHeaders(record.headers, played),
    nodes: record.nodes.map((node) => node && { ...node, spentMs: counted(node.spentMs) }),
    ending:
      ending?.spentMs === undefined ? ending : { ...ending, spentMs: counted(ending.spentMs) },
  };
};
