import { useText } from '../app/text.tsx';
import { useGameText, useSkin } from '../game/game-skin.ts';
import { useSelectionView } from './use-position-view.ts';

/** The piece that was taken up, as it is called, and the squares it can go to. */
interface ChosenPiece {
  readonly name: string;
  /** Empty where the name says it. */
  readonly kanji: string;
  /** How its sign is read, and how it moves; empty where that is not told. */
  readonly reading: string;
  readonly goes: string;
  readonly goals: readonly number[];
}

/** The piece that was taken up; null where none was, or its move is as good as made. */
export const useChosenPiece = (): ChosenPiece | null => {
  const skin = useSkin();
  const text = useText();
  const inspector = useGameText().inspector;
  // In the middle of a move its piece stands where it has come to.
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
