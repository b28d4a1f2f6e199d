import { type CSSProperties, useMemo } from 'react';
import { useGame } from '../../app/app-context.tsx';
import { Board } from '../../board/Board.tsx';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { useFaces } from '../../game/use-faces.ts';

const nothing: readonly never[] = [];
const ignore = (): void => {};

/** The first position with the present settings, to be seen and not to be played on. */
export const LookPreview = () => {
  const game = useGame();
  const skin = useSkin();
  const { pieceSet, coordinates } = useLook();
  const position = useMemo(() => game.start(), [game]);
  useFaces(skin, pieceSet);
  const { columns, rows, aspect } = skin.board;
  const measures: CSSProperties & Readonly<Record<string, string | number>> = {
    '--columns': columns,
    '--rows': rows,
    '--aspect': aspect,
  };
  return (
    <div className="look-preview" style={measures} inert aria-hidden="true">
      <Board
        skin={skin}
        position={position}
        flipped={false}
        pieceSet={pieceSet}
        coordinates={coordinates}
        sides={['', '']}
        mover={null}
        chosen={null}
        next={nothing}
        last={null}
        checked={nothing}
        evidence={nothing}
        onPick={ignore}
        onCancel={ignore}
      />
    </div>
  );
};
