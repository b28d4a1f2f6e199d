import { useEffect, useReducer } from 'react';
import { aloneForMs } from '#match/match.ts';
import { useApp, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';

/** Says whether the side that resigned undoes that alone or asks the other. It changes by itself when that time is over. */
export const UndoResignLabel = () => {
  const { result } = useText();
  const { now } = useApp().table.ports;
  const { match } = useSitting();
  const [, look] = useReducer((times: number) => times + 1, 0);
  const aloneMs = aloneForMs(match, now());
  const isAlone = aloneMs > 0;
  useEffect(() => {
    if (!isAlone) return;
    const timer = setTimeout(look, aloneForMs(match, now()) + 1);
    return () => clearTimeout(timer);
  }, [isAlone, match, now]);
  return isAlone ? result.undoResign : result.askUndoResign;
};
