import { FolderOpen, FolderTree } from 'lucide';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { files as filesChunk } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { canChooseFolder } from '../../base/can-choose-folder.ts';
import { Icon } from '../../base/Icon.tsx';
import type { Opening } from '../../table/opened-file.ts';
import { useGiven } from '../../table/use-given.ts';
import { useWayToTable } from './use-way-to-table.ts';

const OpenKifu = filesChunk.component(({ OpenKifu }) => OpenKifu);
const GivenFiles = filesChunk.component(({ GivenFiles }) => GivenFiles);

interface OpenFilesProps {
  readonly opening: Opening | null;
  readonly onOpening: (opening: Opening | null) => void;
  /** Called on closing if no game was put on the table. Games may have been kept. */
  readonly onKept: () => void;
}

/** Opens files and folders: chosen here, dropped anywhere on the page, or pasted. */
export const OpenFiles = ({ opening, onOpening, onKept }: OpenFilesProps) => {
  const { games: words } = useText();
  const [files, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const way = useWayToTable();
  const [given, onDone] = useGiven();
  const isOpen = opening !== null;
  const note = useEffectEvent(way.note);
  useEffect(() => {
    if (isOpen) note();
  }, [isOpen]);
  const close = (): void => {
    onOpening(null);
    if (!way.leave()) onKept();
  };
  const chosen = (input: HTMLInputElement, from: 'files' | 'folder'): void => {
    const given = Array.from(input.files ?? []);
    // Cleared so that the same files can be chosen again.
    input.value = '';
    if (given.length > 0) onOpening({ from, files: given });
  };
  return (
    <>
      <button type="button" data-action="open" onClick={() => files.current?.click()}>
        <Icon of={FolderOpen} />
        {words.openFiles}
      </button>
      {canChooseFolder() && (
        <button type="button" data-action="open-folder" onClick={() => folder.current?.click()}>
          <Icon of={FolderTree} />
          {words.openFolder}
        </button>
      )}
      <input
        ref={files}
        hidden
        type="file"
        multiple
        aria-label={words.openFiles}
        onChange={({ target }) => chosen(target, 'files')}
      />
      <input
        ref={folder}
        hidden
        type="file"
        aria-label={words.openFolder}
        // React knows the attribute, and its types do not.
        {...{ webkitdirectory: '' }}
        onChange={({ target }) => chosen(target, 'folder')}
      />
      <Suspense>
        {given && <GivenFiles given={given} onOpen={onOpening} onDone={onDone} />}
        {opening && <OpenKifu opening={opening} onClose={close} />}
      </Suspense>
    </>
  );
};
