/**
 * How pointing becomes moves: the one input path that taps, drags, keys and typed moves share. It alone knows when a
 * press goes on with the move, lets go of it, takes up another piece instead, or is refused.
 */
import type { Game, Pick, Refusal } from './game.ts';
import { follow, samePick } from './picking.ts';

/** What a press comes to. */
export type PressResult =
  /**
   * The move so far: it waits for more, and nothing is left of it where the piece was let go. `stuck` says why the piece
   * that was just taken up has no legal move; absent where it has one.
   */
  | { readonly is: 'picked'; readonly picks: readonly Pick[]; readonly stuck?: Refusal }
  /** A whole legal move, and the picks that name it. */
  | { readonly is: 'move'; readonly move: object; readonly picks: readonly Pick[] }
  /** No legal move goes on so. What was picked before stays picked; `tried` is what was refused. */
  | { readonly is: 'refused'; readonly refusal: Refusal; readonly tried: readonly Pick[] };

/** How something was pressed. */
export interface Press {
  /** The piece was dragged there and meant to go there: another of one's own is in its way, not taken up instead. */
  readonly dragged?: boolean;
}

const picked = (picks: readonly Pick[]) => ({ is: 'picked', picks }) as const;

/** Whether the move so far is asked how it goes on: then every next pick is a choice, and a card shows them. */
export const isAsked = (next: readonly Pick[]): boolean =>
  next.length > 0 && next.every((pick) => pick.at === 'choice');

const nextAfter = (game: Game, position: object, picks: readonly Pick[]): readonly Pick[] => {
  const following = follow(game, position, picks);
  return following.state === 'open' ? following.next : [];
};

/** Whether a piece goes by its movement to what is pointed at, or could take there. */
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
 * What pressing something means after the picks of a move begun. The first of these that fits:
 * - it goes on with the move, back to where it began too, and a move that is whole is made;
 * - the origin again lets go of the piece;
 * - a piece of one's own is taken up, also one that has no legal move, so that the next press is an attempt with it;
 * - after one pick another piece of one's own is taken up instead, or another move made that is one press, unless the
 *   chosen piece would go there;
 * - later the piece itself, where it has come to, is put down there if the move may stop;
 * - beside an open question a press closes it;
 * - anything else is refused, and the picks before stay.
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
    // A move of one press cannot be let go of again: where the chosen piece would go, it was meant to go.
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
