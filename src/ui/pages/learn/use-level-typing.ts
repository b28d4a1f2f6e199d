import { useMemo } from 'react';
import type { Lesson, LessonEvent, LessonState } from '#store/lesson-table.ts';
import { useSkin } from '../../game/game-skin.ts';
import type { Typing } from '../../panels/moves/TypedAnswer.tsx';

/** Makes a typed text a move, or a square where squares are asked for. Null in a level that asks for neither. */
export const useLevelTyping = (
  lesson: Lesson,
  { line, wrong }: LessonState,
  send: (event: LessonEvent) => void,
): Typing | null => {
  const skin = useSkin();
  const { level, game, view } = lesson;
  const { position } = wrong?.back ?? line;
  return useMemo(() => {
    if (level.kind === 'legal' || level.kind === 'face') return null;
    const pick: Typing['pick'] = (at) => send({ is: 'picked', pick: at });
    if (level.kind !== 'squares')
      return { pick, enter: (move) => send({ is: 'played', picks: game.picks(position, move) }) };
    const { columns, rows } = view.board;
    return {
      pick,
      // A square to which a piece could go is meant as a square.
      enter: (move) => {
        const to = game.picks(position, move).findLast((one) => one.at === 'square');
        if (to !== undefined) pick(to);
      },
      point: (name) => {
        const square = Array.from({ length: columns * rows }, (_, at) => at).find(
          (at) => skin.squareName(at) === name,
        );
        if (square !== undefined) pick({ at: 'square', square });
      },
    };
  }, [level, game, view, position, skin, send]);
};
