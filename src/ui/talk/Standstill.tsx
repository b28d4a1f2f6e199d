/** Why a game stands still, and what is said and done until it goes on. */
import { other, type Seat } from '#kernel/game.ts';
import type { Agreed } from '#match/terms.ts';
import { callOffSealing, goOn, offer } from '#store/referee.ts';
import { seatToMove } from '#store/selectors.ts';
import { Naming } from '../common/Naming.tsx';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';
import { useText } from '../text.tsx';
import '../match/result.css';

/** The card of an adjourned game: who has sealed a move, and how it goes on. */
const Adjourned = () => {
  const { table } = usePlace();
  const game = useGame();
  const { endings, result } = useText();
  const { talk } = usePageText();
  const seat = seatToMove(game, { ...useSettled(), looking: null });
  return (
    <section
      className="result"
      aria-label={result.label}
      data-outcome="adjourned"
      data-winner="none"
    >
      <div role="alert">
        <h2>{endings.adjourned.how}</h2>
        <p className="result-how">
          <Naming say={(of) => talk.sealedBy(of(seat))} />
        </p>
        <p>{talk.paused.adjourned}</p>
      </div>
      <div className="side-by-side">
        <button type="button" className="primary" onClick={() => goOn(table)}>
          {talk.open}
        </button>
      </div>
    </section>
  );
};

/** A seat is to seal a move: the other is asked to look away, and the one who seals may think better of it. */
export const Sealing = ({
  seat,
  own,
}: {
  readonly seat: Seat;
  /** Whose side of the table it stands on, where both have one. */
  readonly own: Seat | undefined;
}) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  return (
    <section className="talk-offer" aria-label={talk.label}>
      <div role="alert">
        {own !== other(seat) && (
          <p>
            <Naming say={(of) => talk.sealing(of(seat))} />
          </p>
        )}
        {own !== seat && (
          <p>
            <Naming say={(of) => talk.lookAway(of(other(seat)))} />
          </p>
        )}
      </div>
      {own !== other(seat) && (
        <div className="side-by-side">
          <button type="button" onClick={() => callOffSealing(table, seat)}>
            {talk.callOffSealing}
          </button>
        </div>
      )}
    </section>
  );
};

/** Time in doubt: both must say whether it was thinking time. */
const InDoubt = ({
  seat,
  gapMs,
  asked,
}: {
  readonly seat: Seat;
  readonly gapMs: number;
  readonly asked: boolean;
}) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  return (
    <section className="talk-offer" aria-label={talk.label}>
      <p role="alert">{talk.gap(gapMs)}</p>
      {!asked && (
        <div className="side-by-side">
          <button type="button" className="primary" onClick={() => offer(table, seat, 'go-on')}>
            {talk.goOn}
          </button>
          <button type="button" onClick={() => offer(table, seat, 'count')}>
            {talk.countIt}
          </button>
        </div>
      )}
    </section>
  );
};

/** Why the game stands still, and how it goes on; in a second tab it does not. */
export const Standstill = ({ agreed, seat }: { readonly agreed: Agreed; readonly seat: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const elsewhere = useTable((state) => state.elsewhere);
  const { paused } = agreed;
  if (paused === null) return null;
  if (elsewhere) return <p className="talk-note">{talk.paused.elsewhere}</p>;
  if (typeof paused === 'object')
    return <InDoubt seat={seat} gapMs={paused.gapMs} asked={agreed.offer !== null} />;
  if (paused === 'adjourned') return <Adjourned />;
  return (
    <section className="talk-offer">
      <p role="alert">{talk.paused[paused]}</p>
      <div className="side-by-side">
        <button type="button" className="primary" onClick={() => goOn(table)}>
          {talk.goOn}
        </button>
      </div>
    </section>
  );
};
