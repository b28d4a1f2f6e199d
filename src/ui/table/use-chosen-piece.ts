import { useText } from '../app/text.tsx';
import { useGameText, useSkin } from '../game/game-skin.ts';
import { useSelectionView } from './use-position-view.ts';

/** The selected piece: how it is called, and the squares it can go to. */
interface ChosenPiece {
  readonly name: string;
  /** Empty where the name already is its kanji. */
  readonly kanji: string;
  /** How its kanji is read, and how it moves; each empty where the game does not say it. */
  readonly reading: string;
  readonly goes: string;
  readonly goals: readonly number[];
}

/** The selected piece; null if none is, or if only a question such as promotion is left of its move. */
export const useChosenPiece = (): ChosenPiece | null => {
  const skin = useSkin();
  const text = useText();
  const inspector = useGameText().inspector;
  // In the middle of a move the piece stands on the square it has reached.
  const { position, chosen, next, question } = useSelectionView();
  if (question !== null || chosen === null || chosen.at === 'choice') return null;
  const { here } = inspector.inspect(position, chosen, text) ?? {};
  const kind = chosen.at === 'hand' ? chosen.kind : skin.faceAt(position, chosen.square)?.kind;
  const name = here?.name ?? (kind === undefined ? '' : skin.pieceName(kind, text));
  const kanji = here === undefined || here.kanji === name ? '' : here.kanji;
  return {
    name,
    kanji,
    reading: here?.reading ?? '',
    goes: (kind === undefined ? undefined : inspector.goes?.(kind, text)) ?? '',
    goals: next.flatMap((pick) => (pick.at === 'square' ? [pick.square] : [])),
  };
};
