/** Pieces slide to where a move brought them; nothing else moves. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Trace } from '#kernel/game.ts';
import { fetchOnce, unnoticed } from '#loading/chunk.ts';
import type { Skin } from '../skin.ts';
import type { slideMove } from './slide.ts';

let slide: typeof slideMove | undefined;

/** Fetches what a board needs once it is used, and gives what leads beyond its edge. Without it pieces stand where they belong at once, and the cursor stays on the board. */
export const fetchBoardInUse = fetchOnce(async () => {
  const late = await import('./board-in-use.ts');
  slide = late.slideMove;
  return late.leaveBoard;
}, unnoticed);

/**
 * Slides pieces whenever one and the same game went on by one move or back by one. Returns the function that says
 * the next move was dragged, so that the piece lies there already.
 */
export const useMotion = (
  root: RefObject<HTMLElement | null>,
  skin: Skin,
  game: string | undefined,
  ply: number,
  last: Trace | null,
  taken: boolean,
): (() => void) => {
  const before = useRef({ game, ply, last });
  const dragged = useRef(false);
  useEffect(() => {
    if (taken) void fetchBoardInUse();
  }, [taken]);
  useLayoutEffect(() => {
    const was = before.current;
    before.current = { game, ply, last };
    const step = was.game === game ? ply - was.ply : 0;
    if (step === 0) return;
    const inPlace = dragged.current;
    dragged.current = false;
    const trace = step === 1 ? last : step === -1 ? was.last : null;
    if (trace === null || inPlace) return;
    // Before the next picture, which lays the page out anyway: measuring costs nothing then.
    requestAnimationFrame(() => {
      if (root.current) slide?.(root.current, skin, trace, step === 1 ? 'forward' : 'back');
    });
  }, [root, skin, game, ply, last]);
  return () => {
    dragged.current = true;
  };
};
