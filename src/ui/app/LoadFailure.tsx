import { X } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { dismissMissing, loading, tryAgain } from '#loading/chunk.ts';
import { IconButton } from '../base/IconButton.tsx';
import { LiveSentence } from '../base/LiveSentence.tsx';
import { useText } from './text.tsx';

/** The message itself. The page is as much lower as the message is high: it covers nothing that can be pressed. */
const Message = ({ tries }: { readonly tries: number }) => {
  const { trouble, undo } = useText();
  const message = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = message;
    if (current === null) return;
    const { style } = document.documentElement;
    const measure = (): void => style.setProperty('--missing', `${current.offsetHeight}px`);
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('--missing');
    };
  }, []);
  return (
    <div ref={message}>
      <LiveSentence role="alert" event={tries}>
        {trouble.missing}
      </LiveSentence>
      <div className="side-by-side">
        <button type="button" className="primary" data-action="try-again" onClick={tryAgain}>
          {trouble.again}
        </button>
        {tries > 0 && (
          <button type="button" data-action="reload" onClick={() => location.reload()}>
            {trouble.reload}
          </button>
        )}
        <IconButton
          action="dismiss-missing"
          label={undo.dismiss}
          icon={X}
          onPress={dismissMissing}
        />
      </div>
    </div>
  );
};

/**
 * Says that something could not be loaded or drawn, wherever it was wanted, until it is put away. After a vain try it
 * offers to load the page again.
 */
export const LoadFailure = () => {
  const { missing, tries } = useStore(loading);
  // Shown above an open sheet too. The sheet leaves an element with this attribute in reach.
  return createPortal(
    <div className="missing" data-react-aria-top-layer="true">
      {missing.length > 0 && <Message tries={tries} />}
    </div>,
    document.body,
  );
};
