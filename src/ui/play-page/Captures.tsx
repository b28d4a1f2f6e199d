import { Suspense, use } from 'react';
import { Sheet } from '../common/Sheet.tsx';
import { useGameText } from '../game-skin.ts';
import type { GameText } from '../game-text.ts';
import { usePageText } from '../page-text.ts';

const Table = ({ captures }: { readonly captures: GameText['captures'] & {} }) => {
  const Drawn = use(captures());
  return <Drawn />;
};

/** Who takes whom in the game on the table. */
export const Captures = ({ onClose }: { readonly onClose: () => void }) => {
  const { captures } = useGameText();
  const { commands } = usePageText();
  return (
    <Sheet title={commands.captures} onClose={onClose}>
      <Suspense>{captures && <Table captures={captures} />}</Suspense>
    </Sheet>
  );
};
