/** Commands for whole games: begin, open, set aside, resume. */
import type { Agreement } from '#games/agreement.ts';
import { type GamePack, type Packs, packOf } from '#games/pack.ts';
import { resumeMatch } from '#match/match.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { RefereeState } from '#match/terms.ts';
import { fingerprintOf } from '#record/fingerprint.ts';
import type { GameRecord } from '#record/record.ts';
import { updateSitting } from './dispatch.ts';
import { patch, refresh, strike } from './game-list.ts';
import { viewPly } from './navigation.ts';
import { packFor, packOfSitting } from './pack-for.ts';
import { leave, letResultStand } from './referee.ts';
import { facing, gameInPlay, hasNothingToKeep, startingSetup } from './selectors.ts';
import { asBefore, nextOf, refereeStateOfNext, seriesAfter, swapped } from './series.ts';
import { summaryOf } from './summary.ts';
import {
  freePlayIn,
  freshSitting,
  type KeptSitting,
  keptSitting,
  noProof,
  type Person,
  type SeatedGame,
  type Source,
  seatedGame,
  type Table,
  type TableState,
} from './table.ts';

/** The state with a sitting on the table, its pack, and no refusal or proof of the one before. Where the device is passed on, the side to move is below. */
const onTable = (seated: SeatedGame): Partial<TableState> => {
  const { pack, sitting } = seated;
  const flipped = facing(pack.game, sitting);
  return {
    ...seated,
    sitting: flipped === sitting.flipped ? sitting : { ...sitting, flipped },
    previewOver: null,
    playedLine: null,
    refused: null,
    proof: noProof,
  };
};

/** Stops the clock of the sitting on the table, because another sitting takes its place. */
const leaveTable = (table: Table): void => leave(table, { replaced: true });

/** Puts a sitting on the table, with the pack of its game if that is another one. The game in play waits among the kept games; `undoRemoval` brings it back. */
export const replaceGame = (
  table: Table,
  sitting: KeptSitting,
  what: 'new-game' | 'opened',
  pack = table.store.getState().pack,
): void => {
  if (what === 'new-game') letResultStand(table);
  leaveTable(table);
  const gone = { what, ...gameInPlay(table.store.getState()) };
  table.store.setState({
    ...onTable(seatedGame(pack, sitting)),
    removed: hasNothingToKeep(gone.sitting) ? null : gone,
  });
};

/** The terms of two people who begin a game without agreeing on any: the fewest there are. In some games they include that a draw may be agreed. */
export const friendlyTerms = ({
  presets: [friends],
}: Agreement): { readonly refereeState?: RefereeState } =>
  friends.table.agreedDraw ? { refereeState: agree({ ...freeTerms, agreedDraw: true }, null) } : {};

/** Shows a position text for free play, with the pack of its game and the terms that friends agree on. The present game is set aside. */
export const newGame = (
  table: Table,
  setup: string,
  pack = table.store.getState().pack,
  agreement?: Agreement,
): void => {
  const { ports, store } = table;
  const { flipped } = store.getState().sitting;
  const fresh = freshSitting(pack.game, ports, setup, {
    flipped,
    ...freePlayIn(pack),
    ...(agreement && friendlyTerms(agreement)),
  });
  replaceGame(table, fresh, 'new-game', pack);
};

/**
 * Shows another game from its first position, over the game in play. It does nothing if `isWanted` returns false once
 * the pack is loaded. Rejects if the pack cannot be loaded.
 */
export const previewGame = async (
  table: Table,
  packs: Packs,
  id: string,
  isWanted: () => boolean = () => true,
): Promise<void> => {
  const pack = await packOf(packs, id);
  if (!isWanted()) return;
  const { game } = pack;
  leaveTable(table);
  const previewOver = gameInPlay(table.store.getState());
  const setup = startingSetup(game);
  const fresh = freshSitting(game, table.ports, setup, freePlayIn(pack));
  table.store.setState({ ...onTable(seatedGame(pack, fresh)), previewOver, removed: null });
};

/** Ends the preview of another game: the game in play is back on the table. */
export const endPreview = ({ store }: Table): void => {
  const { previewOver } = store.getState();
  if (previewOver !== null) store.setState(onTable(previewOver));
};

/** Begins the next game of the same two people. Each stays where they sit, and the board turns when they change seats. Returns which person has seat 0 in it. */
export const playAgain = (table: Table, agreement: Agreement): Person => {
  const { ports, store } = table;
  const { sitting, pack } = store.getState();
  const { game } = pack;
  const { match, seating } = sitting;
  const next = nextOf(agreement, sitting);
  const bySeat = next.swap ? swapped : asBefore;
  const refereeState = refereeStateOfNext(table, match, next);
  const series = seriesAfter(sitting);
  const personSwapped = next.swap !== (sitting.swapped ?? false);
  const fresh = freshSitting(game, ports, next.setup, {
    flipped: next.swap ? !sitting.flipped : sitting.flipped,
    players: bySeat(match.record.players),
    rules: { ...match.rules, ...next.rung?.rules },
    ...(refereeState && { refereeState }),
    ...(seating && { seating: { ...seating, marks: bySeat(seating.marks) } }),
    ...(personSwapped && { swapped: true }),
    series: { ...series, score: bySeat(series.score) },
  });
  replaceGame(table, fresh, 'new-game');
  return personSwapped ? 1 : 0;
};

/** A record that was opened, as a sitting at its start. */
export const openedSitting = (
  { ports }: Table,
  pack: GamePack,
  record: GameRecord,
  source?: Source,
): KeptSitting => {
  const { game } = pack;
  const match = { ...resumeMatch(game, record), ...freePlayIn(pack) };
  return {
    ...freshSitting(game, ports, record.setup),
    origin: 'opened',
    match,
    viewed: match.head === record.root ? null : record.root,
    ...(source && { source: { ...source, fingerprint: fingerprintOf(game, record) } }),
  };
};

/** Keeps the bytes of a file. A browser that forbids it still shows the game of the file. */
const keepFile = async ({ ports }: Table, { id }: Source, file: Blob): Promise<void> => {
  try {
    await ports.kept.keepSource(id, new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The game is there all the same, without the file it came from.
  }
};

/**
 * Opens a record on the table, at its start; the present game is set aside. The file it came from is kept first, so
 * that no kept game lacks its file. Returns false, and leaves the table as it was, if another game has come to the
 * table until then or `isWanted` returns false. Rejects where its game cannot be fetched.
 */
export const openRecord = async (
  table: Table,
  record: GameRecord,
  source?: Source,
  file?: Blob,
  isWanted: () => boolean = () => true,
): Promise<boolean> => {
  const { id: there } = table.store.getState().sitting;
  const pack = await packFor(table, record.gameId);
  const sitting = openedSitting(table, pack, record, source);
  if (source !== undefined && file !== undefined) await keepFile(table, source, file);
  // Going through a long record took a while. Let the page handle waiting input before the record is kept and rendered.
  await new Promise((answered) => setTimeout(answered));
  if (table.store.getState().sitting.id !== there || !isWanted()) return false;
  replaceGame(table, sitting, 'opened', pack);
  return true;
};

const bringBack = async (table: Table, sitting: KeptSitting): Promise<void> => {
  await table.ports.keep(sitting);
  const { game } = await packFor(table, sitting.match.gameId);
  patch(table, [summaryOf(game, sitting)]);
  await refresh(table);
};

/** Brings back the game that was set aside or deleted. When a game set aside returns, an untouched game on the table is forgotten. */
export const undoRemoval = (table: Table): void => {
  const { removed, sitting } = table.store.getState();
  if (removed === null) return;
  if (removed.what === 'deleted') void bringBack(table, removed.sitting);
  else {
    if (hasNothingToKeep(sitting)) void table.ports.forget(sitting.id);
    table.store.setState(onTable(removed));
  }
  table.store.setState({ removed: null });
};

/** Gives a game a new id, because another tab has gone on with it under the old one. If the game has left the table, it is kept as it was when it left. */
export const goOnApart = async (table: Table, left: KeptSitting): Promise<void> => {
  const { store, ports } = table;
  const id = ports.newId();
  const { sitting, previewOver } = store.getState();
  if (sitting.id === left.id) updateSitting(table, { id }, { storageNews: { what: 'apart' } });
  else if (previewOver?.sitting.id === left.id)
    store.setState({
      previewOver: { ...previewOver, sitting: { ...previewOver.sitting, id } },
      storageNews: { what: 'apart' },
    });
  else await ports.keep({ ...left, id });
};

/** Hides the notice from storage. */
export const dismissNews = ({ store }: Table): void => store.setState({ storageNews: null });

/**
 * Resumes a kept game; the present one waits in its turn. False when it could not be read. Rejects, and leaves the
 * table as it was, where its game cannot be fetched.
 */
export const resumeSitting = async (table: Table, id: string): Promise<boolean> => {
  if (gameInPlay(table.store.getState()).sitting.id === id) {
    endPreview(table);
    return true;
  }
  const sitting = await table.ports.kept.load(id);
  if (sitting === undefined) return false;
  const pack = await packOfSitting(await packFor(table, sitting.match.gameId), sitting);
  leaveTable(table);
  table.store.setState({ ...onTable(seatedGame(pack, sitting)), removed: null });
  return true;
};

/**
 * Puts the game that an address names on the table, at a ply when one is given; false when there is none with that id.
 * Nothing is touched once the address is `stale`.
 */
export const showKept = async (
  table: Table,
  id: string,
  ply: string | undefined,
  stale: () => boolean,
): Promise<boolean> => {
  if (stale()) return true;
  const found = await resumeSitting(table, id).catch(() => false);
  if (found && !stale() && ply !== undefined && /^\d{1,6}$/.test(ply)) viewPly(table, Number(ply));
  return found;
};

/** Forgets a kept game; it can be brought back while the notice stands. */
export const forget = async (table: Table, id: string): Promise<void> => {
  const gone = await table.ports.kept.load(id);
  await table.ports.forget(id);
  if (gone !== undefined) table.store.setState({ removed: { what: 'deleted', sitting: gone } });
  strike(table, id);
  await refresh(table);
};

/** Hides the notice of the game that was set aside. */
export const dismissRemoval = ({ store }: Table): void => store.setState({ removed: null });

/** A sitting that comes from another tab. Its clock did not stop because a page was closed, so its pause is marked `aside`. */
const waited = (sitting: KeptSitting): KeptSitting => {
  const { match } = sitting;
  const { refereeState } = match;
  return refereeState?.paused === 'left'
    ? { ...sitting, match: { ...match, refereeState: { ...refereeState, paused: 'aside' } } }
    : sitting;
};

/** Notes whether this tab or another has the game in play. When it comes from another tab, it is loaded as that tab kept it last. */
export const claimSitting = async (table: Table, id: string, isHere: boolean): Promise<void> => {
  const { store, ports } = table;
  const { elsewhere } = store.getState();
  if (!isHere) store.setState({ elsewhere: true });
  if (!isHere || !elsewhere) return;
  const kept = await ports.kept.load(id);
  const state = store.getState();
  const inPlay = gameInPlay(state);
  if (inPlay.sitting.id !== id) return;
  const here = seatedGame(inPlay.pack, waited(kept ?? keptSitting(inPlay)));
  store.setState({
    ...(state.previewOver === null ? onTable(here) : { previewOver: here }),
    elsewhere: false,
  });
};
