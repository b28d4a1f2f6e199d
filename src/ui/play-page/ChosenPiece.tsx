import { use } from 'react';
import { useGameText, useSkin } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useText } from '../text.tsx';
import { useBoardView, useDraftView } from './use-view.ts';

/** What was taken up: its name, and how many moves it has; or what is still asked about its move. */
export const ChosenPiece = () => {
  const skin = useSkin();
  const text = useText();
  const { moves } = usePageText().games;
  const inspector = use(useGameText().inspector());
  const { line } = useBoardView();
  const { chosen, next, question } = useDraftView();
  if (question !== null) return <p className="status-chosen">{question.title}</p>;
  if (chosen === null || chosen.at === 'choice') return null;
  const { here } = inspector.inspect(line.position, chosen, text) ?? {};
  const kind = chosen.at === 'hand' ? chosen.kind : skin.faceAt(line.position, chosen.square)?.kind;
  const name = here?.name ?? (kind === undefined ? '' : skin.pieceName(kind, text));
  const goals = next.filter(({ at }) => at === 'square').length;
  return (
    <p className="status-chosen">
      <strong>{name}</strong> {here && here.kanji !== name && <span lang="ja">{here.kanji}</span>} ·{' '}
      {moves(goals)}
    </p>
  );
};
