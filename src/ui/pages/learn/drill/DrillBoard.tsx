import { type ReactNode, useMemo } from 'react';
import { useSitting } from '../../../app/app-context.tsx';
import { BoardStage } from '../../../board/BoardStage.tsx';
import { useLook, useSkin } from '../../../game/game-skin.ts';
import type { Skin } from '../../../game/skin.ts';
import { usePositionView } from '../../../table/use-position-view.ts';

const nothing: readonly never[] = [];
const noSides = ['', ''] as const;
const isNothing = (): void => {};

/** A piece on its square, as skins describe it. */
export interface DrillPiece {
  readonly square: number;
  readonly piece: NonNullable<ReturnType<Skin['faceAt']>>;
}

export interface DrillBoardProps {
  /** The name of the question, which differs from each other one. */
  readonly question: string;
  /** The only piece on the board. */
  readonly on?: DrillPiece;
  /** The set it is drawn from, where it is not that of the player. */
  readonly pieceSet?: string;
  readonly marked?: number | null;
  readonly hasCoordinates?: boolean;
  /** Called with a pressed square; absent where none is asked for. */
  readonly onPress?: ((square: number) => void) | null;
}

/** The board of a drill: that of a game, with one piece on it or none. */
export const DrillBoard = ({
  question,
  on,
  pieceSet,
  marked = null,
  hasCoordinates = true,
  onPress = null,
  task,
}: DrillBoardProps & {
  /** The task, in the place of the plate of the far player. */
  readonly task: ReactNode;
}) => {
  const whole = useSkin();
  const look = useLook();
  const { flipped } = useSitting();
  const { position } = usePositionView().line;
  const skin = useMemo(
    (): Skin => ({
      ...whole,
      faceAt: (_, square) => (on?.square === square ? on.piece : null),
      handCount: () => 0,
      ...(!hasCoordinates && { columnLabels: () => [], rowLabels: () => [] }),
    }),
    [whole, on, hasCoordinates],
  );
  return (
    <BoardStage
      skin={skin}
      position={position}
      flipped={flipped}
      pieceSet={pieceSet ?? look.pieceSet}
      coordinates={look.coordinates}
      sides={noSides}
      mover={null}
      chosen={marked === null ? null : { at: 'square', square: marked }}
      next={nothing}
      last={null}
      checked={nothing}
      evidence={nothing}
      onPick={(pick) => pick.at === 'square' && onPress?.(pick.square)}
      onCancel={isNothing}
      game={question}
      ply={0}
      question={null}
      plates={[null, task]}
    />
  );
};
