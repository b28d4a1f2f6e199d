/**
 * How pointing becomes moves: the one input path that taps, drags, keys and typed moves share. It alone knows when a
 * press goes on with the move, lets go of it, takes up another piece instead, or is refused.
 */
import type { Game, Pick, Refusal } from './game.ts';
import { follow, samePick } from './picking.ts';

/** The result of a press. */
export type PressResult =
  /**
   * The move so far waits for more picks; `picks` is empty if the piece was let go. `stuck` says why the piece that was
   * just taken up has no legal move; absent if it has one.
   */
  | { readonly is: 'picked'; readonly picks: readonly Pick[]; readonly stuck?: Refusal }
  /** A whole legal move, and the picks that name it. */
  | { readonly is: 'move'; readonly move: object; readonly picks: readonly Pick[] }
  /** No legal move goes on with this press. Earlier picks stay picked; `tried` are the picks that were refused. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly tried: readonly Pick[] };

/** How something was pressed. */
export interface Press {
  /** The piece was dragged here. Another piece of the player's own is in its way then, and is not taken up instead. */
  readonly dragged?: boolean;
}

const picked = (picks: readonly Pick[]) => ({ is: 'picked', picks }) as const;

/** Whether the player has to choose how the move goes on: every next pick is a choice, and a card shows them. */
export const isAsked = (next: readonly Pick[]): boolean =>
  next.length > 0 && next.every((pick) => pick.at === 'choice');

const nextAfter = (game: Game, position: object, picks: readonly Pick[]): readonly Pick[] => {
  const following = follow(game, position, picks);
  return following.state === 'open' ? following.next : [];
};

/** Whether a piece goes to the target by its movement, or could take there. */
const goesTo = (game: Game, position: object, origin: Pick, target: Pick): boolean => {
  const { pattern, aims = [] } = game.reach(position, origin);
  return target.at === 'square' && [...pattern, ...aims].includes(target.square);
};

/** The board in the middle of a move: what stands where after the picks so far. */
export const shown = (game: Game, position: object, picks: readonly Pick[]): object =>
  picks.length > 1 ? (game.preview?.(position, picks) ?? position) : position;

/** Where the piece that is being moved stands or waits now; null while none is taken up. */
export const movingFrom = (game: Game, position: object, picks: readonly Pick[]): Pick | null => {
  const square = picks.length > 1 ? game.reached?.(position, picks) : undefined;
  return square === undefined ? (picks[0] ?? null) : { at: 'square', square };
};

/**
 * Answers a press after the picks of a move begun. The first of these rules that fits applies:
 * - The press goes on with the move, also back to where it began. A move that is then whole is made.
 * - A press on the origin lets go of the piece.
 * - A piece of the player's own is taken up, even without a legal move, so that the next press is an attempt with it.
 * - After one pick, another piece of the player's own is taken up instead, or another move of one press is made. Such a
 *   move is refused if the chosen piece would go there.
 * - Later, a press on the piece where it now stands puts it down there if the move may stop.
 * - While the player is asked to choose, any other press closes the question.
 * - Anything else is refused, and the earlier picks stay.
 */
export const point = (
  game: Game,
  position: object,
  picks: readonly Pick[],
  pressed: Pick,
  how: Press = {},
): PressResult => {
  const tried = [...picks, pressed];
  const following = follow(game, position, tried);
  if (following.state === 'done') return { is: 'move', move: following.move, picks: tried };
  if (following.state === 'open') return picked(tried);
  const { refusal } = following;
  const refused: PressResult = { is: 'refused', refusal, tried };
  const [origin] = picks;
  if (origin === undefined)
    return game.owns(position, pressed) ? { ...picked(tried), stuck: refusal } : refused;
  if (pressed.at === 'choice') return refused;
  if (picks.length === 1) {
    if (samePick(origin, pressed)) return picked([]);
    if (how.dragged) return refused;
    const instead = point(game, position, [], pressed, how);
    if (instead.is === 'refused') return refused;
    // A move of one press cannot be let go of again. If the chosen piece would go there, the player meant that one.
    return instead.is === 'move' && goesTo(game, position, origin, pressed) ? refused : instead;
  }
  const next = nextAfter(game, position, picks);
  if (isAsked(next)) return picked(samePick(origin, pressed) ? [] : takeBackPick(picks));
  const [only, ...others] = next.filter(({ at }) => at === 'choice');
  const here = movingFrom(game, position, picks);
  return only && others.length === 0 && here && samePick(here, pressed)
    ? point(game, position, picks, only)
    : refused;
};

/** The picks after one more Escape: the last of a longer move is taken back, and a piece just taken up is let go. */
export const takeBackPick = (picks: readonly Pick[]): readonly Pick[] => picks.slice(0, -1);
