import { useEffect, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { type Allowance, type Clock, leftAt } from '#match/clock.ts';
import { useSides } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSitting } from '../table-context.tsx';
import './clock.css';

const two = (n: number): string => String(n).padStart(2, '0');

/** Whole seconds are shown until they are gone; tenths only under ten seconds. */
const timeText = (ms: number): string => {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

const shownMs = ({ mainMs, periodMs }: Allowance): number => (mainMs > 0 ? mainMs : periodMs);

/** Looks at the time as often as the face changes: each second, under ten seconds each tenth. */
const useNow = (clock: Clock, seat: Seat, now: () => number): number => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (clock.sinceMs === null || clock.seat !== seat) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void => {
      const instant = now();
      setAt(instant);
      const ms = shownMs(leftAt(clock, seat, instant));
      timer = setTimeout(look, ms < 10_100 ? 100 : ((ms - 1) % 1_000) + 1);
    };
    look();
    return () => clearTimeout(timer);
  }, [clock, seat, now]);
  return clock.sinceMs === null || clock.seat !== seat ? 0 : Math.max(at, clock.sinceMs);
};

const Face = ({ clock, seat }: { readonly clock: Clock; readonly seat: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const sides = useSides();
  const left = leftAt(clock, seat, useNow(clock, seat, table.ports.now));
  const control = clock.controls[seat];
  const ms = shownMs(left);
  const seconds = Math.ceil(ms / 1_000);
  const inPeriod = left.mainMs === 0 && control.kind !== 'main' && control.kind !== 'fischer';
  return (
    <span
      className="clock"
      role="timer"
      data-clock={seat}
      data-running={(clock.sinceMs !== null && clock.seat === seat) || undefined}
      data-short={ms < 10_000 || undefined}
      aria-label={`${talk.clock.label(sides[seat])}: ${talk.clock.left(
        Math.floor(seconds / 3_600),
        Math.floor(seconds / 60) % 60,
        seconds % 60,
      )}`}
    >
      <span className="clock-time">{timeText(ms)}</span>
      {inPeriod && (
        <span className="clock-note">
          {control.kind === 'canadian'
            ? talk.clock.moves(left.moves)
            : control.kind === 'byoyomi' && control.periods > 1
              ? talk.clock.periods(left.periods)
              : control.kind === 'koryo'
                ? talk.clock.units(left.periods)
                : talk.clock.byoyomi}
        </span>
      )}
    </span>
  );
};

/** The clock on a player's plate; nothing in a sitting without clocks. */
export const ClockFace = ({ seat }: { readonly seat: Seat }) => {
  const clock = useSitting().match.agreed?.clock;
  return clock ? <Face clock={clock} seat={seat} /> : null;
};
