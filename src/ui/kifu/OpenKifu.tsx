import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Sheet } from '../common/Sheet.tsx';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';
import { isWorthTelling, type Opened, putOnTable, readBytes, type Unopened } from './opened.ts';
import { Receipt } from './Receipt.tsx';
import { WhichGame } from './WhichGame.tsx';

type Found =
  | { readonly is: 'one'; readonly opened: Opened }
  | {
      readonly is: 'many';
      readonly games: readonly Opened[];
      readonly unopened: readonly Unopened[];
    };

/** Opens kifu: pasted, chosen, or dropped. What could not be read is said before anything is left out of sight. */
export const OpenKifu = ({ onClose }: { readonly onClose: () => void }) => {
  const place = usePlace();
  const { table } = place;
  const text = useText();
  const page = usePageText();
  const words = page.kifu;
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [found, setFound] = useState<Found | null>(null);
  const id = useId();

  const tell = (opened: Opened): void => {
    if (isWorthTelling(opened)) setFound({ is: 'one', opened });
    else onClose();
  };
  const readOne = async (name: string, file: Blob): Promise<readonly Opened[] | Unopened> => {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return await readBytes(place, { id: table.ports.newId(), name }, bytes, page);
    } catch {
      return { name, why: words.unreadable };
    }
  };
  const read = async (files: readonly (readonly [name: string, file: Blob])[]): Promise<void> => {
    const games: Opened[] = [];
    const unopened: Unopened[] = [];
    for (const [name, file] of files) {
      const answer = await readOne(name, file);
      if ('why' in answer) unopened.push(answer);
      else games.push(...answer);
    }
    const [only] = games;
    if (games.length > 1) setFound({ is: 'many', games, unopened });
    else if (only === undefined)
      setTrouble(
        unopened.map(({ name, why }) => (files.length > 1 ? words.noneIn(name, why) : why)),
      );
    else {
      putOnTable(table, only);
      tell(only);
    }
  };
  const readFiles = (files: FileList | null | undefined): void => {
    if (files && files.length > 0) void read(Array.from(files, (file) => [file.name, file]));
  };
  const dropped = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    readFiles(event.dataTransfer?.files);
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

  if (found?.is === 'one') return <Receipt opened={found.opened} onClose={onClose} />;
  if (found?.is === 'many')
    return (
      <WhichGame games={found.games} unopened={found.unopened} onChosen={tell} onClose={onClose} />
    );
  return (
    <Sheet title={words.title} onClose={onClose}>
      <form
        className="open-kifu"
        onSubmit={(event) => {
          event.preventDefault();
          void read([[words.pasted, new Blob([pasted])]]);
        }}
      >
        <p>
          <label className="file-choice" htmlFor={`${id}-file`}>
            {words.file}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            multiple
            onChange={({ target }) => readFiles(target.files)}
          />
          <small>
            {words.fileHint} · {words.drop}
          </small>
        </p>
        <label htmlFor={`${id}-text`}>{words.paste}</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={pasted}
          onChange={({ target }) => {
            setPasted(target.value);
            setTrouble([]);
          }}
        />
        <div className="trouble" role="alert">
          {trouble.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
        <div className="side-by-side">
          <button type="submit" className="primary" disabled={pasted.trim() === ''}>
            {words.read}
          </button>
          <button type="button" onClick={onClose}>
            {text.actions.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
};
