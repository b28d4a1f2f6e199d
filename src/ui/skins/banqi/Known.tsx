import { useMemo } from 'react';
import { isFace } from '#games/banqi/piece.ts';
import { cellAt, DOWN, type Position } from '#games/banqi/position.ts';
import { everySquare, formatSquare } from '#games/banqi/square.ts';
import type { BanqiText } from '#i18n/banqi/catalogue.ts';
import { seenIn } from '#record/chance.ts';
import { useGame, useSettled } from '../../app-context.tsx';
import { boardGeometry } from '../../board/board-geometry.ts';
import { useLook, useSkin } from '../../game-skin.ts';
import { useText } from '../../text.tsx';
import { colouredName } from './colours.ts';
import { Face } from './Face.tsx';

/** What lies face down again after a takeback, or in another line: it stays what it was, and both know it (rules C8). */
export const Known = ({ position }: { readonly position: Position }) => {
  // What is said at a table of this game has the words of this game.
  const text = useText() as BanqiText;
  const game = useGame();
  const { flipped, match } = useSettled();
  const { record } = match;
  const { board } = useSkin();
  const { plainSet } = useLook();
  const seen = useMemo(() => seenIn(game, record), [game, record]);
  const { part } = boardGeometry({ board, flipped });
  const known = everySquare.flatMap((square) => {
    const name = formatSquare(square);
    const face = cellAt(position, square) === DOWN ? seen.get(name) : undefined;
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
        {known.map(({ words }) => words).join('. ')}
      </p>
    </>
  );
};
