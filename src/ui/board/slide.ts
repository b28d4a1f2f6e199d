/** How pieces slide: fetched with the first piece that is taken up. */
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

/** Slides what a move brought somewhere: forward, or back when it is taken back. */
export const slideMove = (
  table: Element,
  skin: Skin,
  trace: Trace,
  way: 'forward' | 'back',
): void => {
  if (still()) return;
  const square = (at: number): Element | null =>
    table.querySelector(`[data-square="${skin.squareName(at)}"]`);
  const hand = (kind: string): Element | null => {
    const face = skin.handKinds.find((one) => one.kind === kind)?.face;
    const komadai = table.querySelector(`[data-komadai="${trace.seat}"]`);
    return komadai?.querySelector(`[data-hand="${face}"]`) ?? komadai;
  };
  const to = square(trace.to);
  const dropped = trace.dropped === null ? null : hand(trace.dropped);
  const from = trace.from === null ? dropped : square(trace.from);
  if (way === 'back') {
    slide(from, to);
    return;
  }
  slide(to, from, trace.turned);
  if (trace.captured !== null) slide(hand(trace.captured), to);
};
