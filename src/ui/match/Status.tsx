import { shownComment } from '#store/selectors.ts';
import { usePlace, useSitting, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { useSides, useView } from './use-view.ts';

/** One line about the position on the board, and why the last attempt was not possible; `of` names whose side of the table it stands on, where both have one. */
export const Status = ({ of = '' }: { readonly of?: string }) => {
  const { tongue } = usePlace();
  const text = useText();
  const sitting = useSitting();
  const refused = useTable((state) => state.refused);
  const sides = useSides();
  const { facts, toMove, open, line } = useView();
  const comment = shownComment(sitting);
  return (
    <section className="status" aria-label={text.status.label + of} data-at-ply={line.ply}>
      {(open || sitting.looking !== null) && (
        <p className="status-turn">
          {sitting.looking === null
            ? text.status.toMove(sides[toMove])
            : text.replay.lookingBack(line.ply)}
          {facts.checked.length > 0 && open && (
            <strong className="status-check"> {text.status.check(sides[toMove])}</strong>
          )}
        </p>
      )}
      {facts.occurrences === 3 && <p className="status-warning">{text.status.thirdTime}</p>}
      {refused && (
        <p className="status-refusal" data-rule={refused.refusal.rule}>
          {tongue.refusal(refused.refusal, text)}
        </p>
      )}
      {comment !== '' && <p className="status-comment">{comment}</p>}
    </section>
  );
};
