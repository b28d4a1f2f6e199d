import { type Arrow, arrowKey } from '#record/marks.ts';
import { nodeAt } from '#record/record.ts';
import { shownNode } from '#store/selectors.ts';
import { useSitting } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { useLook, useSkin } from '../../../../game/game-skin.ts';
import { useSides } from '../../../../table/use-position-view.ts';

/** The arrows and circles of the position on the board, in words for screen readers. */
export const DrawnInWords = () => {
  const skin = useSkin();
  const { coordinates } = useLook();
  const text = useText();
  const words = text.reading.edit;
  const sides = useSides();
  const sitting = useSitting();
  const { arrows = [] } = nodeAt(sitting.match.record, shownNode(sitting));
  const placeOf = ({ from }: Arrow): string =>
    from.at === 'square'
      ? skin.spokenSquare(from.square, coordinates)
      : `${sides[from.seat]} ${skin.pieceName(from.kind, text)}`;
  return (
    <div className="unseen" role="status" aria-label={words.drawn}>
      {arrows.length > 0 && (
        <ul>
          {arrows.map((arrow) => (
            <li key={arrowKey(arrow)}>
              {arrow.to === undefined
                ? words.circle(placeOf(arrow))
                : words.arrow(placeOf(arrow), skin.spokenSquare(arrow.to.square, coordinates))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
