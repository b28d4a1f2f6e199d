import { use } from 'react';
import type { Seat } from '#kernel/game.ts';
import { claim } from '#store/referee.ts';
import { shownLine } from '#store/selectors.ts';
import { Sheet } from '../common/Sheet.tsx';
import { useTongue } from '../game-skin.ts';
import { usePlayers } from '../match/use-view.ts';
import { usePageText } from '../page-text.ts';
import { useGame, usePlace, useSettled } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { SheetLines } from './SheetLines.tsx';

/** The count of a claim before it is made: each condition, and what it would give. */
export const ClaimSheet = ({
  what,
  seat,
  onClose,
}: {
  readonly what: string;
  readonly seat: Seat;
  readonly onClose: () => void;
}) => {
  const { table } = usePlace();
  const tongue = useTongue();
  const game = useGame();
  const text = useText();
  const page = usePageText();
  const players = usePlayers();
  const sitting = useSettled();
  const proofs = use(tongue.proofs());
  const { seating, flipped } = sitting;
  const turned = seating?.how === 'face' && (seat === 1) !== flipped;
  const line = shownLine(game, { ...sitting, looking: null });
  const words = proofs.claim(what, page);
  const { lines, gives } = proofs.sheet(line, seat, sitting.match.rules, page);
  return (
    <Sheet
      title={`${words.title ?? words.act}: ${players[seat]}`}
      role="alertdialog"
      turned={turned}
      onClose={onClose}
    >
      <ul className="sheet-lines">
        <SheetLines lines={lines} />
      </ul>
      <p>
        <strong>{gives}</strong>
      </p>
      <div className="side-by-side">
        <button
          type="button"
          className="primary"
          onClick={() => {
            claim(table, seat, what);
            onClose();
          }}
        >
          {words.make ?? words.act}
        </button>
        <button type="button" onClick={onClose}>
          {text.actions.cancel}
        </button>
      </div>
    </Sheet>
  );
};
