import { useLook, useSkin } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useSettled } from '../table-context.tsx';
import type { Asked, AskedFace } from '../tongue.ts';
import { ReachMark, reachLayers } from './ReachLayer.tsx';
import { Ways } from './Ways.tsx';

const Name = ({ of: { name, kanji, reading } }: { readonly of: AskedFace }) => (
  <>
    <strong>{name}</strong> {kanji !== name && <span lang="ja">{kanji}</span>}{' '}
    <small>{reading}</small>
  </>
);

/** Who a piece is, in three scripts, how both its faces move, and what the marks on the board mean. */
export const AskedCard = ({
  asked,
  side,
  stays,
  onPutAway,
}: {
  readonly asked: Asked;
  readonly side: string;
  /** Whether it stays until a press, and so must not let presses through to what it covers. */
  readonly stays: boolean;
  readonly onPutAway: () => void;
}) => {
  const skin = useSkin();
  const words = usePageText().teach;
  const { plainSet: pieces } = useLook();
  const { flipped } = useSettled();
  const down = (asked.seat === 1) !== flipped;
  const { Face } = skin;
  const { here, other, inHand, reach } = asked;
  const shown = reachLayers(reach, inHand).filter(([, squares]) => squares.length > 0);
  const faceOf = (face: AskedFace) => (
    <div className="asked-face">
      <Face face={face.face} down={down} set={pieces} />
      <Ways ways={face.ways} down={down} />
    </div>
  );
  return (
    <section
      className="asked"
      aria-label={words.label}
      data-stays={stays}
      {...(stays && { onPointerUp: onPutAway })}
    >
      <h2>
        <Name of={here} /> <span className="asked-side">{inHand ? words.inHand : side}</span>
      </h2>
      <div className="asked-faces">
        {faceOf(here)}
        {other === null ? (
          <p>{words.noOther}</p>
        ) : (
          <div className="asked-other">
            <p>
              {here.turned ? words.otherFaceOfPromoted : words.otherFace} <Name of={other} />
            </p>
            {faceOf(other)}
          </div>
        )}
      </div>
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
