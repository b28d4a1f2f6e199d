import { other, type Seat } from '#kernel/game.ts';
import { barToResign, barToTakeBack } from '#store/bars.ts';
import { resign, takeBack } from '#store/commands.ts';
import { OffButton } from '../common/OffButton.tsx';
import { ResultCard } from '../match/ResultCard.tsx';
import { Status } from '../match/Status.tsx';
import { usePlayers } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';
import { HoldButton } from '../talk/HoldButton.tsx';
import { Talk } from '../talk/Talk.tsx';
import { useText } from '../text.tsx';
import './seating.css';

/** What one of two who sit face to face is told and can do, on their own side of the board; the far side is turned round. */
export const FaceSide = ({ far = false }: { readonly far?: boolean }) => {
  const { table } = usePlace();
  const game = useGame();
  const text = useText();
  const { talk } = usePageText();
  const players = usePlayers();
  const sitting = useSettled();
  const elsewhere = useTable((state) => state.elsewhere);
  const referee = useTable((state) => state.referee);
  const { flipped, match } = sitting;
  const { outcome, agreed } = match;
  const below: Seat = flipped ? 1 : 0;
  const seat = far ? other(below) : below;
  const bar = barToTakeBack(game, sitting, seat, { elsewhere, referee });
  const resignOff = barToResign(sitting, { elsewhere });
  return (
    <div className="face-side" data-own={seat} data-far={far || undefined}>
      <div>
        <Status of={`: ${players[seat]}`} />
        {outcome && <ResultCard outcome={outcome} of={`: ${players[seat]}`} />}
      </div>
      <div className="face-acts">
        <Talk seat={seat} />
        {outcome === null && (
          <div className="side-by-side">
            {agreed?.terms.takebacks !== 'off' && (
              <OffButton
                label={text.actions.takeBack}
                off={bar === null ? null : talk.off[bar]}
                onPress={() => takeBack(table, seat)}
              />
            )}
            {resignOff === null ? (
              <HoldButton quiet label={talk.holdToResign} onHeld={() => resign(table, seat)} />
            ) : (
              <OffButton
                label={talk.holdToResign}
                off={talk.off[resignOff]}
                onPress={() => resign(table, seat)}
              />
            )}
          </div>
        )}
      </div>
    </div>
  );
};
