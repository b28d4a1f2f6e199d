import { useEffect, useState } from 'react';
import { lookAtPly } from '#store/looking.ts';
import { resumeSitting } from '#store/sittings.ts';
import { NotFound } from '../common/NotFound.tsx';
import { PlayPage } from '../match/PlayPage.tsx';
import { usePlace, useSitting } from '../table-context.tsx';

/** A kept game by its address, at a ply when one is given; what was on the table waits. */
export const KeptGame = ({
  id,
  ply,
}: {
  readonly id: string;
  readonly ply?: string | undefined;
}) => {
  const { table } = usePlace();
  const present = useSitting().id;
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let stale = false;
    const resume = async (): Promise<void> => {
      const found = await resumeSitting(table, id).catch(() => false);
      if (stale) return;
      setMissing(!found);
      if (found && ply !== undefined && /^\d{1,6}$/.test(ply)) lookAtPly(table, Number(ply));
    };
    void resume();
    return () => {
      stale = true;
    };
  }, [table, id, ply]);
  if (missing) return <NotFound />;
  return present === id ? <PlayPage /> : null;
};
