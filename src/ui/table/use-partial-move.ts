import type { Pick } from '#kernel/game.ts';
import { shown } from '#kernel/pointing.ts';
import { useGame, usePicked } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useLook, useSkin } from '../game/game-skin.ts';
import { usePositionView, useSelectionView } from './use-position-view.ts';

/**
 * An open move of several legs. `words` says in a sentence what was done last and what may come; `ends` are the answers
 * that end it here.
 */
interface PartialMoveShown {
  readonly words: string;
  /** Says only what was done last, where there is no room for more. */
  readonly brief: string;
  readonly ends: readonly { readonly choice: string; readonly label: string }[];
  /** The last pick, and the picks that may come next. */
  readonly last: Pick;
  readonly next: readonly Pick[];
}

/** How far a move of several legs has come; null where none is open, or where it only asks something. */
export const usePartialMove = (): PartialMoveShown | null => {
  const game = useGame();
  const skin = useSkin();
  const text = useText();
  const { leg: words } = useText().boardHelp;
  const { coordinates } = useLook();
  const { position } = usePositionView().line;
  const picked = usePicked();
  const { next, question, ends: asked } = useSelectionView();
  const last = picked.at(-1);
  if (
    question !== null ||
    next.length === 0 ||
    picked.length < 2 ||
    last?.at !== 'square' ||
    !game.reached
  )
    return null;
  const { reached } = game;
  const before = picked.slice(0, -1);
  const nameOn = (on: object, square: number): string => {
    const kind = skin.faceAt(on, square)?.kind;
    return kind === undefined ? '' : skin.pieceName(kind, text);
  };
  const stood = shown(game, position, before);
  const here = reached(position, picked);
  const piece = nameOn(stood, reached(position, before));
  const square = skin.spokenSquare(last.square, coordinates);
  const taken = nameOn(stood, last.square);
  const isLanding = here === last.square;
  const doing = !isLanding ? 'shot' : taken === '' ? 'landed' : 'took';
  const did = words[doing](piece, square, taken);
  const goals = next.filter(({ at }) => at === 'square');
  const lands = (goal: Pick): boolean =>
    goal.at === 'square' && reached(position, [...picked, goal]) === goal.square;
  const ends = asked?.options.map(({ choice, label }) => ({ choice, label })) ?? [];
  const ways = [
    ...(goals.some(lands) ? [words.goOn] : []),
    ...(goals.every(lands) ? [] : [words.shoot]),
    ...ends.map(({ label }) => label),
  ];
  return {
    words: words.sentence(did, ways),
    brief: words.brief[doing](square, taken),
    ends,
    last,
    next,
  };
};
