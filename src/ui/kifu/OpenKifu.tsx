import { useEffect, useEffectEvent, useId, useState } from 'react';
import { openRecord } from '#store/sittings.ts';
import { Sheet } from '../common/Sheet.tsx';
import { usePlace } from '../table-context.tsx';
import { usePageText, useText } from '../text.tsx';
import type { ReadKifu } from '../tongue.ts';
import { Receipt } from './Receipt.tsx';

/** Opens a kifu: pasted, chosen, or dropped. What could not be read is said before anything is left out of sight. */
export const OpenKifu = ({ onClose }: { readonly onClose: () => void }) => {
  const { table, tongue, desk } = usePlace();
  const text = useText();
  const page = usePageText();
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState('');
  const [found, setFound] = useState<ReadKifu | null>(null);
  const id = useId();

  const read = async (source: string): Promise<void> => {
    const kifu = await tongue.kifu();
    const reading = kifu.read(source, page);
    if (!reading.ok) {
      setTrouble(reading.error);
      return;
    }
    openRecord(table, reading.value.record);
    if (reading.value.problems.length === 0) onClose();
    else setFound(reading.value);
  };
  const readFile = async (file: Blob | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      await read(await desk.read(file));
    } catch {
      setTrouble(page.kifu.unreadable);
    }
  };
  const dropped = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    void readFile(event.dataTransfer?.files[0]);
  });
  // A file may be dropped anywhere: beside the sheet the browser would leave the page for it.
  useEffect(() => {
    const over = (event: DragEvent): void => event.preventDefault();
    const drop = (event: DragEvent): void => dropped(event);
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, []);

  if (found !== null) return <Receipt found={found} onClose={onClose} />;
  return (
    <Sheet title={page.kifu.title} onClose={onClose}>
      <form
        className="open-kifu"
        onSubmit={(event) => {
          event.preventDefault();
          void read(pasted);
        }}
      >
        <p>
          <label className="file-choice" htmlFor={`${id}-file`}>
            {page.kifu.file}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".kif,.kifu,.txt,text/plain"
            onChange={({ target }) => void readFile(target.files?.[0])}
          />
          <small>
            {page.kifu.fileHint} · {page.kifu.drop}
          </small>
        </p>
        <label htmlFor={`${id}-text`}>{page.kifu.paste}</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setTrouble('');
          }}
        />
        <p className="trouble" role="alert">
          {trouble}
        </p>
        <div className="side-by-side">
          <button type="submit" className="primary" disabled={pasted.trim() === ''}>
            {page.kifu.read}
          </button>
          <button type="button" onClick={onClose}>
            {text.actions.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
};
