/** The cards of a game that stands still: they say why, and have the buttons to go on. */
import { other, type Seat } from '#kernel/game.ts';
import type { RefereeState } from '#match/terms.ts';
import { callOffSealing, goOn, offer } from '#store/referee.ts';
import { seatToMove } from '#store/selectors.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';

/** The card of an adjourned game: it says who sealed a move, and has the button to open that move. */
const Adjourned = () => {
  const { table } = useApp();
  const game = useGame();
  const { endings, result, offers } = useText();
  const seat = seatToMove(game, { ...useSitting(), viewed: null });
  return (
    <section
      className="offer"
      aria-label={result.label}
      data-outcome="adjourned"
      data-winner="none"
    >
      <p role="alert">
        <strong>{endings.adjourned.how}.</strong>{' '}
        <PlayerSentence say={(of) => offers.sealedBy(of(seat))} />{' '}
        <span className="unseen">{offers.paused.adjourned}</span>
      </p>
      <button
        type="button"
        className="primary"
        data-action="open-sealed-move"
        onClick={() => goOn(table)}
      >
        {offers.open}
      </button>
    </section>
  );
};

/** The card while a player seals a move. It asks the other to look away; the player who seals may call it off. */
export const Sealing = ({
  seat,
  own,
}: {
  readonly seat: Seat;
  /** The seat on whose side of the table it stands; undefined where both share one side. */
  readonly own: Seat | undefined;
}) => {
  const { table } = useApp();
  const { offers } = useText();
  return (
    <section className="offer" aria-label={offers.label}>
      <div role="alert">
        {own !== other(seat) && (
          <p>
            <PlayerSentence say={(of) => offers.sealing(of(seat))} />
          </p>
        )}
        {own !== seat && (
          <p>
            <PlayerSentence say={(of) => offers.lookAway(of(other(seat)))} />
          </p>
        )}
      </div>
      {own !== other(seat) && (
        <div className="offer-answers">
          <button
            type="button"
            data-action="call-off-sealing"
            onClick={() => callOffSealing(table, seat)}
          >
            {offers.callOffSealing}
          </button>
        </div>
      )}
    </section>
  );
};

/** The card of time in doubt: both players must say whether it was thinking time. */
const InDoubt = ({
  seat,
  gapMs,
  asked,
}: {
  readonly seat: Seat;
  readonly gapMs: number;
  readonly asked: boolean;
}) => {
  const { table } = useApp();
  const { offers } = useText();
  return (
    <section className="offer" aria-label={offers.label}>
      <p role="alert">{offers.gap(gapMs)}</p>
      {!asked && (
        <div className="offer-answers">
          <button
            type="button"
            className="primary"
            data-action="go-on"
            onClick={() => offer(table, seat, 'go-on')}
          >
            {offers.goOn}
          </button>
          <button
            type="button"
            data-action="count-time"
            onClick={() => offer(table, seat, 'count')}
          >
            {offers.countIt}
          </button>
        </div>
      )}
    </section>
  );
};

/** Says why the game stands still, and has the buttons to go on. In a second tab it has none. */
export const PausedGame = ({
  refereeState,
  seat,
}: {
  readonly refereeState: RefereeState;
  readonly seat: Seat;
}) => {
  const { table } = useApp();
  const { offers } = useText();
  const elsewhere = useTable((state) => state.elsewhere);
  const { paused } = refereeState;
  if (paused === null) return null;
  if (elsewhere) return <p className="offers-note">{offers.paused.elsewhere}</p>;
  if (typeof paused === 'object')
    return <InDoubt seat={seat} gapMs={paused.gapMs} asked={refereeState.offer !== null} />;
  if (paused === 'adjourned') return <Adjourned />;
  return (
    <section className="offer">
      <p role="alert">{offers.paused[paused]}</p>
      <div className="offer-answers">
        <button type="button" className="primary" data-action="go-on" onClick={() => goOn(table)}>
          {offers.goOn}
        </button>
      </div>
    </section>
  );
};
