/** What one does with whole games: begin, open, set aside, take up again. Loaded when first wanted. */
import type { Game, Seat } from '#kernel/game.ts';
import { newClock, replayAllowances, runClock } from '#match/clock.ts';
import type { Match } from '#match/match.ts';
import { resumeMatch } from '#match/resume.ts';
import { type Agreed, agree, type Terms } from '#match/terms.ts';
import { lineTo } from '#record/line.ts';
import type { GameRecord, Headers } from '#record/record.ts';
import { type Referee, referee } from './referee.ts';
import { isUntouched, namesOf } from './selectors.ts';
import { freshSitting, type Sitting, type Table, type Waiting } from './table.ts';

/** The line of a sitting in the list of kept games. */
export const waitingOf = (game: Game, sitting: Sitting): Waiting => {
  const { id, changedAtMs, origin, match } = sitting;
  const line = lineTo(game, match.record, match.head);
  return {
    id,
    changedAtMs,
    origin,
    names: namesOf(sitting),
    plies: line.ply,
    outcome: match.outcome,
    position: game.text.position(line.position),
  };
};

/** Who watches over a sitting: a referee where something was agreed. */
const refereeOf = ({ match }: Sitting): Referee | null => (match.agreed ? referee : null);

/** Puts a sitting on the table; what was there waits among the kept games, and can be brought back by `undoAside`. */
export const setAside = ({ store }: Table, sitting: Sitting, what: 'new-game' | 'opened'): void => {
  const present = store.getState().sitting;
  store.setState({
    sitting,
    referee: refereeOf(sitting),
    refused: null,
    aside: isUntouched(present) ? null : { what, sitting: present },
  });
};

/** Begins a game from a position text; the present one is set aside. */
export const newGame = (table: Table, setup: string): void => {
  const { game, ports, store } = table;
  const { flipped } = store.getState().sitting;
  setAside(table, freshSitting(game, ports, setup, { flipped }), 'new-game');
};

const swapHeaders = (headers: Headers, names: readonly [string, string]): Headers => {
  const swapped = new Map([
    ['先手', names[1]],
    ['後手', names[0]],
  ]);
  const known = headers.filter(([key]) => swapped.has(key));
  return known.map(([key]) => [key, swapped.get(key) ?? ''] as const);
};

const swapped = <T>([first, second]: readonly [T, T]): readonly [T, T] => [second, first];

/** The agreement of a game played again with colours swapped: each player keeps their own time control, and after a void game what the terms leave them. */
const agreedAgain = (table: Table, match: Match, setup: string): Agreed | undefined => {
  const { agreed, outcome } = match;
  if (agreed === undefined) return undefined;
  const terms: Terms = {
    ...agreed.terms,
    clock: agreed.terms.clock && swapped(agreed.terms.clock),
  };
  if (terms.clock === null || agreed.clock === null) return agree(terms, null);
  const goesOn = outcome?.next === 'replay' && terms.replayClock === 'remaining';
  const start = goesOn ? swapped(replayAllowances(agreed.clock)) : undefined;
  const clock = newClock(terms.clock, table.game.turn(table.game.start(setup)), start);
  return agree(terms, runClock(clock, table.ports.now()));
};

/** The score of a series after a game, by the seats of the next: a win counts one, a draw a half for each, a void game nothing. */
const scoreAfter = ({ match, score = [0, 0] }: Sitting): readonly [number, number] => {
  const { outcome } = match;
  if (outcome === null || outcome.next === 'replay') return swapped(score);
  const points = (seat: Seat): number =>
    score[seat] + (outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0);
  return [points(1), points(0)];
};

/** Begins the same game again with colours swapped: each player stays where they sit, and the board turns. */
export const playAgainSwapped = (table: Table): void => {
  const { game, ports, store } = table;
  const { sitting } = store.getState();
  const { record, rules } = sitting.match;
  const headers = swapHeaders(record.headers, namesOf(sitting));
  const agreed = agreedAgain(table, sitting.match, record.setup);
  const next = freshSitting(game, ports, record.setup, {
    flipped: !sitting.flipped,
    headers,
    rules,
    ...(agreed && { agreed }),
    ...(sitting.seating && { seating: sitting.seating }),
    score: scoreAfter(sitting),
  });
  setAside(table, next, 'new-game');
};

/** Opens a record on the table, at its start; the present game is set aside. */
export const openRecord = (table: Table, record: GameRecord): void => {
  const { game, ports } = table;
  const match = resumeMatch(game, record);
  const sitting: Sitting = {
    ...freshSitting(game, ports, record.setup),
    origin: 'opened',
    match,
    looking: match.head === record.root ? null : record.root,
  };
  setAside(table, sitting, 'opened');
};

/** Brings back what was set aside; the empty game it gave way to is gone. */
export const undoAside = (table: Table): void => {
  const { aside, sitting } = table.store.getState();
  if (aside === null) return;
  if (aside.what === 'deleted') void table.ports.keep(aside.sitting).then(() => refresh(table));
  else {
    if (isUntouched(sitting)) void table.ports.forget(sitting.id);
    table.store.setState({
      sitting: aside.sitting,
      referee: refereeOf(aside.sitting),
      refused: null,
    });
  }
  table.store.setState({ aside: null });
};

/** Takes up a kept game; the present one waits in its turn. False when it could not be read. */
export const resumeSitting = async (table: Table, id: string): Promise<boolean> => {
  if (table.store.getState().sitting.id === id) return true;
  const sitting = await table.ports.load(id);
  if (sitting === undefined) return false;
  table.store.setState({ sitting, referee: refereeOf(sitting), refused: null, aside: null });
  return true;
};

/** Forgets a kept game; it can be brought back while the notice stands. */
export const forget = async (table: Table, id: string): Promise<void> => {
  const gone = await table.ports.load(id);
  await table.ports.forget(id);
  if (gone !== undefined) table.store.setState({ aside: { what: 'deleted', sitting: gone } });
  await refresh(table);
};

/** Puts the notice of what was set aside away. */
export const dismissAside = ({ store }: Table): void => store.setState({ aside: null });

/** Reads the list of kept games anew. */
export const refresh = async ({ store, ports }: Table): Promise<void> => {
  const waiting = await ports.list();
  store.setState({ waiting });
};

/** Notes whether this tab has the sitting or another does. Coming from another, what that one kept last is on the table. */
export const claimSitting = async (table: Table, id: string, here: boolean): Promise<void> => {
  const { store, ports } = table;
  const { elsewhere } = store.getState();
  if (!here) store.setState({ elsewhere: true });
  if (!here || !elsewhere) return;
  const kept = await ports.load(id);
  if (store.getState().sitting.id !== id) return;
  store.setState((state) => {
    const sitting = kept ?? state.sitting;
    return { elsewhere: false, sitting, referee: refereeOf(sitting), refused: null };
  });
};
