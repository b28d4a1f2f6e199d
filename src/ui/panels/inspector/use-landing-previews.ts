import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useText } from '../../app/text.tsx';
import { useGameText, useLook, useSkin } from '../../game/game-skin.ts';
import type { LandingPreview } from '../../game/landing-preview.ts';
import { usePositionView, useSelectionView } from '../../table/use-position-view.ts';

/** What is looked at: the square that a mouse or the keyboard points at, for a finger points at none; and whether goals are marked, for where they are not nothing is told of them. */
export const looking = createStore<{ readonly square: number | null; readonly isMarked: boolean }>(
  () => ({ square: null, isMarked: false }),
);

/** What comes of each goal of the move in hand, where the game tells it. */
export const useLandingPreviews = (): readonly LandingPreview[] => {
  const { previewLanding } = useGameText().inspector;
  const { coordinates } = useLook();
  const text = useText();
  const { position } = usePositionView().line;
  const { picked, next } = useSelectionView();
  const isMarked = useStore(looking, (state) => state.isMarked);
  return useMemo(() => {
    const goals = next.flatMap((pick) => (pick.at === 'square' ? [pick.square] : []));
    // Before a piece is taken up everything is a goal.
    if (previewLanding === undefined || !isMarked || picked.length === 0 || goals.length === 0)
      return [];
    return previewLanding({ position, picks: picked, goals }, coordinates, text);
  }, [previewLanding, isMarked, coordinates, text, position, picked, next]);
};

/** How many squares are named of which the same is told. */
const NAMED = 4;

/** What the strip tells of it: of the goal that is pointed at, or in brief of all; empty where nothing comes of any. */
export const useOutlookWords = (): string => {
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
