import { Fragment, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type Claim, other, type Seat } from '#kernel/game.ts';
import { claimsAt } from '#match/claims.ts';
import { barToOffer } from '#match/proposals.ts';
import {
  type Agreed,
  agree,
  freeTerms,
  isTableProposal,
  mayCall,
  type Proposal,
} from '#match/terms.ts';
import { barToTakeBack } from '#store/bars.ts';
import { takeBack } from '#store/commands.ts';
import { answer, call, offer } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { Naming } from '../common/Naming.tsx';
import { OffButton } from '../common/OffButton.tsx';
import { useTongue } from '../game-skin.ts';
import { later } from '../later.ts';
import { useTouchedPiece } from '../match/use-refusal-words.ts';
import { usePlayers } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';
import { ClaimAct, Totals, useProposal } from './Claims.tsx';
import { HoldButton } from './HoldButton.tsx';
import { Sealing, Standstill } from './Standstill.tsx';
import { TakeBackWords } from './TakeBackWords.tsx';
import './talk.css';

const ClaimSheet = later(() => import('./ClaimSheet.tsx')).part(({ ClaimSheet }) => ClaimSheet);

/** The one who proposed something takes it back. */
const Withdraw = ({ seat }: { readonly seat: Seat }) => {
  const { table } = usePlace();
  const { talk } = usePageText();
  return (
    <button type="button" onClick={() => answer(table, seat, false)}>
      {talk.withdraw}
    </button>
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
  const players = usePlayers();
  const proposal = useProposal(what);
  return (
    <section className="talk-offer" aria-label={talk.offered(players[seat], proposal)}>
      <p role="alert">
        <Naming say={(of) => talk.offered(of(seat), proposal)} />
      </p>
      {!isTableProposal(what) && <Totals claim={what} />}
      {mine ? (
        <Withdraw seat={seat} />
      ) : (
        <>
          <p>
            <Naming say={(of) => talk.asks(of(other(seat)))} />
          </p>
          <div className="side-by-side">
            {ownSide && (
              <HoldButton label={talk.hold} onHeld={() => answer(table, other(seat), true)} />
            )}
            <button type="button" onClick={() => answer(table, other(seat), false)}>
              {talk.decline}
            </button>
            {!ownSide && <Withdraw seat={seat} />}
          </div>
        </>
      )}
    </section>
  );
};

/** What the last foul means for the one who made it, and what it has cost to call one that was none. */
const Fouls = ({ agreed }: { readonly agreed: Agreed }) => {
  const tongue = useTongue();
  const page = usePageText();
  const { talk } = page;
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
              <Naming say={(of) => talk.warnings(of(seat), warnings[seat])} />
            </p>
          ),
      )}
    </>
  );
};

/** Whose move was answered may have it back as well: the button for the last move is among the actions. */
const EarlierTakeBack = ({ seat }: { readonly seat: Seat }) => {
  const { table } = usePlace();
  const game = useGame();
  const { talk } = usePageText();
  const sitting = useSettled();
  const elsewhere = useTable((state) => state.elsewhere);
  const referee = useTable((state) => state.referee);
  const bar = barToTakeBack(game, sitting, seat, { elsewhere, referee });
  if (bar === 'no-move') return null;
  return (
    <OffButton
      label={<TakeBackWords seat={seat} />}
      off={bar === null ? null : talk.off[bar]}
      onPress={() => takeBack(table, seat)}
    />
  );
};

const offers = ['draw', 'pause', 'adjourn'] as const;

/** What the players of a sitting with an agreement can say to each other and to the referee: one of them, or whoever is to move. */
export const Talk = ({ seat: own }: { readonly seat?: Seat }) => {
  const { table } = usePlace();
  const game = useGame();
  const { talk } = usePageText();
  const players = usePlayers();
  const elsewhere = useTable((state) => state.elsewhere);
  const sitting = useSettled();
  const { match } = sitting;
  const { agreed = agree(freeTerms, null), outcome } = match;
  const [claiming, setClaiming] = useState<string | null>(null);
  const still = elsewhere || agreed.paused !== null || agreed.sealing || agreed.offer !== null;
  const over = outcome !== null;
  // What would be claimed, nobody waits for any more.
  useEffect(() => {
    if (still || over) setClaiming(null);
  }, [still, over]);
  if (over) return null;
  const line = shownLine(game, { ...sitting, looking: null });
  const turn = game.turn(line.position);
  const seat = own ?? turn;
  const under = { ...match, agreed };
  const { offer: offered } = agreed;
  const claims = claimsAt(game, line, seat, match.rules);
  const made = (by: Claim['by']) => claims.filter((claim) => game.claims[claim]?.by === by);
  const propose = (what: Proposal, label: ReactNode) => {
    const bar = barToOffer(game, under, seat, what);
    return (
      bar !== 'unknown' && (
        <OffButton
          key={what}
          label={label}
          off={bar === null ? null : talk.off[bar]}
          onPress={() => offer(table, seat, what)}
        />
      )
    );
  };
  return (
    <section
      className="talk"
      aria-label={own === undefined ? talk.label : `${talk.label}: ${players[own]}`}
    >
      <Standstill agreed={agreed} seat={seat} />
      {agreed.sealing && <Sealing seat={turn} own={own} />}
      <Suspense>
        {offered && !elsewhere && (
          <Offered {...offered} mine={offered.seat === own} ownSide={own !== undefined} />
        )}
      </Suspense>
      <Fouls agreed={agreed} />
      {!still && (
        <div className="talk-acts">
          {agreed.terms.strictness === 'claim' && line.ply > 0 && seat === turn && (
            <OffButton
              label={talk.call}
              off={mayCall(agreed, seat) ? null : talk.off['calls-spent']}
              hint={talk.foulStands}
              onPress={() => call(table, seat)}
            />
          )}
          {offers.map((what) => (
            <Fragment key={what}>
              {propose(what, talk.propose[what])}
              {what === 'draw' &&
                made('agreement').map((claim) => propose(claim, <ClaimAct claim={claim} />))}
            </Fragment>
          ))}
          {own === undefined && agreed.terms.takebacks === 'ask' && <EarlierTakeBack seat={turn} />}
          {made('alone').map((claim) => (
            <button key={claim} type="button" onClick={() => setClaiming(claim)}>
              <ClaimAct claim={claim} />
            </button>
          ))}
        </div>
      )}
      <Suspense>
        {claiming !== null && !still && (
          <ClaimSheet what={claiming} seat={seat} onClose={() => setClaiming(null)} />
        )}
      </Suspense>
    </section>
  );
};
