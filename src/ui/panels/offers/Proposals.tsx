import { Handshake, Megaphone, Undo2 } from 'lucide';
import { type Claim, other, type Seat } from '#kernel/game.ts';
import { claimsAt } from '#match/claims.ts';
import { takeBack } from '#store/commands.ts';
import { offer } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { lastMover, whyNotTakeBack } from '#store/why-not.ts';
import { useText } from '../../app/text.tsx';
import { ActionButton } from '../../table/ActionButton.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';
import { useActionContext } from '../../table/actions/action.ts';
import { offToOffer } from '../../table/actions/actions.ts';
import { ButtonWithReason } from '../../table/ButtonWithReason.tsx';
import { PlayerSentence } from '../../table/PlayerSentence.tsx';
import { TakeBackLabel } from '../../table/TakeBackLabel.tsx';
import { ClaimAct } from './Claims.tsx';

interface ProposalsProps
  extends Pick<ActionsProps, 'onOpen'>,
    Partial<Pick<ActionsProps, 'onAsk'>> {
  /** The seat on whose side of the table they stand. Absent where both share one side: then the side to move proposes. */
  readonly own?: Seat;
  /** Called before an action, to close a menu. */
  readonly onFirst?: () => void;
}

/** The proposals, calls and claims that a player can make now, as far as the game and the agreement have them. */
export const Proposals = ({ own, onFirst, ...props }: ProposalsProps) => {
  const text = useText();
  const { offers } = text;
  const at = useActionContext(props.onOpen, own);
  const { game, sitting, seat, state, table } = at;
  const { match } = sitting;
  const { refereeState, outcome } = match;
  // In a second tab nothing can be proposed at all.
  if (outcome !== null || state.elsewhere) return null;
  const line = shownLine(game, { ...sitting, viewed: null });
  const claims = claimsAt(game, line, seat, match.rules);
  const made = (by: Claim['by']) => claims.filter((claim) => game.claims[claim]?.by === by);
  const still =
    refereeState !== undefined && (refereeState.paused !== null || refereeState.sealing);
  const first = (act: () => void) => () => {
    onFirst?.();
    act();
  };
  const late = { own, onFirst, ...props };
  const earlier = whyNotTakeBack(game, sitting, seat, state);
  const asks = refereeState?.terms.takebacks === 'ask' && lastMover(game, sitting) === other(seat);
  return (
    <>
      {refereeState &&
        ([0, 1] as const).map(
          (one) =>
            refereeState.warnings[one] > 0 && (
              <p key={one} className="offers-note">
                <PlayerSentence
                  say={(of) => offers.warnings(of(one), refereeState.warnings[one])}
                />
              </p>
            ),
        )}
      <ActionButton id="call-foul" {...late} />
      <ActionButton id="propose-draw" {...late} />
      {made('agreement').map((claim) => {
        const off = offToOffer(at, claim);
        return (
          off !== 'unknown' && (
            <ButtonWithReason
              key={claim}
              id={claim}
              label={<ClaimAct claim={claim} />}
              icon={Handshake}
              off={off}
              why={off === null ? undefined : offers.off[off]}
              onPress={first(() => offer(table, seat, claim))}
              onAsk={props.onAsk}
            />
          )
        );
      })}
      <ActionButton id="pause" {...late} />
      <ActionButton id="adjourn" {...late} />
      {own === undefined && asks && earlier !== 'no-move' && (
        <ButtonWithReason
          id="take-back"
          label={<TakeBackLabel seat={seat} />}
          icon={Undo2}
          off={earlier}
          why={earlier === null ? undefined : offers.off[earlier]}
          onPress={first(() => takeBack(table, seat))}
          onAsk={props.onAsk}
        />
      )}
      {!still &&
        made('alone').map((claim) => (
          <ButtonWithReason
            key={claim}
            id="declare"
            label={<ClaimAct claim={claim} />}
            icon={Megaphone}
            onPress={first(() => props.onOpen({ claim, seat }))}
          />
        ))}
    </>
  );
};
