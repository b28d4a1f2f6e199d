/** Pieces slide to where a move brought them; nothing else moves. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Skin, Trace } from '../skin.ts';

const SLIDE = { duration: 160, easing: 'cubic-bezier(.2, .7, .3, 1)' } as const;

const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

const slide = (thing: Element | null, from: Element | null, turned = false): void => {
  const koma = thing?.querySelector('.koma');
  if (!koma || !from || typeof koma.animate !== 'function') return;
  const start = from.getBoundingClientRect();
  const end = koma.getBoundingClientRect();
  const x = start.left + start.width / 2 - end.left - end.width / 2;
  const y = start.top + start.height / 2 - end.top - end.height / 2;
  const away = `translate(${x}px, ${y}px)`;
  koma.animate(
    [
      { transform: away, zIndex: 3 },
      { transform: 'none', zIndex: 3 },
    ],
    SLIDE,
  );
  if (turned)
    koma.animate([{ scale: '1 1' }, { scale: '0.06 1', offset: 0.5 }, { scale: '1 1' }], {
      duration: 200,
      delay: 120,
      easing: 'ease-in-out',
    });
};

/**
 * Slides pieces whenever the game went on by one move or back by one. Returns the function that says
 * the next move was dragged, so that the piece lies there already.
 */
export const useMotion = (
  root: RefObject<HTMLElement | null>,
  skin: Skin,
  ply: number,
  last: Trace | null,
): (() => void) => {
  const before = useRef({ ply, last });
  const dragged = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { ply, last };
    const step = ply - was.ply;
    if (step === 0) return;
    const inPlace = dragged.current;
    dragged.current = false;
    const element = root.current;
    const trace = step === 1 ? last : step === -1 ? was.last : null;
    if (element === null || trace === null || inPlace || still()) return;
    const square = (at: number): Element | null =>
      element.querySelector(`[data-square="${skin.squareName(at)}"]`);
    const hand = (kind: string): Element | null => {
      const face = skin.handKinds.find((one) => one.kind === kind)?.face;
      const komadai = element.querySelector(`[data-komadai="${trace.seat}"]`);
      return komadai?.querySelector(`[data-hand="${face}"]`) ?? komadai;
    };
    const to = square(trace.to);
    const from =
      trace.from !== null
        ? square(trace.from)
        : trace.dropped !== null
          ? hand(trace.dropped)
          : null;
    if (step === 1) {
      slide(to, from, trace.turned);
      if (trace.captured !== null) slide(hand(trace.captured), to);
    } else slide(from, to);
  }, [root, skin, ply, last]);
  return () => {
    dragged.current = true;
  };
};
