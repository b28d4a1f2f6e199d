import { useMemo } from 'react';
import { isFace } from '#games/banqi/piece.ts';
import { cellAt, DOWN, type Position } from '#games/banqi/position.ts';
import { everySquare, formatSquare } from '#games/banqi/square.ts';
import type { BanqiText } from '#i18n/shapes/banqi/catalogue.ts';
import { seenIn } from '#record/chance.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { walkedLine } from '#store/navigation.ts';
import { isRead } from '#store/selectors.ts';
import { useGame, useSitting } from '../../app/app-context.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { colouredName } from './colours.ts';
import { Face } from './Face.tsx';

/**
 * Marks the pieces that are known although they lie face down again after a takeback, or in another line (rules C8).
 * They stay what they were, and both players know it. What the line on the board turns up later is not shown: a record
 * that is read does not tell its end.
 */
export const Known = ({
  position,
  text,
}: {
  readonly position: Position;
  readonly text: BanqiText;
}) => {
  const game = useGame();
  const settled = useSitting();
  const { flipped, match, viewed } = settled;
  const { record, head } = match;
  const { board } = useSkin();
  const { plainSet } = useLook();
  const seen = useMemo(() => seenIn(game, record), [game, record]);
  const { part } = boardGeometry({ board, flipped });
  const line = isRead(settled) ? walkedLine(settled) : pathTo(record, head);
  const onLine = line.flatMap((id) => {
    const { turn } = nodeAt(record, id);
    return (turn && game.hidden?.(turn.move)) ?? [];
  });
  const known = everySquare.flatMap((square) => {
    const name = formatSquare(square);
    const isNews = cellAt(position, square) === DOWN && !onLine.includes(name);
    const face = isNews ? seen.get(name) : undefined;
    return face !== undefined && isFace(face)
      ? [{ square, face, words: text.game.known(name, colouredName(face, text)) }]
      : [];
  });
  return (
    <>
      {known.map(({ square, face, words }) => {
        const [left, top] = part(square);
        return (
          <span key={square} className="known" style={{ left, top }} title={words}>
            <Face face={face} down={false} set={plainSet} />
          </span>
        );
      })}
      <p className="unseen" aria-live="polite">
        {viewed === null && known.map(({ words }) => words).join('. ')}
      </p>
    </>
  );
};
