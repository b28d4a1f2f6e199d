import { Fragment, type ReactNode } from 'react';
import type { Seat } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { useSkin } from '../../game/game-skin.ts';
import { signOf } from '../../game/seat-sign.ts';
import { usePositionView } from '../../table/use-position-view.ts';

interface PlateProps {
  readonly seat: Seat;
  /** The player's name, or the side's when there is none. */
  readonly name: string;
  readonly side: string;
  readonly moving: boolean;
  readonly checked: boolean;
  /** Whether the game is over and this side has won. */
  readonly won: boolean;
  /** The clock, where there is one. */
  readonly children: ReactNode;
}

/** A name that may break after its signs, as names of accounts have no spaces. */
const Breakable = ({ name }: { readonly name: string }) =>
  name.split(/([_.-]+)/).map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a name have no names of their own, and keep their order.
    <Fragment key={i}>
      {part}
      {i % 2 === 1 && <wbr />}
    </Fragment>
  ));

/**
 * A player's plate: name and side, whether it is their turn, and after the game whether they won. The plate of the player
 * to move or of the winner stands out, the other recedes.
 */
export const Plate = ({ seat, name, side, moving, checked, won, children }: PlateProps) => {
  const skin = useSkin();
  const { SeatSign } = skin;
  const { position } = usePositionView().line;
  const text = useText();
  return (
    <div
      className="plate"
      data-part="plate"
      data-seat={seat}
      data-moving={moving || undefined}
      data-won={won || undefined}
    >
      <SeatSign seat={signOf(skin, seat, position)} className="plate-sign" />
      {won && <span className="plate-won" aria-hidden="true" />}
      <bdi className="plate-name" title={name || undefined}>
        {name ? <Breakable name={name} /> : side}
      </bdi>
      {name !== '' && <span className="plate-side">{side}</span>}
      {checked && <span className="plate-check">{text.board.marks.check}</span>}
      {moving && <span className="unseen">{text.status.turn}</span>}
      {won && <span className="unseen">{text.result.won}</span>}
      {children}
    </div>
  );
};
