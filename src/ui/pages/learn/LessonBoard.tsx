import type { ReactNode } from 'react';
import type { Pick } from '#kernel/game.ts';
import type { Lesson, LessonEvent, LevelShown } from '#store/lesson-table.ts';
import { useTable } from '../../app/app-context.tsx';
import { BoardStage } from '../../board/BoardStage.tsx';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { usePositionView, useSelectionView, useSides } from '../../table/use-position-view.ts';

const nothing: readonly never[] = [];

interface LessonBoardProps {
  readonly lesson: Lesson;
  readonly shown: LevelShown;
  readonly onSend: (event: LessonEvent) => void;
  /** The task, in the place of the plate of the far player. */
  readonly task: ReactNode;
}

/** The board of a level: that of a game, whose presses go to the lesson. */
export const LessonBoard = ({ lesson, shown, onSend, task }: LessonBoardProps) => {
  const skin = useSkin();
  const look = useLook();
  const sides = useSides();
  const view = usePositionView();
  const selection = useSelectionView();
  const evidence = useTable(({ refused, proof }) => refused?.refusal.evidence ?? proof);
  const { state, line } = shown;
  const { game, path } = lesson;
  const last = line.before && line.turn ? game.trace(line.before.position, line.turn) : null;
  const isOpen = state.done === null && line === state.line;
  const flipped = game.turn(lesson.start) === 1;
  const plates = flipped ? ([task, null] as const) : ([null, task] as const);
  const press = (pick: Pick, dragged = false): void => onSend({ is: 'picked', pick, dragged });
  return (
    <BoardStage
      skin={skin}
      position={selection.position}
      flipped={flipped}
      pieceSet={look.pieceSet}
      coordinates={look.coordinates}
      sides={sides}
      mover={isOpen ? game.turn((state.wrong?.back ?? line).position) : null}
      chosen={selection.chosen}
      next={isOpen ? selection.next : nothing}
      last={last}
      checked={view.checked}
      evidence={evidence}
      onPick={press}
      onCancel={() => onSend({ is: 'let-go' })}
      game={`${path.stage}/${path.level}`}
      ply={line.ply}
      question={selection.question}
      plates={plates}
    />
  );
};
