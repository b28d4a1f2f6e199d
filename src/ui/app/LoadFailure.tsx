import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { loading, tryAgain } from '#loading/chunk.ts';
import { LiveSentence } from '../base/LiveSentence.tsx';
import { useText } from './text.tsx';

/**
 * Says that something could not be loaded or drawn, wherever it was wanted. After a vain try it offers to load the page
 * again.
 */
export const LoadFailure = () => {
  const { trouble } = useText();
  const { missing, tries } = useStore(loading);
  // Shown above an open sheet too. The sheet leaves an element with this attribute in reach.
  return createPortal(
    <div className="missing" data-react-aria-top-layer="true">
      {missing.length > 0 && (
        <div>
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
          </div>
        </div>
      )}
    </div>,
    document.body,
  );
};
