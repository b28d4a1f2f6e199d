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

/** What Enter would press by itself. */
const pressable = 'button, a, input, select, textarea, summary, .held, [role="dialog"]';

/**
 * A move of several legs while it is open: how far it has come, or what is said in place of that, and beside it what ends it
 * here and what takes a leg back. Enter ends it too, where the cursor is still on what was pointed at last.
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
    // Of several boards on a page it is the one that the cursor is on.
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
