/** Finds squares on a page, and measures what a press on them takes. */
import type { CDPSession, Page } from '@playwright/test';

/** The part of an event timing that is read: the trace has exact times, a page only multiples of 8 ms. */
export interface EventTiming {
  readonly type: string;
  /** Milliseconds from the start of the page, as in `performance.now()`. */
  readonly timeStamp: number;
  /** When the last listener returned, in the same time. */
  readonly processingEnd: number;
  /** Milliseconds from the time stamp to the frame after the event. */
  readonly duration: number;
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly args?: { readonly data?: EventTiming };
}

/**
 * The event timings of a page while `act` runs, read from a trace. Some are missing where the browser reported no
 * frame, as a busy browser sometimes does.
 */
export const eventTimings = async (
  session: CDPSession,
  act: () => Promise<void>,
): Promise<readonly EventTiming[]> => {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }): void => {
    events.push(...(value as TraceEvent[]));
  };
  session.on('Tracing.dataCollected', collect);
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    categories: 'devtools.timeline',
  });
  await act();
  const complete = new Promise<unknown>((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  // The trace event carries the duration itself. Pairing begin and end events would fail, since their ids are used
  // again within a trace.
  return events.flatMap(({ name, ph, args }) =>
    name === 'EventTiming' && ph === 'b' && args?.data ? [args.data] : [],
  );
};

/**
 * Milliseconds from the time stamp of a press to the frame after it. Empty where the browser reported no frame. No
 * median counts such a press.
 */
export const traced = async (
  session: CDPSession,
  press: () => Promise<void>,
): Promise<readonly number[]> => {
  const timings = await eventTimings(session, press);
  const took = timings.find(({ type }) => type === 'pointerdown')?.duration;
  return took === undefined ? [] : [took];
};

/** The middle of a square. It is found and measured in one step, because the picture made at build time may be replaced by the board in between. */
export const middleOf = async (page: Page, name: string): Promise<{ x: number; y: number }> => {
  const found = await page.waitForFunction((square) => {
    const seen = [...document.querySelectorAll(`[data-square="${square}"]`)]
      .map((place) => place.getBoundingClientRect())
      .findLast(({ width }) => width > 0);
    return seen && { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
  }, name);
  return (await found.jsonValue()) ?? { x: 0, y: 0 };
};
