/**
 * A second judgement of repetition, written only from the text of the rule. It goes forward and gives each piece a
 * name.
 */
import { after, type Diagram, isChecked, movesIn } from './second-opinion.ts';

/** Pieces by the point on which each began. */
type Names = ReadonlyMap<string, string>;

interface Ply {
  readonly red: boolean;
  readonly checks: boolean;
  /** The names of what the move chased. */
  readonly chased: ReadonlySet<string>;
}

const kindAt = ({ board }: Diagram, point: string): string =>
  (board.get(point) ?? '').toUpperCase();

const isRedAt = ({ board }: Diagram, point: string): boolean => {
  const letter = board.get(point) ?? '';
  return letter === letter.toUpperCase();
};

/** Whether the piece on a point is a soldier that has not crossed the river. */
const waits = (diagram: Diagram, point: string): boolean =>
  kindAt(diagram, point) === 'P' &&
  (isRedAt(diagram, point) ? '01234' : '56789').includes(point.charAt(1));

/** The points of pieces that a move newly threatens to take with profit. */
const chasedBy = (before: Diagram, move: string, now: Diagram): readonly string[] => {
  const again: Diagram = { board: now.board, red: before.red };
  const earlier = movesIn(before, (point) => before.board.has(point));
  return movesIn(again, (point) => again.board.has(point)).flatMap((capture) => {
    const [taker, target] = [capture.slice(0, 2), capture.slice(2)];
    const [own, theirs] = [kindAt(again, taker), kindAt(again, target)];
    if (own === 'K' || own === 'P') return [];
    if (theirs === 'K' || waits(now, target)) return [];
    const stood = taker === move.slice(2) ? move.slice(0, 2) : taker;
    if (earlier.includes(`${stood}${target}`)) return [];
    const answers = movesIn(now, (point) => point === taker);
    if (own === theirs && answers.includes(`${target}${taker}`)) return [];
    const retaken = movesIn(after(again, capture), (point) => point === target).length > 0;
    const forChariot = theirs === 'R' && (own === 'N' || own === 'C');
    return retaken && !forChariot ? [] : [target];
  });
};

const placement = ({ board, red }: Diagram): string =>
  `${red} ${[...board]
    .map(([point, letter]) => `${point}${letter}`)
    .sort()
    .join(' ')}`;

/**
 * How the last position of some moves ends a game, by the full table of the rule. Undefined if it has not occurred
 * often enough.
 */
export const verdict = (
  start: Diagram,
  moves: readonly string[],
  occurrences: number,
): { readonly by: string; readonly redLoses?: boolean } | undefined => {
  let [now, names]: [Diagram, Names] = [start, new Map([...start.board.keys()].map((p) => [p, p]))];
  const plies: Ply[] = [];
  const seen = [placement(start)];
  // A cache: the same moves come again in each round.
  const known = new Map<string, readonly string[]>();
  for (const move of moves) {
    const key = `${seen.at(-1)} ${move}`;
    const before = now;
    now = after(now, move);
    const next = new Map(names);
    next.set(move.slice(2), names.get(move.slice(0, 2)) ?? '?');
    next.delete(move.slice(0, 2));
    names = next;
    const chased = known.get(key) ?? chasedBy(before, move, now);
    known.set(key, chased);
    plies.push({
      red: before.red,
      checks: isChecked(now.board, now.red),
      chased: new Set(chased.map((point) => next.get(point) ?? '?')),
    });
    seen.push(placement(now));
  }
  const last = seen.at(-1) ?? '';
  if (seen.filter((one) => one === last).length < occurrences) return undefined;
  const span = plies.slice(seen.indexOf(last));
  const of = (red: boolean): readonly Ply[] => span.filter((ply) => ply.red === red);
  const checks = (red: boolean): boolean =>
    of(red).length > 0 && of(red).every((ply) => ply.checks);
  const chases = (red: boolean): boolean =>
    !checks(red) &&
    [...(of(red)[0]?.chased ?? [])].some((name) => of(red).every((ply) => ply.chased.has(name)));
  if (checks(true) !== checks(false)) return { by: 'perpetual-check', redLoses: checks(true) };
  if (!checks(true) && chases(true) !== chases(false))
    return { by: 'perpetual-chase', redLoses: chases(true) };
  return { by: 'repetition' };
};
