import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ChosenFile } from '#store/kifu-reader.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { canChooseFolder } from '../../base/can-choose-folder.ts';
import { FileButton } from '../../base/FileButton.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import {
  isWorthTelling,
  type Opened,
  openedOf,
  putOnTable,
  type Unopened,
} from '../../table/opened-file.ts';
import { droppedFiles, readableIn } from './chosen-files.ts';
import { FileHints } from './FileHints.tsx';
import { FileProgress } from './FileProgress.tsx';
import { Receipt } from './Receipt.tsx';
import { useReader } from './use-reader.ts';
import { type ListedGame, WhichGame } from './WhichGame.tsx';
import { whyOf } from './why-not-read.ts';

type Found =
  | { readonly is: 'one'; readonly opened: Opened }
  | {
      readonly is: 'many';
      readonly games: readonly ListedGame[];
      readonly unopened: readonly Unopened[];
    };

/** The progress of reading: which file, from 1, of how many, and how many of its moves were read. */
interface At {
  readonly file: number;
  readonly of: number;
  readonly moves: number;
}

/** Pasted text longer than this, in characters, is read immediately: a text field would take seconds to show it. */
const LONG_PASTE = 200_000;

/** How many of the files that hold no kifu are named at most. */
const NAMED = 20;

/** Opens kifu that are pasted, chosen or dropped. A receipt follows where more was mended or lost than a player may miss. */
export const OpenKifu = ({
  given,
  isFolder = false,
  onClose,
}: {
  /** Files that are read immediately, without being chosen here. */
  readonly given?: readonly File[];
  /** Whether `given` is a whole folder; then only files that may be kifu are read. */
  readonly isFolder?: boolean;
  readonly onClose: () => void;
}) => {
  const { table } = useApp();
  const text = useText();
  const words = text.kifu;
  const reader = useReader();
  const { begin, stop, endings } = reader;
  const [pasted, setPasted] = useState('');
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [at, setAt] = useState<At | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const id = useId();
  const troubleAt = useRef<HTMLDivElement>(null);
  /** Whether this sheet is still open. A game is not put on the table after it was closed. */
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  // On a small screen the sentence stands below the fold.
  useEffect(() => {
    if (trouble.length > 0) troubleAt.current?.scrollIntoView({ block: 'nearest' });
  }, [trouble]);

  const tell = (opened: Opened): void => {
    if (isWorthTelling(opened)) setFound({ is: 'one', opened });
    else onClose();
  };
  const open = (opened: Opened): void => {
    putOnTable(table, opened, () => isOpen.current).then(
      // In a task of its own: the record is drawn and kept in the present one.
      (came) => (came ? setTimeout(() => tell(opened)) : isOpen.current && onClose()),
      () => setTrouble([words.unreadable]),
    );
  };
  const complain = (unopened: readonly Unopened[], among: number): void => {
    const sentences = unopened
      .slice(0, NAMED)
      .map(({ name, why }) => (among > 1 ? words.noneIn(bidiIsolate(name), why) : why));
    const rest = unopened.length - sentences.length;
    setTrouble(rest > 0 ? [...sentences, words.andMore(rest)] : sentences);
  };
  const read = async (files: readonly ChosenFile[]): Promise<void> => {
    const of = files.length;
    setTrouble([]);
    setFound(null);
    setAt({ file: 1, of, moves: 0 });
    const reading = await begin();
    if (reading === undefined) {
      setAt(null);
      setTrouble([words.unreadable]);
      return;
    }
    const games: ListedGame[] = [];
    const unopened: Unopened[] = [];
    for (const [i, file] of files.entries()) {
      setAt({ file: i + 1, of, moves: 0 });
      const look = await reading.reader.look(file, of === 1, (moves) => {
        if (reading.isOn()) setAt({ file: i + 1, of, moves });
      });
      if (!reading.isOn()) return;
      if (!look.ok) {
        unopened.push({ name: file.name, why: whyOf(look.error, words) });
        continue;
      }
      const { only } = look.value;
      look.value.games.forEach((game, number) => {
        games.push({ file, number, game });
      });
      if (only === undefined) continue;
      reading.end();
      setAt(null);
      open(openedOf(file, 0, only));
      return;
    }
    reading.end();
    setAt(null);
    if (games.length > 0) setFound({ is: 'many', games, unopened });
    else complain(unopened, of);
  };
  const choose = (name: string, blob: Blob): ChosenFile => ({
    id: table.ports.newId(),
    name,
    blob,
  });
  const readFiles = (files: Iterable<File>): void => {
    // A text that was shared has no name.
    const chosen = Array.from(files, (file) => choose(file.name || words.pasted, file));
    if (chosen.length > 0) void read(chosen);
    else setTrouble([words.noneChosen]);
  };
  const readFolder = async (files: readonly File[]): Promise<void> => {
    try {
      readFiles(readableIn(files, await endings()));
    } catch {
      setTrouble([words.unreadable]);
    }
  };
  const readText = (given: string): void => void read([choose(words.pasted, new Blob([given]))]);
  const take = useEffectEvent((files: readonly File[]): void => {
    if (isFolder) void readFolder(files);
    else readFiles(files);
  });
  useEffect(() => {
    if (given !== undefined) take(given);
  }, [given]);
  const dropped = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    if (event.dataTransfer?.types.includes('Files'))
      droppedFiles(event.dataTransfer, endings).then(readFiles, () =>
        setTrouble([words.unreadable]),
      );
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
  const paste = (event: ClipboardEvent): void => {
    const given = event.clipboardData.getData('text/plain');
    if (given.length <= LONG_PASTE) return;
    event.preventDefault();
    readText(given);
  };
  const cancel = (): void => {
    if (at === null) onClose();
    else {
      stop();
      setAt(null);
    }
  };

  if (found?.is === 'one') return <Receipt opened={found.opened} onClose={onClose} />;
  if (found?.is === 'many' && at === null)
    return (
      <WhichGame
        games={found.games}
        unopened={found.unopened}
        reader={reader}
        onOpen={open}
        onClose={onClose}
      />
    );
  return (
    <Sheet title={words.title(text.game.recordExplained)} onClose={onClose}>
      <form
        className="open-kifu"
        onSubmit={(event) => {
          event.preventDefault();
          readText(pasted);
        }}
      >
        <p>
          <FileButton
            label={words.file}
            action="choose-files"
            multiple
            onChoose={(files) => {
              if (files.length > 0) readFiles(files);
            }}
          />
          <small>{words.drop}</small>
          <FileHints />
        </p>
        {canChooseFolder() && (
          <p>
            <FileButton
              label={words.folder}
              action="choose-folder"
              folder
              onChoose={(files) => {
                if (files.length > 0) void readFolder(files);
              }}
            />
          </p>
        )}
        <label htmlFor={`${id}-text`}>{words.paste(text.game.record)}</label>
        <textarea
          id={`${id}-text`}
          rows={8}
          spellCheck={false}
          value={pasted}
          onPaste={paste}
          onChange={({ target }) => {
            setPasted(target.value);
            setTrouble([]);
          }}
        />
        {at !== null && (
          <FileProgress
            words={words.progress.reading(at)}
            of={at.of}
            {...(at.of > 1 && { done: at.file - 1 })}
          />
        )}
        <div ref={troubleAt} className="trouble" role="alert">
          {trouble.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </div>
        <div className="side-by-side">
          <button
            type="submit"
            className="primary"
            data-action="read-pasted"
            disabled={at !== null || pasted.trim() === ''}
          >
            {words.read}
          </button>
          <button type="button" data-action="cancel" onClick={cancel}>
            {text.actions.cancel}
          </button>
        </div>
      </form>
    </Sheet>
  );
};
