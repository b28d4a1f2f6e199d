import { Suspense, use, useMemo } from 'react';
import { fetchOnce } from '#loading/chunk.ts';
import { Sheet } from '../common/Sheet.tsx';
import { useGameText } from '../game-skin.ts';
import { Captures } from '../rules-page/Captures.tsx';
import type { CaptureTable } from '../rules-page/rules-book.ts';
import { useText } from '../text.tsx';
import { useBoardView } from './use-board-view.ts';

const Table = ({ read }: { readonly read: () => Promise<CaptureTable | null> }) => {
  const table = use(read());
  return table && <Captures table={table} />;
};

/** Who captures whom in the game on the table. */
export const CaptureSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const { captures } = useGameText();
  const text = useText();
  const { position } = useBoardView().line;
  const read = useMemo(
    () => captures && fetchOnce(() => captures(position, text)),
    [captures, position, text],
  );
  return (
    <Sheet title={text.commands.captures} onClose={onClose}>
      <Suspense>{read && <Table read={read} />}</Suspense>
    </Sheet>
  );
};
