import { lazy, Suspense, useCallback } from 'react';
import type { Pick } from '#kernel/game.ts';
import { cancel, pick } from '#store/commands.ts';
import { namesOf, shownNode } from '#store/selectors.ts';
import type { Settings } from '#store/settings.ts';
import { BoardStage } from '../board/BoardStage.tsx';
import { Announcer } from '../common/Announcer.tsx';
import { MoveList } from '../moves/MoveList.tsx';
import { Stepper } from '../moves/Stepper.tsx';
import { TypeIn } from '../moves/TypeIn.tsx';
import { usePlace, useSettings, useSitting, useTable } from '../table-context.tsx';
import { Actions } from './Actions.tsx';
import { Notices } from './Notices.tsx';
import { Plate } from './Plate.tsx';
import { ResultCard } from './ResultCard.tsx';
import { Status } from './Status.tsx';
import { useHotkeys } from './use-hotkeys.ts';
import { useSides, useView } from './use-view.ts';
import './play.css';

const WaitingGames = lazy(async () => ({
  default: (await import('../games/WaitingGames.tsx')).WaitingGames,
}));

// One list for all renders: the marks of the board are drawn anew when theirs changes.
const nothing: readonly never[] = [];

/** The set as the faces know it: the kanji set has its kings in three ways (rules A6). */
const pieceSetOf = ({ pieces, kings }: Settings): string =>
  pieces === 'kanji' && kings !== 'standard' ? `kanji ${kings}` : pieces;

/** The board, and beside it everything that two players want while they play or look back. */
export const PlayPage = () => {
  const { table, skin } = usePlace();
  const settings = useSettings();
  const sitting = useSitting();
  const refused = useTable((state) => state.refused);
  const elsewhere = useTable((state) => state.elsewhere);
  const sides = useSides();
  const view = useView();
  useHotkeys(table);
  const press = useCallback((pressed: Pick) => pick(table, pressed), [table]);
  const letGo = useCallback(() => cancel(table), [table]);

  const names = namesOf(sitting);
  const { outcome } = sitting.match;
  const over = outcome !== null && !view.open;
  const [chosen] = sitting.picked;
  const plateOf = (seat: 0 | 1) => (
    <Plate
      seat={seat}
      name={names[seat]}
      side={sides[seat]}
      moving={!over && view.toMove === seat}
      checked={view.facts.checked.length > 0 && view.toMove === seat}
      won={over && outcome?.winner === seat}
    />
  );
  return (
    <main className="play">
      <h1 className="unseen">{sides.join(' – ')}</h1>
      <BoardStage
        skin={skin}
        position={view.line.position}
        flipped={sitting.flipped}
        pieceSet={pieceSetOf(settings)}
        coordinates={settings.coordinates}
        sides={sides}
        mover={view.open && !elsewhere ? view.toMove : null}
        chosen={chosen ?? null}
        next={settings.hints ? view.next : nothing}
        last={view.last}
        checked={view.facts.checked}
        evidence={refused?.refusal.evidence ?? nothing}
        onPick={press}
        onCancel={letGo}
        ply={view.line.ply}
        question={view.question}
        plates={[plateOf(0), plateOf(1)]}
      />
      <aside className="panel">
        <Notices />
        <Status />
        {outcome !== null && <ResultCard outcome={outcome} />}
        <Stepper />
        <MoveList shown={shownNode(sitting)} />
        <Actions />
        <TypeIn />
        <Suspense>
          <WaitingGames />
        </Suspense>
      </aside>
      <Announcer />
    </main>
  );
};
