import { other, type Seat } from '#kernel/game.ts';
import { agree, freeTerms, isTableProposal } from '#match/referee-state.ts';
import type { Offer, RefereeState } from '#match/terms.ts';
import { answer } from '#store/referee.ts';
import { seatToMove } from '#store/selectors.ts';
import { useApp, useGame, useSitting, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { usePlayers } from '../../table/use-players.ts';
import { useTouchedPiece } from '../../table/use-refusal-words.ts';
import { Totals, useProposal } from './Claims.tsx';
import { HoldButton } from './HoldButton.tsx';
import { PausedGame, Sealing } from './PausedGame.tsx';
import './offers.css';

/** The button with which a player takes back a proposal. */
const Withdraw = ({ seat }: { readonly seat: Seat }) => {
  const { table } = useApp();
  const { offers } = useText();
  return (
    <button type="button" data-action="withdraw" onClick={() => answer(table, seat, false)}>
      {offers.withdraw}
    </button>
  );
};

/**
 * A question to the other player: the proposal, and on the side that answers, the answers. Where each side has its own
 * answers, accepting takes a held press, since a mistake cannot be undone. The side that asks may withdraw the question.
 */
const Question = ({
  seat,
  what,
  clock,
  own,
}: Offer & {
  /** The seat on whose side of the table it stands; undefined where both share one side. */
  readonly own: Seat | undefined;
}) => {
  const { table } = useApp();
  const { offers } = useText();
  const players = usePlayers();
  const proposal = useProposal(what);
  const answers = own !== seat;
  return (
    <section className="offer" aria-label={offers.offered(players[seat], proposal)}>
      <div role="alert">
        <p>
          <PlayerSentence say={(of) => offers.offered(of(seat), proposal)} />
        </p>
        {clock && <p className="offer-clock">{clock.words}</p>}
        {!isTableProposal(what) && <Totals claim={what} />}
      </div>
      {own === seat && <Withdraw seat={seat} />}
      {answers && (
        <button
          type="button"
          data-action="decline"
          onClick={() => answer(table, other(seat), false)}
        >
          {offers.no}
        </button>
      )}
      {answers &&
        (own === undefined ? (
          <button
            type="button"
            className="primary"
            data-action="accept"
            onClick={() => answer(table, other(seat), true)}
          >
            {offers.yes}
          </button>
        ) : (
          <HoldButton
            action="accept"
            label={offers.hold}
            onHeld={() => answer(table, other(seat), true)}
          />
        ))}
    </section>
  );
};

/** Says which rule was broken by a foul that was taken back, and which piece must be moved instead. */
const Fouls = ({ refereeState }: { readonly refereeState: RefereeState }) => {
  const gameText = useGameText();
  const text = useText();
  const { offers } = text;
  const touched = useTouchedPiece();
  const { foul } = refereeState;
  return (
    <>
      {foul?.node === null && (
        <p className="offers-foul" role="alert" data-rule={foul.rule}>
          <Announced event={foul}>
            {gameText.refusal({ rule: foul.rule }, text)}{' '}
            {touched === null ? offers.retryAny : offers.retrySame(touched)}
          </Announced>
        </p>
      )}
    </>
  );
};

/** Shows what waits for an answer between the players, and why the game stands still: to `seat`, or to the side to move. */
export const OffersPanel = ({ seat: own }: { readonly seat?: Seat }) => {
  const game = useGame();
  const { offers } = useText();
  const players = usePlayers();
  const elsewhere = useTable((state) => state.elsewhere);
  const sitting = useSitting();
  const { refereeState = agree(freeTerms, null), outcome } = sitting.match;
  // After the game only a resignation is asked about.
  if (outcome !== null && refereeState.offer === null) return null;
  const turn = seatToMove(game, { ...sitting, viewed: null });
  const { offer: offered } = refereeState;
  return (
    <section
      className="offers"
      aria-label={own === undefined ? offers.label : `${offers.label}: ${players[own]}`}
    >
      <PausedGame refereeState={refereeState} seat={own ?? turn} />
      {refereeState.sealing && <Sealing seat={turn} own={own} />}
      {offered && !elsewhere && <Question {...offered} own={own} />}
      <Fouls refereeState={refereeState} />
    </section>
  );
};
