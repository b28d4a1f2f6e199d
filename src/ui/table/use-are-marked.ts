/** Where help fades, the squares that the chosen piece can go to are marked until its player has learned how it moves. */
import { useStore } from 'zustand';
import { isShown, learnerAt, masteryOf, thingOf } from '#store/progress.ts';
import { helpsOf, isSealing, shownNode } from '#store/selectors.ts';
import type { Help } from '#store/settings.ts';
import type { Sitting } from '#store/sitting.ts';
import { useApp, useSettings, useSitting } from '../app/app-context.tsx';
import { useSkin } from '../game/game-skin.ts';
import type { Skin } from '../game/skin.ts';
import { choiceOf, hintIn, hintsGiven } from './hint-state.ts';
import type { BoardView, SelectionView } from './use-position-view.ts';

/** The help that the side to move has. */
export const useHelp = ({ toMove }: BoardView): Help =>
  helpsOf(useSitting(), useSettings().hints)[toMove];

/**
 * The thing that a player knows who moves the chosen piece. Null if no piece is chosen or none may be moved; also while
 * a card asks or a move is sealed, when there is nothing to hint at.
 */
export const thingChosen = (
  skin: Skin,
  sitting: Sitting,
  { open, line }: BoardView,
  { picked, question, ends }: SelectionView,
): string | null => {
  const [chosen] = picked;
  return chosen && open && !question && !ends && !isSealing(sitting)
    ? thingOf(skin, line.position, chosen)
    : null;
};

/** Whether the squares that the move in hand may go to are marked. */
export const useAreMarked = (view: BoardView, selection: SelectionView): boolean => {
  const skin = useSkin();
  const sitting = useSitting();
  const help = useHelp(view);
  const { progress } = useApp();
  const thing = thingChosen(skin, sitting, view, selection);
  const [chosen] = selection.picked;
  const choice = chosen ? choiceOf(shownNode(sitting), chosen) : '';
  const hint = useStore(hintsGiven, (given) => hintIn(given, sitting.id, choice));
  const isGranted = useStore(
    progress,
    ({ learners }) =>
      thing === null || isShown(masteryOf(learners, learnerAt(sitting, view.toMove)), thing, hint),
  );
  return help === 'always' || (help === 'fading' && isGranted);
};
