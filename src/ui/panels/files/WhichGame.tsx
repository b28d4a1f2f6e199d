import { useEffect, useRef, useState } from 'react';
import { Virtualizer } from 'virtua';
import { keepRecords } from '#store/keep-records.ts';
import type { ChosenFile, FoundGame } from '#store/kifu-reader.ts';
import { dismissRemoval } from '#store/sittings.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Announced } from '../../base/Announced.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { ListLength, ListSlot } from '../../base/ListSlot.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { keyOf, startWalk } from '../../table/game-walk.ts';
import { type Opened, openedOf, type Unopened } from '../../table/opened-file.ts';
import { FileProgress } from './FileProgress.tsx';
import { keptAs, putKept, putNew } from './kept-record.ts';
import type { SheetReader } from './use-reader.ts';
import { whyOf } from './why-not-read.ts';

/** A game that was found, and its file. */
export interface ListedGame {
  readonly file: ChosenFile;
  /** Which of the games of its file it is, from 0. */
  readonly number: number;
  readonly game: FoundGame;
}

interface WhichGameProps {
  readonly games: readonly ListedGame[];
  readonly unopened: readonly Unopened[];
  /** The reader that found them, so that a large file is not read a second time. */
  readonly reader: Pick<SheetReader, 'begin' | 'stop'>;
  /** Called when the chosen game was read. */
  readonly onOpen: (opened: Opened) => void;
  readonly onClose: () => void;
}

/** How many of the files that could not be read are named at most. */
const NAMED = 20;

/** The games of several files, or of one that holds several: one goes on the table, or all are kept. */
export const WhichGame = ({
  games,
  unopened,
  reader: { begin, stop },
  onOpen,
  onClose,
}: WhichGameProps) => {
  const { table, openReader } = useApp();
  const text = useText();
  const words = text.kifu;
  const [said, setSaid] = useState({ words: '' });
  const say = (sentence: string): void => setSaid({ words: sentence });
  /** How many games were kept so far. */
  const [kept, setKept] = useState(0);
  const [isKeeping, setKeeping] = useState(false);
  /** The ids under which games are kept, by their keys in a walk. */
  const ids = useRef<Record<string, string>>({});
  /** How many of the games were kept before they were chosen here. */
  const before = useRef(0);
  const scroller = useRef<HTMLDivElement>(null);
  const { list, kept: focused } = useOneTabStop(scroller);
  const closing = useRef<HTMLButtonElement>(null);
  const isOff = isKeeping || kept === games.length;
  // A button that is disabled loses the focus, and Escape would then reach nothing.
  useEffect(() => {
    if (isOff) closing.current?.focus();
  }, [isOff]);

  /** The games can be read one after another, in the order in which they were found. */
  const walk = (): void => {
    const listed = new Map(
      games.map((one) => [keyOf({ id: one.file.id, game: one.number }), one] as const),
    );
    startWalk({
      keys: [...listed.keys()],
      ids: ids.current,
      open: async (on, key, isWanted) => {
        const one = listed.get(key);
        if (one === undefined) return false;
        const walked = await openReader(on.store.getState().pack.id);
        const read = await walked.game(one.file, one.number);
        walked.stop();
        if (!read.ok) return false;
        const opened = openedOf(one.file, one.number, read.value);
        const kept = await keptAs(on, opened);
        if (!isWanted()) return false;
        if (kept !== undefined && !kept.edited) return putKept(on, opened, kept);
        const came = await putNew(on, opened, isWanted);
        // Needs no notice with an undo: the game before is one step back.
        if (came) dismissRemoval(on);
        return came;
      },
    });
  };

  const open = async ({ file, number }: ListedGame): Promise<void> => {
    say(words.progress.opening);
    const reading = await begin();
    const read = await reading?.reader.game(file, number);
    if (reading?.isOn() === false) return;
    reading?.end();
    if (read?.ok) {
      walk();
      onOpen(openedOf(file, number, read.value));
    } else say(read === undefined ? words.unreadable : whyOf(read.error, words));
  };

  const keepAll = async (): Promise<void> => {
    say('');
    setKeeping(true);
    const reading = await begin();
    const isOn = (): boolean => reading?.isOn() === true;
    const rest = games.slice(kept);
    const readEach = async function* () {
      for (const [i, { file, number }] of rest.entries()) {
        setKept(kept + i);
        const read = await reading?.reader.game(file, number);
        if (reading !== undefined && !isOn()) return;
        if (!read?.ok) throw new Error(`${file.name} can no longer be read`);
        const { source, game } = openedOf(file, number, read.value);
        yield { record: game.record, source, file: file.blob };
      }
    };
    let known = 0;
    try {
      const now =
        kept +
        (await keepRecords(table, readEach(), isOn, (source, id, wasKept) => {
          ids.current[keyOf(source)] = id;
          if (wasKept) known += 1;
        }));
      walk();
      setKept(now);
      before.current += known;
      say(
        [
          now === games.length
            ? words.keptAll(now)
            : words.keptSome({ kept: now, of: games.length }),
          ...(before.current > 0 ? [words.keptBefore(before.current)] : []),
        ].join(' '),
      );
    } catch {
      setKept(kept);
      say(kept > 0 ? words.keptSome({ kept, of: games.length }) : words.keepFailed);
    }
    reading?.end();
    setKeeping(false);
  };
  // The games kept by then stay kept; their number is shown when the one being kept is done.
  const cancel = isKeeping ? stop : onClose;

  return (
    <Sheet title={words.games(games.length)} onClose={onClose}>
      {unopened.length > 0 && (
        <ul className="trouble" role="alert">
          {unopened.slice(0, NAMED).map(({ name, why }) => (
            <li key={name}>{words.noneIn(bidiIsolate(name), why)}</li>
          ))}
          {unopened.length > NAMED && <li>{words.andMore(unopened.length - NAMED)}</li>}
        </ul>
      )}
      <div className="which-game" ref={list}>
        <ListLength value={games.length}>
          <Virtualizer
            as="ol"
            item={ListSlot}
            data={games}
            scrollRef={scroller}
            keepMounted={focused}
          >
            {(choice) => (
              <button
                key={`${choice.file.id} ${choice.number}`}
                type="button"
                disabled={isKeeping}
                data-action="open-game"
                onClick={() => void open(choice)}
              >
                <bdi>
                  {choice.game.names
                    .filter((name) => name !== '')
                    .map(bidiIsolate)
                    .join(' – ') || bidiIsolate(choice.file.name)}
                </bdi>
                <small>{words.moves(choice.game.moves)}</small>
              </button>
            )}
          </Virtualizer>
        </ListLength>
      </div>
      {isKeeping && (
        <FileProgress
          words={words.progress.keeping({ game: kept + 1, of: games.length })}
          done={kept}
          of={games.length}
        />
      )}
      <p className="said" role="status">
        <Announced event={said}>{said.words}</Announced>
      </p>
      <div className="side-by-side">
        <button
          type="button"
          className="primary"
          disabled={isOff}
          data-action="keep-all"
          onClick={() => void keepAll()}
        >
          {words.keepAll}
        </button>
        <button
          ref={closing}
          type="button"
          data-action={isKeeping ? 'cancel' : 'close'}
          onClick={cancel}
        >
          {isKeeping ? text.actions.cancel : text.close}
        </button>
      </div>
    </Sheet>
  );
};
