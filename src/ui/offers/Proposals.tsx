import { type Claim, other, type Seat } from '#kernel/game.ts';
import { claimsAt } from '#match/claims.ts';
import { barToTakeBack, lastMover } from '#store/bars.ts';
import { takeBack } from '#store/commands.ts';
import { offer } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { offToOffer } from '../actions.ts';
import { Naming } from '../common/Naming.tsx';
import { usePageText } from '../page-text.ts';
import { ActionButton } from '../play-page/ActionButton.tsx';
import type { ActionsProps } from '../play-page/at-table.ts';
import { LateButton } from '../play-page/LateButton.tsx';
import { useAtTable } from '../play-page/use-at-table.ts';
import { ClaimAct } from './Claims.tsx';
import { TakeBackLabel } from './TakeBackLabel.tsx';

interface ProposalsProps
  extends Pick<ActionsProps, 'onOpen'>,
    Partial<Pick<ActionsProps, 'onAsk'>> {
  /** Whose side of the table they stand on; absent where both share one: then they are those of the side to move. */
  readonly own?: Seat;
  /** Done before an action: a menu closes. */
  readonly onFirst?: () => void;
}

/** What the players of a game can say to each other and to the referee, as far as the game and what was agreed know it. */
export const Proposals = ({ own, onFirst, ...props }: ProposalsProps) => {
  const page = usePageText();
  const { offers } = page;
  const at = useAtTable(props.onOpen, own);
  const { game, sitting, seat, state, table } = at;
  const { match } = sitting;
  const { agreed, outcome } = match;
  // In a second tab nothing can be proposed at all.
  if (outcome !== null || state.elsewhere) return null;
  const line = shownLine(game, { ...sitting, looking: null });
  const claims = claimsAt(game, line, seat, match.rules);
  const made = (by: Claim['by']) => claims.filter((claim) => game.claims[claim]?.by === by);
  const still = agreed !== undefined && (agreed.paused !== null || agreed.sealing);
  const first = (act: () => void) => () => {
    onFirst?.();
    act();
  };
  const late = { own, onFirst, ...props };
  const earlier = barToTakeBack(game, sitting, seat, state);
  const asks = agreed?.terms.takebacks === 'ask' && lastMover(game, sitting) === other(seat);
  return (
    <>
      {agreed &&
        ([0, 1] as const).map(
          (one) =>
            agreed.warnings[one] > 0 && (
              <p key={one} className="offers-note">
                <Naming say={(of) => offers.warnings(of(one), agreed.warnings[one])} />
              </p>
            ),
        )}
      <LateButton id="call-foul" hint={offers.foulStands} {...late} />
      <LateButton id="propose-draw" {...late} />
      {made('agreement').map((claim) => {
        const off = offToOffer(at, claim);
        return (
          off !== 'unknown' && (
            <ActionButton
              key={claim}
              id={claim}
              label={<ClaimAct claim={claim} />}
              off={off}
              why={off === null ? undefined : offers.off[off]}
              onPress={first(() => offer(table, seat, claim))}
              onAsk={props.onAsk}
            />
          )
        );
      })}
      <LateButton id="pause" {...late} />
      <LateButton id="adjourn" {...late} />
      {own === undefined && asks && earlier !== 'no-move' && (
        <ActionButton
          id="take-back"
          label={<TakeBackLabel seat={seat} />}
          off={earlier}
          why={earlier === null ? undefined : offers.off[earlier]}
          onPress={first(() => takeBack(table, seat))}
          onAsk={props.onAsk}
        />
      )}
      {!still &&
        made('alone').map((claim) => (
          <ActionButton
            key={claim}
            id="declare"
            label={<ClaimAct claim={claim} />}
            onPress={first(() => props.onOpen({ claim, seat }))}
          />
        ))}
    </>
  );
};
