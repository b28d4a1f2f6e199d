/**
 * Makes lessons from what happened between two looks at a game: who did which things right, and who made a mistake
 * about what.
 */
import type { Game, Line, Pick, Refusal, Seat } from '#kernel/game.ts';
import { type Faces, forbidden, mistakenOf, thingOf } from './teaching.ts';

/** A game as it is seen at one instant. */
export interface Moment {
  /** Which game it is. */
  readonly id: string;
  /** Whether two people play it here: it is no opened file, nobody looks back, and no other tab has it. */
  readonly playing: boolean;
  readonly elsewhere: boolean;
  readonly over: boolean;
  /** How many nodes its record has, the one it is at, and the one before that. */
  readonly nodes: number;
  readonly head: number;
  readonly parent: number | null;
  readonly line: Line<object, object>;
  /** An attempt that is being explained. */
  readonly refused: { readonly picks: readonly Pick[]; readonly refusal: Refusal } | null;
  /** A foul that the players were shown; `node` is null if its move was taken off the board. */
  readonly foul: {
    readonly seat: Seat;
    readonly node: number | null;
    readonly move: string;
  } | null;
}

/** A moment that was looked at, and up to which ply the turns of its game have counted. */
export type Seen = Moment & { readonly counted: number };

/** Something learned by a seat. */
export type Lesson =
  | { readonly seat: Seat; readonly was: 'wrong'; readonly thing: string }
  | {
      readonly seat: Seat;
      readonly was: 'right';
      readonly things: readonly string[];
      /** The piece that was chosen, and the node at which it was: a hint may have come for it. */
      readonly origin: Pick;
      readonly node: number;
    };

/** A first look: turns played before it count for nobody. */
export const firstSeen = (now: Moment): Seen => ({ ...now, counted: now.line.ply });

/** A refused attempt as a lesson; none where it shows nothing. */
const mistake = (
  faces: Faces,
  seat: Seat,
  position: object,
  picks: readonly Pick[],
  refusal: Refusal | null,
): readonly Lesson[] => {
  const thing = refusal && mistakenOf(faces, position, seat, picks, refusal);
  return thing === null ? [] : [{ seat, was: 'wrong', thing }];
};

/**
 * Lessons from the turn that was made since the last look: what it did right, or wrong if an illegal move is let stand.
 */
const lessonsOfTurn = (game: Game, faces: Faces, before: Seen, now: Moment): readonly Lesson[] => {
  const { line } = now;
  if (line.turn === null || line.before === null) return [];
  const { position } = line.before;
  const seat = game.turn(position);
  const picks = game.picks(position, line.turn.move);
  const [origin] = picks;
  const thing = origin ? thingOf(faces, position, origin) : null;
  if (origin === undefined || thing === null) return [];
  const refusal = game.refuse(position, picks);
  if (refusal !== null) return mistake(faces, seat, position, picks, refusal);
  const rules = new Set(forbidden(game, faces, position, origin).map(({ rule }) => rule));
  return [{ seat, was: 'right', things: [thing, ...rules], origin, node: before.head }];
};

/**
 * The lessons of the seats that are taught (`learns`) between two looks, and the look to go on from. Only turns that
 * two people play here teach, and each turn of a game counts once, however often it is taken back.
 */
export const lessonsBetween = (
  game: Game,
  faces: Faces,
  before: Seen,
  now: Moment,
  learns: (seat: Seat) => boolean,
): {
  readonly lessons: readonly Lesson[];
  readonly seen: Seen;
  /** Whether a turn was made that counts. */
  readonly made: boolean;
} => {
  const { line, refused, foul } = now;
  if (before.id !== now.id) return { lessons: [], seen: firstSeen(now), made: false };
  const seen = { ...now, counted: before.counted };
  if (!now.playing || before.elsewhere || before.over) return { lessons: [], seen, made: false };
  const lessons: Lesson[] = [];
  const { position } = line;
  const toMove = game.turn(position);
  if (refused !== null && refused !== before.refused && learns(toMove))
    lessons.push(...mistake(faces, toMove, position, refused.picks, refused.refusal));
  if (foul !== null && foul !== before.foul && foul.node === null && learns(foul.seat)) {
    const move = game.text.parseMove(foul.move, position);
    const picks = move.ok ? game.picks(position, move.value) : [];
    lessons.push(...mistake(faces, foul.seat, position, picks, game.refuse(position, picks)));
  }
  // A move that was made now is a new node after what was the end.
  const made = now.nodes === before.nodes + 1 && now.parent === before.head;
  if (!made || line.before === null || line.ply <= before.counted)
    return { lessons, seen, made: false };
  if (learns(game.turn(line.before.position)))
    lessons.push(...lessonsOfTurn(game, faces, before, now));
  return { lessons, seen: { ...seen, counted: line.ply }, made: true };
};
