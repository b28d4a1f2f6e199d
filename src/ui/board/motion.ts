/** Slides pieces to where a move brought them; nothing else moves. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { HandChange, Trace } from '#kernel/game.ts';
import type { Skin } from '../game/skin.ts';

/** The time for one leg of a way, in milliseconds. */
const LEG = 160;

const still = (): boolean =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Slides the piece on a square or in a hand along the places it came by. */
const slide = (thing: Element | null, came: readonly (Element | null)[], turned = false): void => {
  const koma = thing?.querySelector('.koma');
  if (!koma || typeof koma.animate !== 'function') return;
  const end = koma.getBoundingClientRect();
  const places = came.flatMap((place) => {
    if (place === null) return [];
    const start = place.getBoundingClientRect();
    const x = start.left + start.width / 2 - end.left - end.width / 2;
    const y = start.top + start.height / 2 - end.top - end.height / 2;
    return [{ transform: `translate(${x}px, ${y}px)`, zIndex: 3 }];
  });
  if (places.length === 0) return;
  koma.animate([...places, { transform: 'none', zIndex: 3 }], {
    duration: LEG * places.length,
    easing: 'cubic-bezier(.2, .7, .3, 1)',
  });
  if (turned)
    koma.animate([{ scale: '1 1' }, { scale: '0.06 1', offset: 0.5 }, { scale: '1 1' }], {
      duration: 200,
      delay: LEG * places.length - 40,
      easing: 'ease-in-out',
    });
};

/**
 * Shows the face of a piece that was turned up where it lies. It starts from the edge of the piece, for its back is gone.
 */
const turnUp = (thing: Element | null): void => {
  const koma = thing?.querySelector('.koma');
  if (typeof koma?.animate !== 'function') return;
  koma.animate([{ scale: '0.06 1' }, { scale: '1 1' }], { duration: 200, easing: 'ease-out' });
};

/** The squares that each piece passed, from its first to its last. Legs that follow one another make one way. */
const waysOf = (moved: Trace['moved']): readonly (readonly number[])[] => {
  const ways: number[][] = [];
  for (const { from, to } of moved) {
    const way = ways.at(-1);
    if (way?.at(-1) === from) way.push(to);
    else ways.push([from, to]);
  }
  return ways;
};

/** Slides the pieces that a turn moved: forward, or back when the turn is taken back. */
export const slideMove = (
  table: Element,
  skin: Skin,
  { moved, turned, hands }: Trace,
  way: 'forward' | 'back',
): void => {
  if (still()) return;
  const at = (square: number): Element | null =>
    table.querySelector(`[data-square="${skin.squareName(square)}"]`);
  const hand = ({ seat, kind }: HandChange): Element | null => {
    const face = skin.handKinds.find((one) => one.kind === kind)?.faces[0];
    const hand = table.querySelector(`[data-hand-of="${seat}"]`);
    return hand?.querySelector(`[data-hand="${face}"]`) ?? hand;
  };
  for (const passed of waysOf(moved)) {
    const places = way === 'forward' ? passed : passed.toReversed();
    const to = places.at(-1) ?? 0;
    slide(at(to), places.slice(0, -1).map(at), way === 'forward' && turned.includes(to));
  }
  if (way === 'forward')
    for (const square of turned) if (!moved.some(({ to }) => to === square)) turnUp(at(square));
  for (const change of hands) {
    const [square, held] = [at(change.square), hand(change)];
    if (way === 'forward') {
      if (change.change === 'gave') slide(square, [held]);
      else slide(held, [square]);
    } else if (change.change === 'gave') slide(held, [square]);
  }
};

/**
 * Slides pieces whenever one and the same game went on by one move or back by one. The function it returns is called before
 * a dragged move is played: that piece lies there already and does not slide.
 */
export const useMotion = (
  root: RefObject<HTMLElement | null>,
  skin: Skin,
  game: string | undefined,
  ply: number,
  last: Trace | null,
): (() => void) => {
  const before = useRef({ game, ply, last });
  const dragged = useRef(false);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { game, ply, last };
    const step = was.game === game ? ply - was.ply : 0;
    if (step === 0) return;
    const inPlace = dragged.current;
    dragged.current = false;
    const trace = step === 1 ? last : step === -1 ? was.last : null;
    if (trace === null || inPlace) return;
    // Just before the next frame, which lays the page out anyway: measuring costs nothing then.
    requestAnimationFrame(() => {
      if (root.current) slideMove(root.current, skin, trace, step === 1 ? 'forward' : 'back');
    });
  }, [root, skin, game, ply, last]);
  return () => {
    dragged.current = true;
  };
};
