import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last letter the typed text is kept, in milliseconds. */
const REST = 400;

/** How long the typed text waits at most while the writer does not rest, in milliseconds. */
const LONGEST = 2_000;

interface Waiting {
  readonly timer: number;
  readonly text: string;
  /** When the first letter that is not kept yet was typed. */
  readonly sinceMs: number;
}

/**
 * A text field that keeps what is typed: after each rest, every two seconds, when the field is left or unmounted, and when
 * the page goes away.
 */
export const useTyped = (kept: string, keep: (text: string) => void) => {
  const [typed, type] = useState<string | null>(null);
  const waiting = useRef<Waiting | null>(null);
  const keepNow = useEffectEvent((): void => {
    if (waiting.current === null) return;
    const { timer, text } = waiting.current;
    clearTimeout(timer);
    waiting.current = null;
    keep(text);
  });
  const flush = useRef(() => {});
  useEffect(() => {
    flush.current = () => keepNow();
    const leave = (): void => keepNow();
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, []);
  // On unmount the text is kept for the node it was about, by the `keep` of the last render.
  const last = useRef(keep);
  useEffect(() => {
    last.current = keep;
  });
  useEffect(
    () => () => {
      if (waiting.current === null) return;
      clearTimeout(waiting.current.timer);
      last.current(waiting.current.text);
      waiting.current = null;
    },
    [],
  );
  return {
    value: typed ?? kept,
    onChange: ({ target: { value } }: { readonly target: { readonly value: string } }): void => {
      type(value);
      if (waiting.current !== null) clearTimeout(waiting.current.timer);
      const nowMs = performance.now();
      const sinceMs = waiting.current?.sinceMs ?? nowMs;
      const waitMs = Math.max(0, Math.min(REST, sinceMs + LONGEST - nowMs));
      const timer = window.setTimeout(() => flush.current(), waitMs);
      waiting.current = { timer, text: value, sinceMs };
    },
    onBlur: (): void => {
      keepNow();
      type(null);
    },
  };
};
