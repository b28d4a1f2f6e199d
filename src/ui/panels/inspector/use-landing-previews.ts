import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useText } from '../../app/text.tsx';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import type { LandingPreview } from '../../game/landing-preview.ts';
import { useAreMarked } from '../../table/use-are-marked.ts';
import { usePositionView, useSelectionView } from '../../table/use-position-view.ts';

/** The square that a mouse or the keyboard points at; a finger points at none. */
export const looking = createStore<{ readonly square: number | null }>(() => ({ square: null }));

/** The preview of a landing on each goal of the move in hand, where the game has previews and the goals are marked. */
export const useLandingPreviews = (): readonly LandingPreview[] => {
  const { previewLanding } = useGameText().inspector;
  const { coordinates } = useLook();
  const text = useText();
  const view = usePositionView();
  const { position } = view.line;
  const selection = useSelectionView();
  const { picked, next } = selection;
  const isMarked = useAreMarked(view, selection);
  return useMemo(() => {
    const goals = next.flatMap((pick) => (pick.at === 'square' ? [pick.square] : []));
    // Before a piece is selected every pick counts as a goal.
    if (previewLanding === undefined || !isMarked || picked.length === 0 || goals.length === 0)
      return [];
    return previewLanding({ position, picks: picked, goals }, coordinates, text);
  }, [previewLanding, isMarked, coordinates, text, position, picked, next]);
};

/** How many squares with the same result are named; more are only counted. */
const NAMED = 4;

/** The words of the strip on the goal that is pointed at, or in brief on all goals; empty where there are no previews. */
export const useLandingPreviewWords = (): string => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const { outlook } = useText().boardHelp;
  const outlooks = useLandingPreviews();
  const pointed = useStore(looking, ({ square }) => square);
  const name = (square: number): string => skin.spokenSquare(square, coordinates);
  const at = outlooks.find(({ goal }) => goal === pointed);
  if (at !== undefined) return outlook.at(name(at.goal), at.words);
  const goalsOf = new Map<string, number[]>();
  for (const { goal, brief } of outlooks)
    for (const what of brief) goalsOf.set(what, [...(goalsOf.get(what) ?? []), goal]);
  return Array.from(goalsOf, ([what, goals]) =>
    goals.length > NAMED ? outlook.many(what, goals.length) : outlook.on(what, goals.map(name)),
  ).join(' \u00b7 ');
};
