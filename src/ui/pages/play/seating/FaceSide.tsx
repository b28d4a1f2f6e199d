import { Flag, Undo2 } from 'lucide';
import { useEffect, useState } from 'react';
import { other, type Seat } from '#kernel/game.ts';
import { resign, takeBack } from '#store/commands.ts';
import { seatToMove } from '#store/selectors.ts';
import { whyNotResign, whyNotTakeBack } from '#store/why-not.ts';
import { useApp, useGame, useSitting, useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { HoldButton } from '../../../panels/offers/HoldButton.tsx';
import { OffersPanel } from '../../../panels/offers/OffersPanel.tsx';
import { ActionButton } from '../../../table/ActionButton.tsx';
import type { DisabledReason, Opener, OpenSheet } from '../../../table/actions/action.ts';
import { ButtonWithReason } from '../../../table/ButtonWithReason.tsx';
import { usePlayers } from '../../../table/use-players.ts';
import { AfterGame } from '../Bar.tsx';
import { Status, type Tip } from '../Status.tsx';
import './seating.css';

/** The buttons for a player who looks back. Each side has room for four. */
const looking = ['back', 'forward', 'return', 'more'] as const;

/** How long a tip stays, in milliseconds. */
const TIP_MS = 2_000;

/** A tip for the player on this side, which goes after a moment or with the next press, and the function that says one. */
const useTip = () => {
  const [tip, tell] = useState<Tip | null>(null);
  useEffect(() => {
    if (tip === null) return;
    const end = (): void => tell(null);
    const wait = setTimeout(end, TIP_MS);
    addEventListener('pointerdown', end, { capture: true });
    addEventListener('keydown', end, { capture: true });
    return () => {
      clearTimeout(wait);
      removeEventListener('pointerdown', end, { capture: true });
      removeEventListener('keydown', end, { capture: true });
    };
  }, [tip]);
  return [tip, tell] as const;
};

/**
 * Messages and controls of one of two players who sit face to face, on their side of the board. Those of the far side are
 * turned round.
 */
export const FaceSide = ({
  far = false,
  asked,
  onOpen,
}: {
  readonly far?: boolean;
  /** Why something that was asked of the table is not done, such as to open what was pasted. */
  readonly asked?: DisabledReason | null;
  readonly onOpen: (what: OpenSheet, by: Opener) => void;
}) => {
  const { table } = useApp();
  const game = useGame();
  const text = useText();
  const { offers } = text;
  const players = usePlayers();
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const [tip, tell] = useTip();
  const { flipped, match } = sitting;
  const below: Seat = flipped ? 1 : 0;
  const seat = far ? other(below) : below;
  const why = whyNotTakeBack(game, sitting, seat, { elsewhere });
  const resignOff = whyNotResign(game, sitting, { elsewhere });
  const moving = match.outcome === null && seatToMove(game, { ...sitting, viewed: null }) === seat;
  const side = `: ${players[seat]}`;
  const openHere = (what: OpenSheet): void => onOpen(what, { seat, far });
  const playing = (
    <>
      {match.refereeState?.terms.takebacks !== 'off' && (
        <ButtonWithReason
          id="take-back"
          label={text.actions.takeBack}
          icon={Undo2}
          off={why}
          why={why === null ? undefined : offers.off[why]}
          onPress={() => takeBack(table, seat)}
        />
      )}
      <ActionButton id="pause" own={seat} onOpen={openHere} />
      {resignOff === null ? (
        <HoldButton
          action="resign"
          quiet
          label={offers.holdToResign}
          word={text.actions.resign}
          icon={Flag}
          onHeld={() => resign(table, seat)}
          onTap={() => tell({ words: offers.holdToResign })}
        />
      ) : (
        <ButtonWithReason
          id="resign"
          label={text.actions.resign}
          name={offers.holdToResign}
          icon={Flag}
          off={resignOff}
          why={offers.off[resignOff]}
          onPress={() => resign(table, seat)}
        />
      )}
      <ActionButton id="more" own={seat} onOpen={openHere} />
    </>
  );
  const after = match.outcome === null ? playing : <AfterGame own={seat} onOpen={openHere} />;
  return (
    <div
      className="face-side"
      data-own={seat}
      data-far={far || undefined}
      data-moving={moving || undefined}
    >
      <Status own={seat} of={side} asked={asked} tip={tip} question={<OffersPanel seat={seat} />} />
      <section
        className="bar"
        data-part="bar"
        data-seat={seat}
        aria-label={text.actions.label + side}
      >
        {sitting.viewed !== null
          ? looking.map((id) => <ActionButton key={id} id={id} own={seat} onOpen={openHere} />)
          : after}
      </section>
    </div>
  );
};
