/** Finds all moves by checking for each point whether a man may go or shoot there. */
import {
  apart,
  type Board,
  type Entry,
  entryOf,
  everyPoint,
  faceOf,
  hasMan,
  isPoint,
  type Man,
  manAt,
  nameOf,
  type Point,
  type Side,
  standing,
  vectorOf,
  without,
} from './board.ts';

type Men = ReadonlyMap<string, Man>;

const among = (face: string, list: string): boolean => list.split(' ').includes(face);

const leapSets: Readonly<Record<string, string>> = {
  '0 1': 'W4',
  '1 1': 'F4',
  '0 2': 'D4',
  '2 2': 'A4',
  '1 2': 'N8',
};

/** Whether the vector from one point to another is in one of these leap sets. */
const leaps = (sets: readonly string[], a: Point, b: Point): boolean => {
  const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
  const set = leapSets[`${Math.min(dx, dy)} ${Math.max(dx, dy)}`];
  return set !== undefined && sets.includes(set);
};

/** How many points lie between two points along this direction; undefined if they are not on such a line. */
const alongLine = (a: Point, b: Point, step: Point): number | undefined => {
  const far = apart(a, b);
  if (far === 0) return undefined;
  return a.x + far * step.x === b.x && a.y + far * step.y === b.y ? far - 1 : undefined;
};

const nothingBetween = (men: Men, a: Point, step: Point, between: number): boolean => {
  for (let i = 1; i <= between; i++)
    if (manAt(men, { x: a.x + i * step.x, y: a.y + i * step.y }) !== undefined) return false;
  return true;
};

const hasDrum = (men: Men, side: Side, nosub: boolean): boolean =>
  hasMan(
    men,
    (man) => man.side === side && (man.base === 'D' || (!nosub && faceOf(man) === '+SO')),
  );

/** Whether a man may reach a point in a single movement: by a step, a jump or a slide, not by a chain. */
const goesAtOnce = (
  men: Men,
  man: Man,
  entry: Entry,
  a: Point,
  b: Point,
  drum: boolean,
): boolean => {
  const mute = faceOf(man) === 'P' && !drum;
  const steps = (entry.step ?? []).filter((direction) => !(mute && direction === 'F'));
  if (steps.some((direction) => alongLine(a, b, vectorOf(direction, man.side)) === 0)) return true;
  if (leaps(entry.jump ?? [], a, b)) return true;
  return (entry.slide ?? []).some(([direction, range]) => {
    const step = vectorOf(direction, man.side);
    const between = alongLine(a, b, step);
    return between !== undefined && between < range && nothingBetween(men, a, step, between);
  });
};

/** Whether a man may take another by moving onto it. */
const takes = (man: Man, prey: Man): boolean => {
  if (man.side === prey.side) return false;
  if (among(man.base, 'TP SM')) return among(prey.base, 'TP SM');
  return !(faceOf(prey) === '+SU' && among(faceOf(man), 'CH +CH CU +C +FC'));
};

/** Whether a shot may hit another man within its range. */
const harms = (shot: string, prey: Man): boolean => {
  const face = faceOf(prey);
  if (shot === 'bow') return !among(face, 'SH SU +SH CH CU +CH +C +FC +SU');
  return shot === 'gun' ? !among(face, 'SU +SH +SU') : true;
};

const eight = ['F', 'B', 'L', 'R', 'FL', 'FR', 'BL', 'BR'];

const canShoot = (men: Men, man: Man, from: Point, at: Point): boolean => {
  const { shot } = entryOf(man);
  const prey = manAt(men, at);
  if (shot === undefined || prey === undefined || prey.side === man.side) return false;
  if (!harms(shot.class, prey)) return false;
  const fogs = standing(men, (other) => other.side !== man.side && faceOf(other) === '+TP');
  if (shot.class !== 'priest' && fogs.some(([fog]) => apart(fog, from) <= 5)) return false;
  return eight.some((direction) => {
    const step = vectorOf(direction, 'b');
    const between = alongLine(from, at, step);
    if (between === undefined || between + 1 > shot.range) return false;
    return shot.over || nothingBetween(men, from, step, between);
  });
};

export const isBesideFlame = (men: Men, point: Point): boolean =>
  standing(men, (man) => faceOf(man) === '+EN').some(([flame]) => apart(flame, point) === 1);

/** Whether a capture makes a man promote, wherever it is. */
const rewards = (man: Man, prey: Man): boolean => {
  if (among(faceOf(prey), 'G +MA MA B D')) return true;
  if (among(faceOf(prey), 'WR +M +B +D'))
    return among(faceOf(man), 'AC A S CS EN MA D B SN FC LB CB C SH P');
  return faceOf(man) === 'HS' && faceOf(prey) === 'FC';
};

const isInZone = (point: Point, side: Side): boolean =>
  side === 'b' ? point.y <= 5 : point.y >= 13;

/** The state of a man in the middle of a move. `men` is the board without that man. */
interface Trip {
  readonly men: Men;
  readonly at: Point;
  readonly text: string;
  readonly points: readonly Point[];
  readonly taken: readonly Man[];
  readonly dead: boolean;
}

const isFrozen = ({ men, side }: Board, point: Point): boolean =>
  standing(men, (man) => man.side !== side && entryOf(man).net !== undefined).some(([net, man]) =>
    (entryOf(man).net ?? []).some((direction) => {
      const step = vectorOf(direction, man.side);
      const between = alongLine(net, point, step);
      return between !== undefined && nothingBetween(men, net, step, between);
    }),
  );

/** Whether the movement of a man allows this point as the next landing of a trip. */
const comesNext = (man: Man, trip: Trip, to: Point, drum: boolean): boolean => {
  const entry = entryOf(man);
  const legs = trip.points.length - 1;
  const [start, first] = trip.points;
  if (start === undefined) return false;
  if (legs === 0 && goesAtOnce(trip.men, man, entry, trip.at, to, drum)) return true;
  const { chain } = entry;
  if (chain === undefined || legs >= chain.max || !leaps(chain.set, trip.at, to)) return false;
  if (legs === 0 || first === undefined) return true;
  if (!leaps(chain.set, start, first)) return false;
  const before = { x: first.x - start.x, y: first.y - start.y };
  const now = { x: to.x - trip.at.x, y: to.y - trip.at.y };
  if (chain.rule === 'free') return true;
  if (chain.rule === 'sameDirection') return before.x === now.x && before.y === now.y;
  const isBack = now.x === -before.x && now.y === -before.y;
  const sameMain =
    Math.abs(before.x) === 2 ? now.x === before.x : Math.abs(before.y) === 2 && now.y === before.y;
  return isBack || sameMain;
};

const landed = (trip: Trip, to: Point): Trip => {
  const prey = manAt(trip.men, to);
  const men = without(trip.men, to);
  return {
    men,
    at: to,
    text: `${trip.text}${prey === undefined ? '-' : 'x'}${nameOf(to)}`,
    points: [...trip.points, to],
    taken: prey === undefined ? trip.taken : [...trip.taken, prey],
    dead: isBesideFlame(men, to),
  };
};

/** The trip continued with every possible series of shots from where it has landed, including none. */
const withShots = (man: Man, trip: Trip, left: number): readonly Trip[] => {
  const next = left === 0 ? [] : everyPoint.filter((at) => apart(at, trip.at) <= 7);
  const shots = next
    .filter((at) => canShoot(trip.men, man, trip.at, at))
    .flatMap((at) => {
      const prey = manAt(trip.men, at);
      if (prey === undefined) return [];
      const shot: Trip = {
        ...trip,
        men: without(trip.men, at),
        text: `${trip.text}*${nameOf(at)}`,
        taken: [...trip.taken, prey],
      };
      return withShots(man, shot, left - 1);
    });
  return [trip, ...shots];
};

const suffixes = (man: Man, trip: Trip): readonly string[] => {
  if (trip.dead || man.up || entryOf(man).promotesTo === null) return [''];
  const hasPriest = hasMan(trip.men, ({ base, side }) => side === man.side && base === 'TP');
  if (among(man.base, 'D B') && !hasPriest) return [''];
  if (trip.taken.some((prey) => rewards(man, prey))) return ['+'];
  return trip.points.some((point) => isInZone(point, man.side)) ? ['+', '='] : [''];
};

/** Every complete move text that a trip can become. */
const finished = (man: Man, trip: Trip, drum: boolean): readonly string[] => {
  const { chain, shot } = entryOf(man);
  const [start] = trip.points;
  const reach = chain === undefined ? 18 : trip.points.length > 1 ? 2 : 18;
  return everyPoint
    .filter((to) => isPoint(to) && apart(to, trip.at) <= reach && apart(to, trip.at) > 0)
    .filter((to) => comesNext(man, trip, to, drum))
    .filter((to) => {
      const prey = manAt(trip.men, to);
      return prey === undefined || takes(man, prey);
    })
    .flatMap((to) => {
      const here = landed(trip, to);
      if (here.dead) return [here.text];
      const quiet = here.taken.length === trip.taken.length;
      const trips = quiet && shot ? withShots(man, here, shot.perLeg) : [here];
      return trips.flatMap((one) => {
        const legs = one.points.length - 1;
        const ends =
          legs >= (chain?.min ?? 1) ? suffixes(man, one).map((sign) => one.text + sign) : [];
        const goesOn = chain !== undefined && legs < chain.max && start !== undefined;
        return [...ends, ...(goesOn ? finished(man, one, drum) : [])];
      });
    });
};

/** The texts of all legal moves, each once. */
export const textsOf = (board: Board): readonly string[] => {
  const { men, side, nosub } = board;
  const drum = hasDrum(men, side, nosub);
  const texts = standing(men, (man) => man.side === side).flatMap(([at, man]) => {
    if (isFrozen(board, at)) return [];
    const trip: Trip = {
      men: without(men, at),
      at,
      text: nameOf(at),
      points: [at],
      taken: [],
      dead: false,
    };
    return finished(man, trip, drum);
  });
  return [...new Set(texts)];
};
