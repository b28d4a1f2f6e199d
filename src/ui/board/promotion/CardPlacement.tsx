import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Question, Skin } from '../../game/skin.ts';
import type { Rect } from '../square-at.ts';
import { whenPanned } from '../zoom/zoom-switch.ts';
import { cardPlace, doMeet } from './card-place.ts';
import { PromotionReach } from './PromotionReach.tsx';

/** The time a face is pointed at before the board shows where it would go, in milliseconds. */
const DWELL = 300;
/** The room that stays free between the card and the edge of the window, in px. */
const MARGIN = 4;

const choiceAt = (target: EventTarget | null): string | null =>
  target instanceof Element
    ? (target.closest('[data-choice]')?.getAttribute('data-choice') ?? null)
    : null;

/** The face on the promotion card that was hovered or focused for a while. Touch never counts. */
const usePointedFace = (card: RefObject<HTMLElement | null>): string | null => {
  const [pointed, point] = useState<string | null>(null);
  // A layout effect, to listen before the card takes the focus: that is the first event.
  useLayoutEffect(() => {
    const dialog = card.current;
    if (dialog === null) return;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let at: string | null = null;
    const go = (choice: string | null): void => {
      if (choice === at) return;
      at = choice;
      clearTimeout(waiting);
      point(null);
      if (choice !== null) waiting = setTimeout(() => point(choice), DWELL);
    };
    const over = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType !== 'touch') go(choiceAt(target));
    };
    const leave = (): void => go(null);
    const focused = ({ target }: { readonly target: EventTarget | null }): void => {
      if (target instanceof Element && target.matches(':focus-visible')) go(choiceAt(target));
    };
    focused({ target: dialog.contains(document.activeElement) ? document.activeElement : null });
    dialog.addEventListener('pointerover', over);
    dialog.addEventListener('pointerleave', leave);
    dialog.addEventListener('focusin', focused);
    return () => {
      clearTimeout(waiting);
      dialog.removeEventListener('pointerover', over);
      dialog.removeEventListener('pointerleave', leave);
      dialog.removeEventListener('focusin', focused);
    };
  }, [card]);
  return pointed;
};

/**
 * Puts the card of a question beside its square. When a face is pointed at for a while, the board beside the card shows
 * where it would go.
 */
export const CardPlacement = ({
  card,
  skin,
  question,
  clear,
  flipped,
  down,
}: {
  readonly card: RefObject<HTMLElement | null>;
  readonly skin: Skin;
  readonly question: Question;
  /** The squares that stay in sight. */
  readonly clear: readonly number[];
  readonly flipped: boolean;
  readonly down: boolean;
}) => {
  const { columns, rows, seen: order } = skin.board;
  const pointed = usePointedFace(card);
  const { square } = question;
  const squares = clear.join();
  // As text, so that a card that is put where it was draws nothing again.
  const [covered, cover] = useState('');

  useLayoutEffect(() => {
    const dialog = card.current;
    const field = dialog?.parentElement;
    if (!dialog || !field) return;
    const put = (): void => {
      const at = field.getBoundingClientRect();
      const { clientWidth, clientHeight } = document.documentElement;
      const [width, height] = [at.width / columns, at.height / rows];
      const rectOf = (one: number): Rect => {
        const place = order?.indexOf(one) ?? one;
        const seen = flipped ? columns * rows - 1 - place : place;
        const [left, top] = [(seen % columns) * width, Math.floor(seen / columns) * height];
        return { left, top, width, height };
      };
      const size = { width: dialog.offsetWidth, height: dialog.offsetHeight };
      const place = cardPlace({
        size,
        about: rectOf(square),
        clear: squares.split(',').map((one) => rectOf(Number(one))),
        room: {
          left: MARGIN - at.left,
          top: MARGIN - at.top,
          width: clientWidth - 2 * MARGIN,
          height: clientHeight - 2 * MARGIN,
        },
        board: { left: 0, top: 0, width: at.width, height: at.height },
        down,
      });
      dialog.style.inset = `${place.top}px auto auto ${place.left}px`;
      dialog.style.translate = 'none';
      const all = Array.from({ length: columns * rows }, (_, one) => one);
      cover(all.filter((one) => doMeet(rectOf(one), { ...size, ...place })).join());
    };
    put();
    const watch = new ResizeObserver(put);
    watch.observe(dialog);
    watch.observe(document.documentElement);
    const table = field.closest('.stage-table');
    const end = table && whenPanned(table, put);
    return () => {
      watch.disconnect();
      end?.();
    };
  }, [card, columns, rows, order, flipped, down, square, squares]);

  // Marks the card while the board shows where a face would go. The card stays opaque: a card that is seen through looks
  // disabled.
  useLayoutEffect(() => {
    card.current?.toggleAttribute('data-shows', pointed !== null);
  }, [card, pointed]);
  const isCovered = (one: number): boolean => covered.split(',').includes(String(one));
  return (
    pointed !== null && (
      <PromotionReach question={question} choice={pointed} isCovered={isCovered} />
    )
  );
};
