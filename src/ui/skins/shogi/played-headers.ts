/** What a game that was played here has above its moves in a file: when it was played, and how time was given. */
import type { TimeControl } from '#match/clock.ts';
import type { Headers } from '#record/record.ts';
import type { PlayedGame } from '../../file-words.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** An instant as kifu have it, by the clock on the wall: 2026/11/22 09:05:00. */
const instant = (ms: number): string => {
  const at = new Date(ms);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('/');
  return `${day} ${[at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')}`;
};

/** A span in words: 1時間30分, 30秒. */
const span = (ms: number): string => {
  const seconds = Math.round(ms / 1000);
  const parts = [
    [Math.floor(seconds / 3600), '時間'],
    [Math.floor(seconds / 60) % 60, '分'],
    [seconds % 60, '秒'],
  ] as const;
  return parts.map(([count, unit]) => (count > 0 ? `${count}${unit}` : '')).join('') || '0分';
};

type Kind = TimeControl['kind'];

/** Each kind of time control in the words of kifu. */
const kinds: { readonly [K in Kind]: (control: Extract<TimeControl, { kind: K }>) => string } = {
  unlimited: () => '無制限',
  main: ({ mainMs }) => `${span(mainMs)}切れ負け`,
  byoyomi: ({ mainMs, byoyomiMs, periods }) =>
    `${span(mainMs)}+${span(byoyomiMs)}${periods > 1 ? `×${periods}回` : ''}`,
  koryo: ({ mainMs, byoyomiMs, unitMs, units }) =>
    `${span(mainMs)}+${span(byoyomiMs)}、考慮時間${span(unitMs)}×${units}回`,
  fischer: ({ mainMs, incrementMs }) => `${span(mainMs)}、1手ごとに${span(incrementMs)}加算`,
  canadian: ({ mainMs, byoyomiMs, moves }) => `${span(mainMs)}+${moves}手ごとに${span(byoyomiMs)}`,
};

const controlWords = <K extends Kind>(control: Extract<TimeControl, { kind: K }>): string =>
  kinds[control.kind as K](control);

const timeHeaders = (clock: PlayedGame['clock']): Headers => {
  if (clock === null) return [];
  const [sente, gote] = clock.map(controlWords);
  return sente === gote
    ? [['持ち時間', sente ?? '']]
    : [
        ['先手持ち時間', sente ?? ''],
        ['後手持ち時間', gote ?? ''],
      ];
};

/** The headers of a game with those of its playing before them; what it already tells stays as it is. */
export const withPlayed = (
  headers: Headers,
  { startedAtMs, endedAtMs, clock }: PlayedGame,
): Headers => {
  const told = new Set(headers.map(([key]) => key));
  const played: Headers = [
    ['開始日時', instant(startedAtMs)],
    ...(endedAtMs === undefined ? [] : [['終了日時', instant(endedAtMs)] as const]),
    ...timeHeaders(clock),
  ];
  return [...played.filter(([key]) => !told.has(key)), ...headers];
};
