import { lazy, Suspense, use, useState } from 'react';
import { other, type Seat } from '#kernel/game.ts';
import { barToOffer } from '#match/proposals.ts';
import { type Agreed, agree, freeTerms, type Proposal } from '#match/terms.ts';
import { answer, call, goOn, offer } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { useTouchedPiece } from '../match/use-refusal-words.ts';
import { useSides } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { usePlace, useSitting, useTable } from '../table-context.tsx';
import { HoldButton } from './HoldButton.tsx';
import './talk.css';

const Declaration = lazy(async () => ({
  default: (await import('./Declaration.tsx')).Declaration,
}));

/** Both sides' points, before an impasse is agreed on. */
const Totals = () => {
  const { table, tongue } = usePlace();
  const { talk } = usePageText();
  const sides = useSides();
  const sitting = useSitting();
  const proofs = use(tongue.proofs());
  const { totals } = proofs.sheet(shownLine(table.game, sitting), 0, sitting.match.rules, talk);
  return (
    <p className="talk-totals">
      {talk.total(sides[0], totals[0])}
      <br />
      {talk.total(sides[1], totals[1])}
    </p>
  );
};

/** What waits for the other side: it agrees by holding, and may as well decline. */
const Offered = ({
  seat,
  what,
  mine,
  ownSide,
}: {
  readonly seat: Seat;
  readonly what: Proposal;
  /** Shown to the one who proposed it. */
  readonly mine: boolean;
  /** Shown on one's own side of the table; else one agrees on one's plate. */
  readonly ownSide: boolean;
}) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const sides = useSides();
  return (
    <section className="talk-offer" aria-label={talk.offered(sides[seat], what)}>
      <p role="alert">{talk.offered(sides[seat], what)}</p>
      {what === 'impasse' && <Totals />}
      {mine ? (
        <button type="button" onClick={() => answer(table, seat, false)}>
          {talk.withdraw}
        </button>
      ) : (
        <>
          <p>{talk.asks(sides[other(seat)])}</p>
          <div className="side-by-side">
            {ownSide && (
              <HoldButton label={talk.hold} onHeld={() => answer(table, other(seat), true)} />
            )}
            <button type="button" onClick={() => answer(table, other(seat), false)}>
              {talk.decline}
            </button>
          </div>
        </>
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
const Standstill = ({ agreed, seat }: { readonly agreed: Agreed; readonly seat: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const elsewhere = useTable((state) => state.elsewhere);
  const { paused } = agreed;
  if (paused === null) return null;
  if (elsewhere) return <p className="talk-note">{talk.paused.elsewhere}</p>;
  if (typeof paused === 'object')
    return <InDoubt seat={seat} gapMs={paused.gapMs} asked={agreed.offer !== null} />;
  return (
    <section className="talk-offer">
      <p role="alert">{talk.paused[paused]}</p>
      <div className="side-by-side">
        <button type="button" className="primary" onClick={() => goOn(table)}>
          {agreed.sealed === null ? talk.goOn : talk.open}
        </button>
      </div>
    </section>
  );
};

/** What the last foul means for the one who made it, and what it has cost to call one that was none. */
const Fouls = ({ agreed }: { readonly agreed: Agreed }) => {
  const { tongue } = usePlace();
  const page = usePageText();
  const { talk } = page;
  const sides = useSides();
  const touched = useTouchedPiece();
  const { foul, warnings } = agreed;
  return (
    <>
      {foul?.node === null && (
        <p className="talk-foul" role="alert" data-rule={foul.rule}>
          {tongue.refusal({ rule: foul.rule }, page)}{' '}
          {touched === null ? talk.retryAny : talk.retrySame(touched)}
        </p>
      )}
      {([0, 1] as const).map(
        (seat) =>
          warnings[seat] > 0 && (
            <p key={seat} className="talk-note">
              {talk.warnings(sides[seat], warnings[seat])}
            </p>
          ),
      )}
    </>
  );
};

const proposals = ['draw', 'impasse', 'pause', 'adjourn'] as const;

/** What the players of a sitting with an agreement can say to each other and to the referee: one of them, or whoever is to move. */
export const Talk = ({ seat: own }: { readonly seat?: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  const sides = useSides();
  const sitting = useSitting();
  const { match } = sitting;
  const { agreed = agree(freeTerms, null), outcome } = match;
  const [declaring, setDeclaring] = useState(false);
  if (outcome !== null) return null;
  const { game } = table;
  const line = shownLine(game, { ...sitting, looking: null });
  const turn = game.turn(line.position);
  const seat = own ?? turn;
  const under = { ...match, agreed };
  const { offer: offered } = agreed;
  const still = agreed.paused !== null || agreed.sealing || agreed.offer !== null;
  return (
    <section
      className="talk"
      aria-label={own === undefined ? talk.label : `${talk.label}: ${sides[own]}`}
    >
      <Standstill agreed={agreed} seat={seat} />
      {agreed.sealing && <p role="alert">{talk.sealing(sides[turn])}</p>}
      <Suspense>
        {offered && (
          <Offered {...offered} mine={offered.seat === own} ownSide={own !== undefined} />
        )}
      </Suspense>
      <Fouls agreed={agreed} />
      {!still && (
        <div className="talk-acts">
          {agreed.terms.strictness === 'claim' && line.ply > 0 && seat === turn && (
            <button type="button" title={talk.foulStands} onClick={() => call(table, seat)}>
              {talk.call}
            </button>
          )}
          {proposals.map(
            (what) =>
              barToOffer(game, under, seat, what) === null && (
                <button key={what} type="button" onClick={() => offer(table, seat, what)}>
                  {talk.propose[what]}
                </button>
              ),
          )}
          {barToOffer(game, under, seat, 'impasse') === null && seat === turn && (
            <button type="button" onClick={() => setDeclaring(true)}>
              {talk.declare}
            </button>
          )}
        </div>
      )}
      <Suspense>
        {declaring && <Declaration seat={seat} onClose={() => setDeclaring(false)} />}
      </Suspense>
    </section>
  );
};
