import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long after the last letter what was typed is kept, in milliseconds. */
const REST = 400;

/** A text as it is typed: kept after each rest, when the field is left or goes away, and when the page does. */
export const useTyped = (kept: string, keep: (text: string) => void) => {
  const [typed, type] = useState<string | null>(null);
  const waiting = useRef<{ readonly timer: number; readonly text: string } | null>(null);
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
  // What goes away keeps what it had for the node it was about: the last `keep` it was drawn with.
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
      const timer = window.setTimeout(() => flush.current(), REST);
      waiting.current = { timer, text: value };
    },
    onBlur: (): void => {
      keepNow();
      type(null);
    },
  };
};
