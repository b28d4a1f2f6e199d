import { use } from 'react';
import { type Outcome, other } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { Naming } from '../common/Naming.tsx';
import { useTongue } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
import { useGame, useSettled } from '../table-context.tsx';
import { Told } from './Told.tsx';

/** Which foul lost the game, and what the loser did. */
export const FoulTold = ({ outcome }: { readonly outcome: Outcome }) => {
  const tongue = useTongue();
  const game = useGame();
  const { match } = useSettled();
  const page = usePageText();
  const { namedFoul } = use(tongue.writing());
  const foul = namedFoul(lineTo(game, match.record, match.head), page);
  const { winner } = outcome;
  if (foul === null || winner === null) return <Told outcome={outcome} />;
  return (
    <>
      <p className="result-how">{page.result.foul(foul.name)}</p>
      <p>
        <Naming say={(of) => foul.did(of(other(winner)))} />
      </p>
    </>
  );
};
