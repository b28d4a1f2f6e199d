import { ChevronLeft, ChevronRight } from 'lucide';
import { useStore } from 'zustand';
import { useApp, useSitting, useTable } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { JapaneseParts } from '../../../game/JapaneseParts.tsx';
import { fileWalk, placeInWalk, walkFiles } from '../../../table/file-walk.ts';

/** Says which of the games opened together is on the table, names its file, and leads to the games before and after it. */
export const FileWalker = () => {
  const { table } = useApp();
  const { reading } = useText();
  useSitting();
  const source = useTable((state) => state.sitting.source);
  const { games, failed } = useStore(fileWalk);
  const place = placeInWalk(games, source);
  if (place === -1 || games.length < 2) return null;
  const way = (by: 1 | -1) => {
    const label = by === 1 ? reading.nextFile : reading.previousFile;
    const off = games[place + by] === undefined;
    return (
      <button
        type="button"
        className="quiet"
        data-action={by === 1 ? 'next-file' : 'previous-file'}
        title={label}
        aria-disabled={off}
        onClick={() => void walkFiles(table, by)}
      >
        <Icon of={by === 1 ? ChevronRight : ChevronLeft} />
      </button>
    );
  };
  return (
    <nav className="file-walker" data-part="files" aria-label={reading.files}>
      {way(-1)}
      <span className="file-walker-at">{reading.fileAt(place + 1, games.length)}</span>
      {way(1)}
      <bdi className="file-walker-name" role="status">
        {failed ? reading.unread : <JapaneseParts>{source?.name ?? ''}</JapaneseParts>}
      </bdi>
    </nav>
  );
};
