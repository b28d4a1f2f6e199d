import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useCloseOnBack } from './back.ts';
import './sheet-frame.css';

interface SheetFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Whether sheets face the player across the table, who has opened them. */
export const TurnedSheets = createContext<boolean | undefined>(false);

/** The class of a sheet, by which it faces the player who has opened it. */
export const useSheetClass = (): string => (useContext(TurnedSheets) ? 'sheet turned' : 'sheet');

/** How long the second click of a double click may take, in milliseconds. */
export const DOUBLE_CLICK = 500;

/** Keeps Tab among the buttons of the frame. */
const keepTabInside = (event: KeyboardEvent<HTMLElement>): void => {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
};

/**
 * A sheet that stands while the files of the real one are on their way. It looks like that one, and needs only what comes
 * with the table. The first primary button has the focus. When the frame goes, what opened it has the focus again.
 */
export const SheetFrame = ({ title, onClose, children }: SheetFrameProps) => {
  useCloseOnBack(onClose);
  const id = useId();
  const overlay = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const { current } = frame;
    const first =
      current?.querySelector<HTMLElement>('.primary') ?? current?.querySelector('button');
    first?.focus();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const press = useEffectEvent((target: EventTarget | null): void => {
    if (target === overlay.current) onClose();
  });
  useEffect(() => {
    const openedAt = performance.now();
    // The second click of a double click that opens it does not close it again.
    const click = ({ target }: MouseEvent): void => {
      if (performance.now() - openedAt > DOUBLE_CLICK) press(target);
    };
    addEventListener('click', click);
    return () => removeEventListener('click', click);
  }, []);
  return createPortal(
    <div ref={overlay} className="sheet-overlay">
      <div className={useSheetClass()}>
        <div
          ref={frame}
          role="dialog"
          aria-modal="true"
          aria-labelledby={id}
          aria-busy="true"
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
            else if (event.key === 'Tab') keepTabInside(event);
          }}
        >
          <h2 id={id}>{title}</h2>
          {children}
        </div>
      </div>
    </div>,
    document.body,
  );
};
