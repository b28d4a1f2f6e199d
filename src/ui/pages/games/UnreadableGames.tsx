import { useEffect, useState } from 'react';
import type { UnreadableGame } from '#store/table.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';

const reasons = ['newer', 'game', 'damaged'] as const;

interface UnreadableGamesProps {
  readonly games: readonly UnreadableGame[];
}

/**
 * Reads the games that are stored and cannot be shown. The result is null until everything stored has been read. It is read
 * again when `times` changes.
 */
export const useUnreadable = (times: number): readonly UnreadableGame[] | null => {
  const { table } = useApp();
  const [games, setGames] = useState<readonly UnreadableGame[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `times` says that there may be more.
  useEffect(() => {
    let stale = false;
    const read = async (): Promise<void> => {
      const { kept } = table.ports;
      const found = await kept.unreadable();
      if (!stale) setGames(found);
    };
    // The notices say why the database cannot be opened.
    read().catch(() => stale || setGames([]));
    return () => {
      stale = true;
    };
  }, [table, times]);
  return games;
};

/** Says which stored games cannot be read, and why. They can be saved as they are stored, and stay. */
export const UnreadableGames = ({ games }: UnreadableGamesProps) => {
  const { browser } = useApp();
  const { games: words } = useText();
  const save = async (): Promise<void> => {
    const stored = JSON.stringify(games, null, 1);
    (await browser()).save('shogi-table-unreadable.json', new TextEncoder().encode(stored));
  };
  if (games.length === 0) return null;
  return (
    <section className="unreadable">
      <h2>{words.unreadableTitle}</h2>
      {reasons.map((why) => {
        const many = games.filter((game) => game.why === why).length;
        return many > 0 && <p key={why}>{words.unreadable[why](many)}</p>;
      })}
      <button type="button" data-action="save-unreadable" onClick={() => void save()}>
        {words.saveUnreadable}
      </button>
    </section>
  );
};
