/** The pick sequences of the legal moves, followed pick by pick. */
import type { Game, Pick, Refusal } from './game.ts';

/** The state of some picks: the beginning of legal moves, one whole legal move, or nothing legal. */
export type Following<M> =
  | { readonly state: 'open'; readonly next: readonly Pick[] }
  | { readonly state: 'done'; readonly move: M }
  | { readonly state: 'dead'; readonly refusal: Refusal };

/** Whether two picks point at the same thing. */
export const samePick = (a: Pick, b: Pick): boolean =>
  a.at === 'square'
    ? b.at === 'square' && a.square === b.square
    : a.at === 'hand'
      ? b.at === 'hand' && a.seat === b.seat && a.kind === b.kind
      : b.at === 'choice' && a.choice === b.choice;

/**
 * Makes the `owns` of a game: a pick points at a piece of the side to move if the game does not refuse that pick alone.
 */
export const ownsUnless =
  <P>(refuseOrigin: (position: P, pick: Pick, alone: boolean) => Refusal | null) =>
  (position: P, pick: Pick): boolean =>
    refuseOrigin(position, pick, true) === null;

interface PickSequence {
  readonly picks: readonly Pick[];
  readonly move: object;
}

/**
 * The moves that begin with some picks. `next` is made when it is first asked for: of a thousand moves few are asked
 * about.
 */
interface Branch {
  readonly pick: Pick | null;
  readonly sequences: readonly PickSequence[];
  next: readonly Branch[] | null;
}

const nameOf = (pick: Pick): string =>
  pick.at === 'square'
    ? String(pick.square)
    : pick.at === 'hand'
      ? `${pick.seat}${pick.kind}`
      : `:${pick.choice}`;

/** The branches behind one, in the game's order of moves. */
const branchesOf = (branch: Branch, depth: number): readonly Branch[] => {
  if (branch.next !== null) return branch.next;
  const byName = new Map<
    string,
    { readonly pick: Pick; readonly sequences: PickSequence[]; next: null }
  >();
  for (const sequence of branch.sequences) {
    const pick = sequence.picks[depth];
    if (pick === undefined) continue;
    const name = nameOf(pick);
    const there = byName.get(name);
    if (there === undefined) byName.set(name, { pick, sequences: [sequence], next: null });
    else there.sequences.push(sequence);
  }
  branch.next = [...byName.values()];
  return branch.next;
};

// The sequences of a position are asked for at each pick of the same move, so they are kept for as long as the position is.
const known = new WeakMap<object, { readonly game: object; readonly root: Branch }>();

const rootOf = (game: Game, position: object): Branch => {
  const kept = known.get(position);
  if (kept?.game === game) return kept.root;
  const sequences = Array.from(game.legalMoves(position), (move) => ({
    picks: game.picks(position, move),
    move,
  }));
  const root: Branch = { pick: null, sequences, next: null };
  known.set(position, { game, root });
  return root;
};

/** Follows picks through the pick sequences of the legal moves; `next` lists each possible next pick once, in the game's order of moves. */
export const follow = (game: Game, position: object, picks: readonly Pick[]): Following<object> => {
  let branch: Branch | undefined = rootOf(game, position);
  for (const [depth, pick] of picks.entries()) {
    branch = branchesOf(branch, depth).find((one) => one.pick && samePick(one.pick, pick));
    if (branch === undefined) break;
  }
  if (branch !== undefined) {
    const [whole] = branch.sequences;
    if (picks.length > 0 && whole?.picks.length === picks.length)
      return { state: 'done', move: whole.move };
    const next = branchesOf(branch, picks.length).flatMap(({ pick }) => pick ?? []);
    return { state: 'open', next };
  }
  const refusal = game.refuse(position, picks);
  if (refusal === null) throw new Error(`neither legal nor refused: ${JSON.stringify(picks)}`);
  return { state: 'dead', refusal };
};
