import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pick } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { forgetMovedOver, hasMoved, movedOver } from '../../base/mouse.ts';
import { elementPick } from '../../board/element-pick.ts';
import {
  type Hit,
  isCovered,
  isMovable,
  pointedAt,
  type TableLayout,
} from '../../board/hit-test.ts';
import { HELD } from '../../board/pointing.ts';

/**
 * How long a mouse rests on a piece before it asks, and beside one before the answer goes, in milliseconds. It is long
 * enough to cross the board, or to come to the card.
 */
const HOVER = 500;
/** The keys that act on what has the focus. After one of them, a mouse that lies on the table means nothing. */
const actingKeys = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'Enter',
  ' ',
  'Tab',
];

/** The asked piece or square, and whether the answer stays until the next press, as after a tap or a long press. */
interface InspectedPick {
  readonly pick: Pick;
  readonly stays: boolean;
}

const keepIfSame = (now: InspectedPick | null, next: InspectedPick): InspectedPick =>
  now !== null && now.stays === next.stays && samePick(now.pick, next.pick) ? now : next;

/**
 * The piece or square that the user asks about: hovered over, focused, or under a finger at rest. It is also `asked`, a piece
 * that was pressed though it begins no move. This changes nothing in the game: presses go where they always go. `onHold` is
 * called when a finger has rested on a piece.
 */
export const useInspectedPick = (
  laid: TableLayout,
  position: object,
  asked: Pick | null,
  onHold?: () => void,
): { readonly inspected: InspectedPick | null; readonly letGo: () => void } => {
  const [inspected, setInspected] = useState<InspectedPick | null>(null);
  // Before the first press is seen, a device that can hover has a mouse.
  const [hovers] = useState(() => matchMedia('(hover: hover)').matches);
  const pointer = useRef(hovers ? 'mouse' : 'touch');
  const held = useEffectEvent(() => onHold?.());
  const pickOf = useEffectEvent((element: Element) => elementPick(laid.skin)(element));
  /** The pick under a pointer, by the places of the board and the hands; null for none. */
  const pointedBy = useEffectEvent((event: PointerEvent): Hit | null => {
    const { target, clientX, clientY } = event;
    const table = target instanceof Element ? target.closest('.stage-table') : null;
    return table && !isCovered(target) ? pointedAt(table, laid, clientX, clientY) : null;
  });

  // A question ends with the position it was asked about.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is what lets go.
  useLayoutEffect(() => setInspected(null), [position]);
  useEffect(() => {
    let waiting: number | undefined;
    // Not in a transition: a keyboard user may select a piece immediately, and the question must be about that square by then.
    const askNow = (pick: Pick, stays: boolean): void => {
      // Made once: while an earlier question still waits, React renders from the state before it and calls this updater again.
      const next = { pick, stays };
      setInspected((now) => keepIfSame(now, next));
    };
    // The board answers a press first; the question follows a frame later.
    const ask = (pick: Pick, stays: boolean): void => startTransition(() => askNow(pick, stays));
    const later = (act: () => void, wait: number): void => {
      clearTimeout(waiting);
      waiting = window.setTimeout(act, wait);
    };
    const pickAt = (target: EventTarget | null | undefined): Pick | null => {
      const thing = target instanceof Element && target.closest('[data-square], [data-hand]');
      return thing ? pickOf(thing) : null;
    };
    const release = (): void => setInspected((now) => (now?.stays ? now : null));
    // Before this came, a mouse may have been moved over a piece, or a finger have come to rest on one. A focus that is there
    // already was set by `Hotkeys`, which mounts in the same commit, and asks nothing.
    const there = pointer.current === 'mouse' ? pickAt(movedOver()) : null;
    if (there !== null) ask(there, false);
    const rested = (): void => {
      const piece = document.querySelector(`[${HELD}]`);
      const pick = pickAt(piece);
      piece?.removeAttribute(HELD);
      if (pick === null) return;
      held();
      ask(pick, true);
    };
    rested();
    const marks = new MutationObserver(rested);
    marks.observe(document.body, { subtree: true, attributeFilter: [HELD] });
    const isIdle = ({ pointerType, buttons }: PointerEvent): boolean =>
      pointerType === 'mouse' && buttons === 0;
    const point = (event: PointerEvent): void => {
      // A mouse that has come to the card may stay there.
      if (event.target instanceof Element && event.target.closest('.piece-card')) {
        clearTimeout(waiting);
        return;
      }
      const pointed = pointedBy(event);
      later(pointed === null ? release : () => ask(pointed.pick, false), HOVER);
    };
    // A piece that comes to lie under a mouse at rest is asked about with the next movement, and not before.
    let rests = false;
    const over = (event: PointerEvent): void => {
      if (!isIdle(event)) return;
      rests = !hasMoved(event);
      if (!rests) point(event);
    };
    const moved = (event: PointerEvent): void => {
      if (!rests || !isIdle(event)) return;
      rests = false;
      point(event);
    };
    const gone = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') later(release, HOVER);
    };
    // Captured: the question is about the board before the press changes it.
    const press = (event: PointerEvent): void => {
      clearTimeout(waiting);
      pointer.current = event.pointerType;
      // Two fingers scroll or zoom the page, and neither asks about what it rests on.
      if (!event.isPrimary) return;
      const pointed = pointedBy(event);
      // Elsewhere the card goes only with the click: if it went on the press, the pressed button would move.
      if (pointed === null) return;
      if (isMovable(pointed.element)) setInspected(null);
      else ask(pointed.pick, event.pointerType !== 'mouse');
    };
    const clicked = (event: Event): void => {
      const { target } = event;
      if (
        !(target instanceof Element) ||
        target.closest('.piece-card, .stage-table :is(.sq, .held)')
      )
        return;
      setInspected(null);
    };
    // A piece being dragged is moved, and not asked about any more.
    const lifted = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' && document.querySelector('[data-lifted]'))
        setInspected(null);
    };
    const focused = ({ target }: FocusEvent): void => {
      const pick = pickAt(target);
      if (pick === null) release();
      // The focus that a finger leaves behind where it puts a piece down asks nothing.
      else if (pointer.current === 'touch' || pointer.current === 'pen') return;
      else if (target instanceof Element && target.matches(':focus-visible')) askNow(pick, false);
    };
    // Captured: a key acts on what has the focus, not on what a mouse was left on.
    const typed = ({ key }: KeyboardEvent): void => {
      if (!actingKeys.includes(key)) return;
      clearTimeout(waiting);
      pointer.current = 'keys';
      const pick = pickAt(document.activeElement);
      if (pick === null) release();
      else askNow(pick, false);
    };
    const listeners = [
      ['pointerover', over],
      ['pointermove', moved],
      ['pointermove', lifted],
      ['click', clicked],
      ['focusin', focused],
    ] as const;
    document.addEventListener('pointerdown', press, { capture: true });
    document.addEventListener('keydown', typed, { capture: true });
    document.documentElement.addEventListener('pointerleave', gone as EventListener);
    for (const [type, listener] of listeners)
      document.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(waiting);
      forgetMovedOver();
      marks.disconnect();
      document.removeEventListener('pointerdown', press, { capture: true });
      document.removeEventListener('keydown', typed, { capture: true });
      document.documentElement.removeEventListener('pointerleave', gone as EventListener);
      for (const [type, listener] of listeners)
        document.removeEventListener(type, listener as EventListener);
    };
  }, []);

  // The press that asks may have come before this was mounted. The answer to a mouse goes when the mouse goes.
  useEffect(() => {
    if (asked !== null) setInspected({ pick: asked, stays: pointer.current === 'touch' });
  }, [asked]);
  return { inspected, letGo: () => setInspected(null) };
};
