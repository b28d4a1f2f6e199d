import { FolderOpen, FolderTree } from 'lucide';
import { Suspense, useEffect, useRef, useState } from 'react';
import { goTo } from '../../app/address.ts';
import { useApp } from '../../app/app-context.tsx';
import { files as filesChunk } from '../../app/chunks.ts';
import { useText } from '../../app/text.tsx';
import { canChooseFolder } from '../../base/can-choose-folder.ts';
import { Icon } from '../../base/Icon.tsx';
import type { Opening } from '../../table/opened-file.ts';
import { useGiven } from '../../table/use-given.ts';

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
  const { table } = useApp();
  const { games: words } = useText();
  const [files, folder] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const present = (): string => table.store.getState().sitting.id;
  const [before, setBefore] = useState('');
  const [given, onDone] = useGiven();
  const isOpen = opening !== null;
  useEffect(() => {
    if (isOpen) setBefore(table.store.getState().sitting.id);
  }, [isOpen, table]);
  const close = (): void => {
    onOpening(null);
    if (present() === before) onKept();
    else goTo('play', present());
  };
  const chosen = (input: HTMLInputElement, from: 'files' | 'folder'): void => {
    const given = Array.from(input.files ?? []);
    // Cleared so that the same files can be chosen again.
    input.value = '';
    if (given.length > 0) onOpening({ from, files: given });
  };
  return (
    <>
      {canChooseFolder() && (
        <button type="button" data-action="open-folder" onClick={() => folder.current?.click()}>
          <Icon of={FolderTree} />
          {words.openFolder}
        </button>
      )}
      <button
        type="button"
        className="primary"
        data-action="open"
        onClick={() => files.current?.click()}
      >
        <Icon of={FolderOpen} />
        {words.openFiles}
      </button>
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
