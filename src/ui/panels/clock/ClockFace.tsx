import { useEffect, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { type Allowance, type Clock, leftAt, type TimeControl } from '#match/clock.ts';
import { kindOf } from '#match/clock-kinds.ts';
import { useApp, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useActionContext } from '../../table/actions/action.ts';
import { actions } from '../../table/actions/actions.ts';
import { shownMs, timeText } from '../../table/clock-text.ts';
import { usePlayers } from '../../table/use-players.ts';
import './clock.css';

/** The present time, read as often as the face changes: each second, and under ten seconds each tenth. */
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

/** The note under the time once the main time is over, such as the periods left; null for none. */
const useNote = (control: TimeControl, left: Allowance): string | null => {
  const { clock: words } = useText().offers;
  const note = left.mainMs > 0 ? null : kindOf(control).note(control, left);
  if (note === null) return null;
  const text = words[note.says];
  return typeof text === 'string' ? text : text(note.count);
};

/** The amounts of main time left at which screen readers announce it, in milliseconds. */
const CALLED = [1, 5, 10].map((minutes) => minutes * 60_000);

/** The last of those amounts that the clock has passed since this was mounted; null before the first. */
const useCall = (mainMs: number): number | null => {
  const [last, look] = useState({ mainMs, call: null as number | null });
  const passed = CALLED.find((call) => last.mainMs > call && mainMs <= call && mainMs > 0);
  if (last.mainMs !== mainMs) look({ mainMs, call: passed ?? last.call });
  return last.call;
};

const nothing = (): void => {};

/** Proposes a pause when the clock is pressed, as on a real one. Keyboards and screen readers have the Pause button instead. */
const ClockPress = ({ seat }: { readonly seat: Seat }) => {
  const at = useActionContext(nothing, seat);
  const { disabled, act } = actions.pause;
  return (
    <button
      type="button"
      className="clock-press"
      data-action="pause"
      tabIndex={-1}
      aria-hidden="true"
      disabled={(disabled?.(at) ?? null) !== null}
      onClick={() => act?.(at)}
    />
  );
};

const Face = ({ clock, seat }: { readonly clock: Clock; readonly seat: Seat }) => {
  const { table } = useApp();
  const { offers } = useText();
  const isFace = useSitting().seating?.how === 'face';
  const player = usePlayers()[seat];
  const left = leftAt(clock, seat, useNow(clock, seat, table.ports.now));
  const note = useNote(clock.controls[seat], left);
  const ms = shownMs(left);
  const seconds = Math.ceil(ms / 1_000);
  const running = clock.sinceMs !== null && clock.seat === seat;
  const hours = Math.floor(seconds / 3_600);
  const call = useCall(left.mainMs);
  return (
    <>
      <span
        className="clock"
        role="timer"
        data-part="clock"
        data-seat={seat}
        data-clock={seat}
        data-running={running || undefined}
        data-short={ms < 10_000 || undefined}
        aria-label={`${offers.clock.label(player)}: ${offers.clock.left(
          hours,
          Math.floor(seconds / 60) % 60,
          seconds % 60,
        )}`}
      >
        <span className="clock-time">{timeText(ms)}</span>
        {note !== null && <span className="clock-note">{note}</span>}
      </span>
      {isFace && <ClockPress seat={seat} />}
      <span className="unseen" role="status">
        {running && note !== null && clock.left[seat].mainMs > 0 && offers.clock.mainOver(player)}
      </span>
      <span className="unseen" role="status">
        {call !== null && offers.clock.minutesLeft(player, call / 60_000)}
      </span>
    </>
  );
};

/** The clock of a side that has no limit. */
const Unlimited = ({ seat }: { readonly seat: Seat }) => {
  const { offers } = useText();
  return (
    <span className="clock" data-part="clock" data-seat={seat} data-clock={seat}>
      <span className="clock-note">{offers.clock.unlimited}</span>
    </span>
  );
};

/** The clock on a player's plate; nothing in a sitting without clocks. */
export const ClockFace = ({ seat }: { readonly seat: Seat }) => {
  const { id, match } = useSitting();
  const clock = match.refereeState?.clock;
  if (!clock) return null;
  return clock.controls[seat].kind === 'unlimited' ? (
    <Unlimited seat={seat} />
  ) : (
    <Face key={id} clock={clock} seat={seat} />
  );
};
