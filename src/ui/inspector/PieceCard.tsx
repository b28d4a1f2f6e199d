import type { Pick } from '#kernel/game.ts';
import { useSettled } from '../app-context.tsx';
import { Reading } from '../common/JapaneseParts.tsx';
import { useLook, useSigns, useSkin } from '../game-skin.ts';
import type { PieceFace, PieceFacts } from '../game-text.ts';
import { usePageText } from '../page-text.ts';
import type { BoardSpec } from '../skin.ts';
import { useFaces } from '../use-faces.ts';
import { MovementDiagram } from './MovementDiagram.tsx';
import { ReachMark, reachLayers } from './ReachLayer.tsx';

const Name = ({ of: { name, kanji, reading } }: { readonly of: PieceFace }) => {
  const signs = useSigns();
  return (
    <>
      <strong>{name}</strong> {kanji !== name && <span lang={signs}>{kanji}</span>}{' '}
      <small>
        <Reading>{reading}</Reading>
      </small>
    </>
  );
};

/** Whether something is in the half of the table that lies towards the foot of the screen. */
const liesLow = (pick: Pick, { columns, rows }: BoardSpec, flipped: boolean): boolean => {
  if (pick.at === 'choice') return false;
  const low = pick.at === 'hand' ? pick.seat === 0 : pick.square >= (columns * rows) / 2;
  return low !== flipped;
};

/** Who a piece is, in three scripts, how both its faces move, and what the marks on the board mean. */
export const PieceCard = ({
  facts,
  otherFace,
  told,
  held,
  side,
  pick,
  onPutAway,
}: {
  readonly facts: PieceFacts;
  /** What is said beside its other face, or in its place. */
  readonly otherFace: string;
  /** What there is to know of it besides. */
  readonly told: readonly string[];
  /** What keeps it from some of that; empty where nothing does. */
  readonly held: string;
  readonly side: string;
  /** Where the piece is; the card leaves that half of the table in sight. */
  readonly pick: Pick;
  readonly onPutAway: () => void;
}) => {
  const skin = useSkin();
  const words = usePageText().teach;
  const { plainSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { flipped } = useSettled();
  const down = (facts.seat === 1) !== flipped;
  const { Face } = skin;
  const { here, other, inHand, reach } = facts;
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
      data-place={liesLow(pick, skin.board, flipped) ? 'above' : undefined}
      aria-label={words.label}
      // It can be pointed at, and a press meant for what it lies over puts it away first.
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
    </section>
  );
};
