import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { setComment } from '#record/edit.ts';
import { lineThrough } from '#record/walk.ts';
import type { ChosenFile } from '#store/kifu-reader.ts';
import { mayBeLost, SAMPLE } from '#store/selectors.ts';
import type { GameSummary } from '#store/table.ts';
import { goTo } from '../../app/address.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { bidiIsolate } from '../../base/bidi-isolate.ts';
import { formatsOf } from '../../game/formats.ts';
import { useGameText } from '../../game/game-skin.ts';
import {
  isWorthTelling,
  type Opened,
  type Opening,
  openedOf,
  type Unopened,
} from '../../table/opened-file.ts';
import { readableIn } from './chosen-files.ts';
import { keptAs, putKept, putNew } from './kept-record.ts';
import { forgetTypedText } from './typed-text.ts';
import { useReader } from './use-reader.ts';
import type { ListedGame } from './WhichGame.tsx';
import { whyOf } from './why-not-read.ts';

/**
 * The result of a reading: a game with a receipt, or several games to choose from. A game also waits here until it may be
 * opened, or until the player has chosen between it and the same one that was edited.
 */
type Found =
  | { readonly is: 'one' | 'asked'; readonly opened: Opened }
  | { readonly is: 'edited'; readonly opened: Opened; readonly kept: GameSummary }
  | {
      readonly is: 'many';
      readonly games: readonly ListedGame[];
      readonly unopened: readonly Unopened[];
    };

/** The progress of reading: which file, from 1, of how many, and how many of its moves were read. */
export interface At {
  readonly file: number;
  readonly of: number;
  readonly moves: number;
}

/** How many of the files that hold no kifu are named at most. */
const NAMED = 20;

/** How long an opening is read before its sheet appears, in milliseconds. Most are read by then, and no sheet flashes. */
const UNSEEN = 300;

/** Reads what a player opens, and puts it on the table. `onNoClipboard` is called where the page may not read the clipboard. */
export const useOpening = (
  opening: Opening | undefined,
  onClose: () => void,
  onNoClipboard: () => void,
) => {
  const { table, browser } = useApp();
  const text = useText();
  const gameText = useGameText();
  const words = text.kifu;
  const reader = useReader();
  const { begin, stop, endings } = reader;
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const [at, setAt] = useState<At | null>(null);
  const [found, setFound] = useState<Found | null>(null);
  const [isUnseen, setUnseen] = useState(opening !== undefined);
  /** Whether this sheet is still open. A game is not put on the table after it was closed. */
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const tell = (opened: Opened): void => {
    forgetTypedText(table);
    if (isWorthTelling(opened)) setFound({ is: 'one', opened });
    else onClose();
  };
  const failed = (): void => setTrouble([words.unreadable]);
  const putUnedited = (opened: Opened): void => {
    putNew(table, opened, () => isOpen.current).then(
      // In a task of its own: the record is drawn and kept in the present one.
      (came) => (came ? setTimeout(() => tell(opened)) : isOpen.current && onClose()),
      failed,
    );
  };
  const reopen = async (opened: Opened, kept: GameSummary): Promise<void> => {
    if (!(await putKept(table, opened, kept))) return putUnedited(opened);
    if (!kept.edited) table.store.setState({ storageNews: { what: 'known' }, removed: null });
    forgetTypedText(table);
    onClose();
    // It may have been on the table while the games were looked through.
    goTo('play', kept.id);
  };
  const put = async (opened: Opened): Promise<void> => {
    // A comment that is being typed is kept while its own record is still on the table.
    if (document.activeElement instanceof HTMLTextAreaElement) document.activeElement.blur();
    const kept = await keptAs(table, opened);
    if (!isOpen.current) return;
    if (kept === undefined) putUnedited(opened);
    else if (kept.edited) setFound({ is: 'edited', opened, kept });
    else await reopen(opened, kept);
  };
  const open = (opened: Opened): void => {
    if (mayBeLost(table.store.getState())) setFound({ is: 'asked', opened });
    else put(opened).catch(failed);
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
  const readPasted = (given: string): void => {
    if (given.trim() === '') setTrouble([words.clipboardEmpty]);
    else readText(given);
  };
  const readClipboard = async (): Promise<void> => {
    setTrouble([]);
    const given = await browser().then(({ readClipboard }) => readClipboard());
    if (given !== undefined) return readPasted(given);
    setUnseen(false);
    onNoClipboard();
  };
  const readSample = async (): Promise<void> => {
    setTrouble([]);
    setAt({ file: 1, of: 1, moves: 0 });
    // Where one of them cannot be fetched, a notice on the page says so.
    const parts = await Promise.all([
      formatsOf(table.store.getState().pack),
      gameText.files(),
      begin(),
    ]).catch(() => undefined);
    setAt(null);
    const [{ sample }, files, reading] = parts ?? [{}];
    if (!sample || !files || !reading) return;
    const file = { id: SAMPLE, name: sample.name, blob: new Blob([sample.text]) };
    const game = await reading.reader.game(file, 0);
    reading.end();
    if (!game.ok) return setTrouble([words.unreadable]);
    const notes = files.words(text).sample;
    let { record } = game.value;
    const line = lineThrough(record, record.root);
    for (const [note, move] of Object.entries(sample.notes))
      record = setComment(record, line[move] ?? record.root, notes[note] ?? '');
    open(openedOf(file, 0, { ...game.value, record }));
  };
  const start = useEffectEvent((given: Opening): void => {
    if (given.from === 'text') readPasted(given.text);
    else if (given.from === 'clipboard') void readClipboard();
    else if (given.from === 'sample') void readSample();
    else if (given.from === 'folder') void readFolder(given.files);
    else readFiles(given.files);
  });
  useEffect(() => {
    if (opening === undefined) return;
    start(opening);
    const wait = setTimeout(() => setUnseen(false), UNSEEN);
    return () => clearTimeout(wait);
  }, [opening]);
  const cancel = (): void => {
    if (at === null) onClose();
    else {
      stop();
      setAt(null);
    }
  };
  return {
    at,
    trouble,
    found,
    reader,
    /** Whether there is nothing to show yet. */
    isUnseen: isUnseen && trouble.length === 0 && found === null,
    put: (opened: Opened) => void put(opened).catch(failed),
    putUnedited,
    reopen: (opened: Opened, kept: GameSummary) => void reopen(opened, kept).catch(failed),
    open,
    readFiles,
    readFolder,
    readText,
    readClipboard: () => void readClipboard(),
    readSample: () => void readSample(),
    forgetTrouble: () => setTrouble([]),
    cancel,
  };
};
