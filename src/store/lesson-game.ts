/** The games that end the blocks of a course: how one begins, how its second half does, how a king runs away by itself, and how it ended. */
import type { Course, EndGame } from '#games/course.ts';
import { other, type Seat } from '#kernel/game.ts';
import { betterHunt, flee, type HuntEnd, movesBy } from '#lessons/hunt.ts';
import { OUTSIDE } from '#lessons/lesson-game.ts';
import { type Match, redoTo } from '#match/match.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { dispatch, updateSitting } from './dispatch.ts';
import { endGameOf, lessonPack } from './lesson-pack.ts';
import type { Ports } from './ports.ts';
import { gameInPlay, hasNothingToKeep } from './selectors.ts';
import { asBefore, swapped } from './series.ts';
import { replaceGame } from './sittings.ts';
import { isUnfinished } from './summary.ts';
import {
  freshSitting,
  gameOn,
  type LessonMark,
  type Seating,
  type Sitting,
  type Table,
  type TableState,
} from './table.ts';

export type { HuntEnd } from '#lessons/hunt.ts';
export { endGameOf } from './lesson-pack.ts';

/** How a game that ends a block is played: alone, or by two with these names who sit so. The first begins with the side that hunts. */
export interface EndGameSetUp {
  readonly alone: boolean;
  readonly names: readonly [string, string];
  readonly how: Seating['how'];
}

const newSeed = ({ random }: Pick<Ports, 'random'>): number => Math.floor(random() * 2 ** 31);

/** The game that waits once a lesson begins: the one in play if it goes on, or the one that a lesson before has left. */
export const gameBehind = (state: TableState): string | undefined => {
  const { sitting } = gameInPlay(state);
  if (sitting.lesson !== undefined && !sitting.lesson.kept) return sitting.lesson.before;
  const { origin, match } = sitting;
  const goesOn = !hasNothingToKeep(sitting) && isUnfinished({ origin, outcome: match.outcome });
  return goesOn ? sitting.id : undefined;
};

/** Begins a game that ends a block. The game in play waits, as when any other begins. */
export const beginEndGame = async (
  table: Table,
  course: Course,
  of: Pick<LessonMark, 'block' | 'game'>,
  { alone, names, how }: EndGameSetUp,
): Promise<void> => {
  const end = endGameOf(course, of);
  if (end === undefined) return;
  const { store, ports } = table;
  const before = gameBehind(store.getState());
  const lesson: LessonMark = {
    ...of,
    ...(alone && { seed: newSeed(ports) }),
    ...(before !== undefined && { before }),
  };
  const pack = await lessonPack(store.getState().pack, lesson);
  const { hunter = 0 } = end;
  // A course may give a start by its name.
  const setup = pack.game.text.position(pack.game.start(end.setup));
  const bySeat = hunter === 0 ? asBefore : swapped;
  const [first, second] = names;
  const sitting = freshSitting(pack.game, ports, setup, {
    flipped: hunter === 1,
    players: bySeat([first.trim(), alone ? '' : second.trim()]),
    rules: { ...pack.game.rules, ...end.rules },
    // Nobody is helped to run away who is not there.
    seating: { how, cover: false, marks: bySeat(['settings', alone ? 'off' : 'settings']) },
    ...(hunter === 1 && { swapped: true }),
    lesson,
  });
  replaceGame(table, sitting, 'new-game', pack);
};

/** Begins the same game again. With `change` the players change seats, each staying where they sit. */
const beginAgain = (table: Table, lesson: LessonMark, change: boolean): void => {
  const { store, ports } = table;
  const { sitting, pack } = store.getState();
  const { match, seating, flipped } = sitting;
  const bySeat = change ? swapped : asBefore;
  const isSwapped = change !== (sitting.swapped ?? false);
  const fresh = freshSitting(pack.game, ports, match.record.setup, {
    flipped: change ? !flipped : flipped,
    players: bySeat(match.record.players),
    rules: match.rules,
    ...(seating && { seating: { ...seating, marks: bySeat(seating.marks) } }),
    ...(isSwapped && { swapped: true }),
    lesson,
  });
  replaceGame(table, fresh, 'new-game', pack);
};

/** How the hunt on the table ended; null while it goes on, and in a game that is no hunt. */
export const endOfHunt = (
  { pack: { game }, sitting: { match } }: Pick<TableState, 'pack' | 'sitting'>,
  { hunter }: EndGame,
): HuntEnd | null => {
  const { outcome, record, head } = match;
  if (hunter === undefined || outcome === null) return null;
  if (outcome.winner !== hunter) return { is: 'escaped' };
  return { is: 'caught', moves: movesBy(game, lineTo(game, record, head), hunter) };
};

/** How many moves the hunter has made up to the position on the board. */
export const movesOfHunter = (
  { pack: { game }, sitting }: Pick<TableState, 'pack' | 'sitting'>,
  { hunter = 0 }: EndGame,
): number =>
  movesBy(game, lineTo(game, sitting.match.record, sitting.viewed ?? sitting.match.head), hunter);

/** Which seat won both halves of a hunt together: that of fewer moves; null where both were as good, undefined before the end of the second. */
export const winnerOfBoth = (
  state: Pick<TableState, 'pack' | 'sitting'>,
  end: EndGame,
): Seat | null | undefined => {
  const { first } = state.sitting.lesson ?? {};
  const second = endOfHunt(state, end);
  if (first === undefined || second === null || end.hunter === undefined) return undefined;
  const better = betterHunt(
    first === null ? { is: 'escaped' } : { is: 'caught', moves: first },
    second,
  );
  return better === null ? null : better === 'second' ? end.hunter : other(end.hunter);
};

/** Begins the second half of a hunt: the players change seats, and the result of the first half stays. */
export const changeSeats = (table: Table, ended: HuntEnd): void => {
  const { lesson } = table.store.getState().sitting;
  if (lesson === undefined) return;
  const { kept: _, ...mark } = lesson;
  beginAgain(table, { ...mark, first: ended.is === 'caught' ? ended.moves : null }, true);
};

/** Plays the game once more from its start. In a game that both play to win, and after both halves of a hunt, the players change seats. */
export const playEndGameAgain = (table: Table, { hunter }: EndGame): void => {
  const { lesson } = table.store.getState().sitting;
  if (lesson === undefined) return;
  const { kept: _, first, ...mark } = lesson;
  const seed = mark.seed === undefined ? {} : { seed: newSeed(table.ports) };
  beginAgain(table, { ...mark, ...seed }, hunter === undefined || first !== undefined);
};

/** Keeps the game on the table: from now on it is listed among the others. */
export const keepLessonGame = (table: Table): void => {
  const { sitting } = table.store.getState();
  if (sitting.lesson === undefined) return;
  // The whole game is written again, because its line in the lists changes.
  updateSitting(table, { lesson: { ...sitting.lesson, kept: true }, match: { ...sitting.match } });
};

/** Whether the other side runs away by itself and has to move now. */
const isToFlee = (
  { sitting, pack, elsewhere, previewOver }: TableState,
  course: Course,
): boolean => {
  const { lesson, match } = sitting;
  if (lesson?.seed === undefined || match.outcome !== null) return false;
  if (elsewhere || previewOver !== null) return false;
  const end = endGameOf(course, lesson);
  const { position } = lineTo(pack.game, match.record, match.head);
  return end?.hunter !== undefined && pack.game.turn(position) !== end.hunter;
};

/**
 * Answers for a king that runs away by itself, until the function is called that this returns. The king steps when the
 * piece of the hunter has `arrived`; until then nobody moves. A step back or forward is made by both sides.
 */
export const runAway = (
  table: Table,
  course: Course,
  arrived: () => Promise<void>,
): (() => void) => {
  const { store, ports } = table;
  const answer = async (isBack: boolean): Promise<void> => {
    // After this change is heard everywhere: another one within it would be heard first.
    await null;
    const state = store.getState();
    const { match, lesson } = state.sitting;
    if (!isToFlee(state, course) || state.drawing) return;
    if (isBack) {
      dispatch(table, { type: 'takeback', atMs: ports.now() });
      return;
    }
    store.setState({ drawing: true });
    await arrived();
    store.setState({ drawing: false });
    if (store.getState().sitting.match !== match) return;
    const atMs = ports.now();
    const game = gameOn(table);
    const line = lineTo(game, match.record, match.head);
    const move = flee(game, course.view, line, lesson?.seed ?? 0);
    if (redoTo(match) !== undefined) dispatch(table, { type: 'redo', atMs });
    else if (move !== undefined) dispatch(table, { type: 'turn', turn: { move }, atMs });
  };
  const hear = (now: TableState, before: TableState | null): void => {
    if (now.sitting.match === before?.sitting.match && now.elsewhere === before.elsewhere) return;
    if (!isToFlee(now, course)) return;
    void answer(before !== null && isStepBack(before.sitting, now.sitting));
  };
  const stop = store.subscribe(hear);
  hear(store.getState(), null);
  return stop;
};

/**
 * Hears of presses outside of a smaller board, until the function is called that this returns. No game has words for that
 * refusal: the piece in hand is put down, and `tell` is called with the match on the table.
 */
export const hearOutside = (table: Table, tell: (match: Match) => void): (() => void) =>
  table.store.subscribe(({ refused, sitting }) => {
    const hear = async (): Promise<void> => {
      // After this change is heard everywhere, as in `runAway`.
      await null;
      if (table.store.getState().refused !== refused) return;
      updateSitting(table, { picked: [] });
      tell(sitting.match);
    };
    if (refused?.refusal.rule === OUTSIDE) void hear();
  });

/** Whether the game went back by one move. */
const isStepBack = (before: Sitting, { id, match }: Sitting): boolean =>
  before.id === id && nodeAt(match.record, before.match.head).parent === match.head;
