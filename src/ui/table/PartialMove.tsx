import { Undo2 } from 'lucide';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { samePick } from '#kernel/picking.ts';
import { cancel, pick } from '#store/commands.ts';
import { useApp } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { Icon } from '../base/Icon.tsx';
import { elementPick } from '../board/element-pick.ts';
import { useSkin } from '../game/game-skin.ts';
import { usePartialMove } from './use-partial-move.ts';
import './partial-move.css';

/** Selects the elements on which Enter has an effect of its own. */
const pressable = 'button, a, input, select, textarea, summary, .held, [role="dialog"]';

/**
 * Shows how far an open move of several legs has come, or `children` in place of that. Without such a move it shows
 * `children` alone. Beside it is a button for each way to end the move here, and one that takes a leg back. If there is
 * one way only, Enter ends the move too, while the cursor is still on the last pick.
 */
export const PartialMove = ({ children }: { readonly children?: ReactNode }) => {
  const { table } = useApp();
  const skin = useSkin();
  const { back } = useText().boardHelp.leg;
  const leg = usePartialMove();
  const ways = useRef<HTMLDivElement>(null);
  const [end, ...others] = leg?.ends ?? [];
  const only = others.length === 0 ? end : undefined;
  const enter = useEffectEvent((event: KeyboardEvent): void => {
    const { target, key } = event;
    const chord = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (key !== 'Enter' || chord || event.repeat || only === undefined || leg === null) return;
    if (!(target instanceof Element) || target.closest(pressable)) return;
    // On a page with several boards only the one with the cursor reacts.
    const around = ways.current?.closest('figure, main');
    if (target !== document.body && target.closest('figure, main') !== around) return;
    const on = target.matches('.sq') ? elementPick(skin)(target) : leg.last;
    const isLast = on !== null && samePick(on, leg.last);
    if (!isLast || leg.next.some((goal) => samePick(goal, leg.last))) return;
    event.preventDefault();
    event.stopPropagation();
    pick(table, { at: 'choice', choice: only.choice });
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => enter(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
  if (leg === null) return children;
  return (
    <>
      {children ?? (
        <p className="status-leg">
          <span className="leg-whole">{leg.words}</span>
          <span className="leg-brief">{leg.brief}</span>
        </p>
      )}
      <div ref={ways} className="leg-ways">
        {leg.ends.map(({ choice, label }) => (
          <button
            key={choice}
            type="button"
            className="primary"
            data-choice={choice}
            onClick={() => pick(table, { at: 'choice', choice })}
          >
            {label}
          </button>
        ))}
        <button type="button" data-leg="back" title={back} onClick={() => cancel(table)}>
          <Icon of={Undo2} />
        </button>
      </div>
    </>
  );
};
