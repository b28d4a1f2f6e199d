import { Suspense } from 'react';
import { shownComment, shownFoul, shownNode } from '#store/selectors.ts';
import { Naming } from '../common/Naming.tsx';
import { useTongue } from '../game-skin.ts';
import { useGame, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { playParts } from './later-parts.ts';
import { useBoardView } from './use-view.ts';

const FoulNote = playParts.part(({ FoulNote }) => FoulNote);
const Refused = playParts.part(({ Refused }) => Refused);
const Comment = playParts.part(({ Comment }) => Comment);

/** One line about the position on the board, and why the last attempt was not possible; `of` names whose side of the table it stands on, where both have one. */
export const Status = ({ of = '' }: { readonly of?: string }) => {
  const game = useGame();
  const tongue = useTongue();
  const text = useText();
  const sitting = useSettled();
  const refused = useTable((state) => state.refused);
  const { facts, toMove, open, line, away } = useBoardView();
  const looking = sitting.looking !== null;
  const comment = shownComment(sitting);
  const { outcome, head } = sitting.match;
  // The foul that ended the game is named by the card.
  const named = outcome?.by === 'foul' && shownNode(sitting) === head;
  const foul = named ? null : shownFoul(game, sitting);
  const winner = outcome?.winner ?? null;
  const { warning } = facts;
  return (
    <section className="status" aria-label={text.status.label + of} data-at-ply={line.ply}>
      {(open || looking) && (
        <p className="status-turn" data-away={away || undefined}>
          {looking && text.status.lookingBack(line.ply)}
          {/* The plates tell of the game; who moves in the position one looks at is told here. */}
          {looking && away && open && ' · '}{' '}
          {facts.checked.length > 0 && open ? (
            <strong className="status-check">
              <Naming say={(of) => text.status.check(of(toMove))} />
            </strong>
          ) : (
            (!looking || (away && open)) && <Naming say={(of) => text.status.toMove(of(toMove))} />
          )}
        </p>
      )}
      {outcome !== null && !open && sitting.looking === null && (
        <p className="status-turn">
          {winner === null ? (
            text.status.over
          ) : (
            <Naming say={(of) => text.status.won(of(winner))} />
          )}
        </p>
      )}
      {warning && (
        <p className="status-warning">
          <Naming
            say={(of) =>
              tongue.warning(warning.of, warning.about === null ? '' : of(warning.about), text)
            }
          />
        </p>
      )}
      {refused && (
        <Suspense>
          <Refused refusal={refused.refusal} className="status-refusal" />
        </Suspense>
      )}
      {foul && (
        <Suspense>
          <FoulNote foul={foul} />
        </Suspense>
      )}
      {comment !== '' && (
        <Suspense>
          <Comment key={shownNode(sitting)} text={comment} />
        </Suspense>
      )}
    </section>
  );
};
