import { useLayoutEffect, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { ReachMark, reachLayers } from '../../board/ReachLayer.tsx';
import { whenPanned } from '../../board/zoom/zoom-switch.ts';
import { useLook, useSkin } from '../../game/game-skin.ts';
import type { PieceFace, PieceFacts } from '../../game/game-text.ts';
import { PieceReading } from '../../game/JapaneseParts.tsx';
import { useSigns } from '../../game/text-of.ts';
import { useFaces } from '../../game/use-faces.ts';
import { useSelectionView } from '../../table/use-position-view.ts';
import { MovementDiagram } from './MovementDiagram.tsx';
import './inspector.css';

const Name = ({ of: { name, kanji, reading } }: { readonly of: PieceFace }) => {
  const signs = useSigns();
  return (
    <>
      <strong>{name}</strong> {kanji !== name && <span lang={signs}>{kanji}</span>}{' '}
      <small>
        <PieceReading>{reading}</PieceReading>
      </small>
    </>
  );
};

/** Whether a piece is in the lower half of the table on the screen; null if nothing is there. */
const useLiesLow = (pick: Pick | null): boolean | null => {
  const skin = useSkin();
  const { flipped } = useSitting();
  const [low, see] = useState<boolean | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(flipped): a board that is turned shows it elsewhere.
  useLayoutEffect(() => {
    const table = document.querySelector('.play .stage-table');
    const board = table?.querySelector('.board');
    const asked =
      pick === null || pick.at === 'choice'
        ? null
        : table?.querySelector(
            pick.at === 'square'
              ? `[data-square="${skin.squareName(pick.square)}"]`
              : `[data-part="hand"][data-seat="${pick.seat}"]`,
          );
    if (!table || !board || !asked) return see(null);
    const middleOf = (one: Element): number => {
      const { top, height } = one.getBoundingClientRect();
      return top + height / 2;
    };
    const look = (): void => see(middleOf(asked) > middleOf(board));
    look();
    return whenPanned(table, look);
  }, [skin, pick, flipped]);
  return low;
};

/** The card of a piece: its name in three scripts, how both its faces move, and what the marks on the board mean. */
export const PieceCard = ({
  facts,
  held,
  side,
  pick,
  isMarked,
  onPutAway,
}: {
  readonly facts: PieceFacts;
  /** Says what keeps the piece from some of its moves; empty where nothing does. */
  readonly held: string;
  readonly side: string;
  /** Where the piece is; the card leaves that half of the table in sight. */
  readonly pick: Pick;
  /** Whether the board shows where it goes; otherwise no legend of those marks is needed. */
  readonly isMarked: boolean;
  readonly onPutAway: () => void;
}) => {
  const skin = useSkin();
  const words = useText().teach;
  const { plainSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { flipped } = useSitting();
  const low = useLiesLow(pick);
  const chosenLow = useLiesLow(useSelectionView().chosen);
  // The half that the card would cover has the chosen piece: on an upright screen the card then says the names alone.
  const brief = chosenLow !== null && chosenLow !== (low === true);
  const down = (facts.seat === 1) !== flipped;
  const { Face } = skin;
  const { here, other, otherFace, told = [], inHand, reach } = facts;
  const shown = reachLayers(reach, inHand).filter(([, squares]) => squares.length > 0);
  const faceOf = (face: PieceFace) => (
    <div className="piece-face">
      <Face face={face.face} down={down} set={pieces} />
      <MovementDiagram ways={face.ways} down={down} />
    </div>
  );
  return (
    <section
      className="piece-card"
      data-place={low ? 'above' : undefined}
      data-brief={brief || undefined}
      aria-label={words.label}
      // The card can be pointed at. A press meant for what lies under it puts it away first.
      onPointerUp={onPutAway}
    >
      <h2>
        <Name of={here} /> <span className="piece-side">{inHand ? words.inHand : side}</span>
      </h2>
      {held !== '' && (
        <p className="piece-held">
          <strong>{held}</strong>
        </p>
      )}
      <div className="piece-faces">
        {faceOf(here)}
        {other === null ? (
          <p>{otherFace}</p>
        ) : (
          <div className="piece-other">
            <p>
              {otherFace} <Name of={other} />
            </p>
            {faceOf(other)}
          </div>
        )}
      </div>
      {told.length > 0 && (
        <div className="piece-powers">
          {told.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      {isMarked && (
        <ul aria-label={words.key}>
          {shown.map(([as]) => (
            <li key={as}>
              <svg className="reach" viewBox="-6 -6 12 12" aria-hidden="true">
                <ReachMark as={as} />
              </svg>
              {words.marks[as]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
