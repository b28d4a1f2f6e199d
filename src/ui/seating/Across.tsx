import { other, type Seat } from '#kernel/game.ts';
import { resign, takeBack } from '#store/commands.ts';
import { ResultCard } from '../match/ResultCard.tsx';
import { Status } from '../match/Status.tsx';
import { usePlace, useSitting } from '../table-context.tsx';
import { HoldButton } from '../talk/HoldButton.tsx';
import { Talk } from '../talk/Talk.tsx';
import { usePageText, useText } from '../text.tsx';
import './seating.css';

/** What one of two players who sit face to face can do, on their own side of the board. */
export const OwnSide = ({ seat }: { readonly seat: Seat }) => {
  const { table } = usePlace();
  const text = useText();
  const { talk } = usePageText();
  const { outcome, agreed } = useSitting().match;
  return (
    <div className="own-side" data-own={seat}>
      {agreed && <Talk seat={seat} />}
      {outcome === null && (
        <div className="side-by-side">
          {agreed?.terms.takebacks !== 'off' && (
            <button type="button" onClick={() => takeBack(table)}>
              {text.actions.takeBack}
            </button>
          )}
          <HoldButton quiet label={talk.holdToResign} onHeld={() => resign(table, seat)} />
        </div>
      )}
    </div>
  );
};

/** The far side of a table at which two sit face to face: all that is said, turned to who sits there. */
export const Across = () => {
  const { flipped, match } = useSitting();
  const far: Seat = other(flipped ? 1 : 0);
  return (
    <section className="across">
      <Status />
      {match.outcome && <ResultCard outcome={match.outcome} />}
      <OwnSide seat={far} />
    </section>
  );
};
