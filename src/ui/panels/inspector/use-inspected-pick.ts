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

/** How long a mouse rests on a piece before it asks, and beside one before the answer goes, in milliseconds: long enough to cross the board, or to come to the card. */
const HOVER = 500;
/** The keys that act on what has the focus: a mouse that lies on the table means nothing then. */
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

/** What is asked, and whether it stays until the next press: after a tap or a long press it does, while hovering it does not. */
interface InspectedPick {
  readonly pick: Pick;
  readonly stays: boolean;
}

const keepIfSame = (now: InspectedPick | null, next: InspectedPick): InspectedPick =>
  now !== null && now.stays === next.stays && samePick(now.pick, next.pick) ? now : next;

/**
 * What somebody asks about on the table: the piece they hover over or focus, the one they rest a finger on, or the one they
 * point at though it begins no move, which is `asked`. Nothing of this touches the game: presses go where they always go.
 */
export const useInspectedPick = (
  laid: TableLayout,
  position: object,
  asked: Pick | null,
): { readonly inspected: InspectedPick | null; readonly letGo: () => void } => {
  const [inspected, setInspected] = useState<InspectedPick | null>(null);
  // Before the first press is seen, a device that can hover has a mouse.
  const [hovers] = useState(() => matchMedia('(hover: hover)').matches);
  const pointer = useRef(hovers ? 'mouse' : 'touch');
  const pickOf = useEffectEvent((element: Element) => elementPick(laid.skin)(element));
  /** What a pointer is over, by where the board and the hands are. */
  const pointedBy = useEffectEvent((event: PointerEvent): Hit | null => {
    const { target, clientX, clientY } = event;
    const table = target instanceof Element ? target.closest('.stage-table') : null;
    return table && !isCovered(target) ? pointedAt(table, laid, clientX, clientY) : null;
  });

  // What was asked was asked of the position that stood there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another position is what lets go.
  useLayoutEffect(() => setInspected(null), [position]);
  useEffect(() => {
    let waiting: number | undefined;
    // Whoever walks by keys may take a piece up at once: what they came from is not asked any more.
    const askNow = (pick: Pick, stays: boolean): void => {
      // Made once: while an earlier question still waits, React draws from the one before it and asks this one anew each time.
      const next = { pick, stays };
      setInspected((now) => keepIfSame(now, next));
    };
    // The board answers a press first: what is asked follows a frame later.
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
    // What happened before this came: the focus or a mouse is on a piece, or a finger has come to rest on one.
    const hovered = pointer.current === 'mouse' ? movedOver() : undefined;
    const focus = document.querySelector('.stage-table :focus-visible');
    const there = pickAt(focus ?? hovered);
    if (there !== null) ask(there, false);
    const rested = (): void => {
      const held = document.querySelector(`[${HELD}]`);
      const pick = pickAt(held);
      held?.removeAttribute(HELD);
      if (pick !== null) ask(pick, true);
    };
    rested();
    const marks = new MutationObserver(rested);
    marks.observe(document.body, { subtree: true, attributeFilter: [HELD] });
    const isIdle = ({ pointerType, buttons }: PointerEvent): boolean =>
      pointerType === 'mouse' && buttons === 0;
    const point = (event: PointerEvent): void => {
      // Whoever has come to the card may stay there.
      if (event.target instanceof Element && event.target.closest('.piece-card')) {
        clearTimeout(waiting);
        return;
      }
      const pointed = pointedBy(event);
      later(pointed === null ? release : () => ask(pointed.pick, false), HOVER);
    };
    // A piece that comes to lie under a mouse at rest is asked with the next movement, and not before.
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
    // Captured: what the press is about to do to the board is not what was asked.
    const press = (event: PointerEvent): void => {
      clearTimeout(waiting);
      pointer.current = event.pointerType;
      // Two fingers mean the page, and neither of them what it rests on.
      if (!event.isPrimary) return;
      const pointed = pointedBy(event);
      // Elsewhere it waits for the click: what goes away on press would move the button that is pressed.
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
    // A piece on its way is moved, and not asked any more.
    const lifted = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' && document.querySelector('[data-lifted]'))
        setInspected(null);
    };
    const focused = ({ target }: FocusEvent): void => {
      const pick = pickAt(target);
      if (pick === null) release();
      // The focus that a finger leaves where it has put a piece down asks nothing.
      else if (pointer.current === 'touch' || pointer.current === 'pen') return;
      else if (target instanceof Element && target.matches(':focus-visible')) askNow(pick, false);
    };
    // Captured: what a key does to the board is done to what has the focus, not to what a mouse was left on.
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

  // The press that asks may have come before this did; a mouse takes its answer along when it goes.
  useEffect(() => {
    if (asked !== null) setInspected({ pick: asked, stays: pointer.current === 'touch' });
  }, [asked]);
  return { inspected, letGo: () => setInspected(null) };
};
