import { useEffect, useRef, useState } from 'react';
import type { BackupWatch, Restored } from '#store/backup.ts';
import { gameInPlay } from '#store/selectors.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { FileProgress } from '../../panels/files/FileProgress.tsx';
import { clearsUnvisited } from './clears-unvisited.ts';

/** The most unreadable entries that are named. */
const NAMED = 3;

interface At {
  readonly what: 'saving' | 'bringing';
  readonly done: number;
  readonly of: number;
}

/** Saves everything as one file, and brings it back. One of them runs at a time, and both stop when the page is left. */
export const Backup = ({ onRestored }: { readonly onRestored: () => void }) => {
  const { table, browser } = useApp();
  const { actions, backup: words } = useText();
  const [at, setAt] = useState<At | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [trouble, setTrouble] = useState('');
  const running = useRef<AbortController | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const [saving, bringing] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  /** The button that began the present run, or the last one. */
  const pressed = useRef<typeof saving>(null);
  const isBusy = at !== null;

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (isBusy) cancel.current?.focus();
    // A user who has gone on to something else keeps the focus there.
    else if (document.activeElement === document.body) pressed.current?.current?.focus();
  }, [isBusy]);

  const run = async (
    what: At['what'],
    act: (watch: BackupWatch) => Promise<void>,
  ): Promise<void> => {
    const own = new AbortController();
    running.current = own;
    setSaid([]);
    setTrouble('');
    setAt({ what, done: 0, of: 0 });
    try {
      await act({ signal: own.signal, listener: (now) => setAt({ what, ...now }) });
    } catch {
      // `LoadFailure` says on the page that something could not be fetched.
    }
    setAt(null);
  };

  const save = () =>
    run('saving', async (watch) => {
      const { backup } = table.ports.kept;
      const made = await (await backup()).make(table.ports.now(), watch);
      if (!made.ok) {
        setTrouble(words.faults[made.error.code]);
        return;
      }
      const { name, file: content, games, unsaved } = made.value;
      (await browser()).save(name, content);
      setSaid([words.saved(name, games)]);
      setTrouble(unsaved.length > 0 ? words.unsaved(unsaved.length) : '');
    });

  const tell = ({ added, here, unread, tooLarge, end }: Restored): void => {
    const namesOf = (names: readonly string[]) => names.slice(0, NAMED).map(bidiIsolate);
    setSaid([
      ...(end === 'done' ? [] : [words.endedBy[end]]),
      words.cameBack({ added, here }),
      ...(unread.length > 0 ? [words.unread(unread.length, namesOf(unread))] : []),
      ...(tooLarge.length > 0 ? [words.tooLarge(tooLarge.length, namesOf(tooLarge))] : []),
    ]);
  };

  const bring = (chosen: File) =>
    run('bringing', async (watch) => {
      const { backup } = table.ports.kept;
      const onTable = gameInPlay(table.store.getState()).sitting.id;
      const restored = await (await backup()).restore(chosen, onTable, watch);
      if (restored.ok) {
        tell(restored.value);
        onRestored();
        return;
      }
      const { code, place } = restored.error;
      const fault = words.faults[code];
      setTrouble(place === '' ? fault : words.faultAt(fault, place));
    });

  return (
    <section className="backup">
      <h2>{words.title}</h2>
      <p>{words.how}</p>
      {clearsUnvisited(window) && <p>{words.why}</p>}
      {at === null ? (
        <div className="side-by-side">
          <button
            ref={saving}
            type="button"
            data-action="save-backup"
            onClick={() => {
              pressed.current = saving;
              void save();
            }}
          >
            {words.save}
          </button>
          <button
            ref={bringing}
            type="button"
            data-action="bring-backup"
            onClick={() => {
              pressed.current = bringing;
              file.current?.click();
            }}
          >
            {words.bring}
          </button>
        </div>
      ) : (
        <>
          <FileProgress
            words={words[at.what](at)}
            {...(at.of > 0 && { done: at.done, of: at.of })}
          />
          <div className="side-by-side">
            <button
              ref={cancel}
              type="button"
              data-action="cancel"
              onClick={() => running.current?.abort()}
            >
              {actions.cancel}
            </button>
          </div>
        </>
      )}
      <input
        ref={file}
        hidden
        type="file"
        accept=".zip,application/zip"
        aria-label={words.file}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen !== undefined) void bring(chosen);
        }}
      />
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div role="alert">{trouble}</div>
    </section>
  );
};
