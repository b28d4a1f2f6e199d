/**
 * A second implementation of the rules of banqi, written only from their text. It works in another way, on the letters
 * of a position, and shares no code with the app. It is slow and serves only for comparison.
 */

/** The pieces of each family from the strongest to the weakest. */
const ladders = { seed: 'KABRNCP', hongkong: 'KRNCABP', mainland: 'KABRNCP' };
type FamilyName = keyof typeof ladders;

/** The letters of a set. */
export const SET = 'KAABBRRNNCCPPPPPkaabbrrnnccppppp';
const ORDER = 'KABRNCPkabrncp';

/** A game as plain text: rows from rank 4 down, with `x` for face down and `.` for empty. */
export interface Told {
  readonly rows: readonly string[];
  readonly player: 1 | 2;
  readonly playerOne: 'r' | 'b' | '-';
  /** The letters of the face-down pieces, sorted. */
  readonly down: string;
  readonly still: number;
  readonly family: FamilyName;
}

const sorted = (letters: string): string =>
  [...letters].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)).join('');

const minus = (letters: string, away: string): string => {
  let left = letters;
  for (const letter of away) left = left.replace(letter, '');
  return left;
};

/** A game before its first move. */
export const beginning = (family: FamilyName): Told => ({
  rows: ['xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx', 'xxxxxxxx'],
  player: 1,
  playerOne: '-',
  down: SET,
  still: 0,
  family,
});

const isRed = (letter: string): boolean => /[A-Z]/.test(letter);

/** Whether a letter is a piece of that player. */
const belongs = ({ playerOne }: Told, letter: string, player: 1 | 2): boolean => {
  if (!/[A-Za-wyz]/.test(letter) || playerOne === '-') return false;
  return (isRed(letter) === (playerOne === 'r')) === (player === 1);
};

const letterAt = ({ rows }: Told, name: string): string =>
  rows[4 - Number(name[1])]?.['abcdefgh'.indexOf(name[0] ?? '')] ?? '';

const allNames = [...'4321'].flatMap((rank) => [...'abcdefgh'].map((file) => file + rank));

/** The letters between two cells of a line, both excluded; undefined if the cells are not in line. */
const between = (told: Told, a: string, b: string): string | undefined => {
  if (a === b || (a[0] !== b[0] && a[1] !== b[1])) return undefined;
  const line = allNames.filter((name) => (a[0] === b[0] ? name[0] === a[0] : name[1] === a[1]));
  const [low, high] = [line.indexOf(a), line.indexOf(b)].sort((x, y) => x - y);
  return line
    .slice((low ?? 0) + 1, high)
    .map((name) => letterAt(told, name))
    .join('');
};

const mayTake = (told: Told, a: string, b: string): boolean => {
  const [hunter, prey] = [letterAt(told, a).toUpperCase(), letterAt(told, b).toUpperCase()];
  const way = between(told, a, b);
  if (way === undefined) return false;
  if (hunter === 'C' && told.family === 'seed') return way.replaceAll('.', '').length === 1;
  if (way !== '') return false;
  if (hunter === 'K' && prey === 'P') return false;
  if (hunter === 'P' && prey === 'K') return true;
  const ladder = ladders[told.family];
  return ladder.indexOf(hunter) <= ladder.indexOf(prey);
};

/** Every move of the player to move: `c3`, `c3-c4`, `c3xd3`. */
export const allowed = (told: Told): readonly string[] => {
  const words = allNames.filter((name) => letterAt(told, name) === 'x');
  for (const a of allNames)
    if (belongs(told, letterAt(told, a), told.player))
      for (const b of allNames) {
        const there = letterAt(told, b);
        if (there === '.' && between(told, a, b) === '') words.push(`${a}-${b}`);
        if (belongs(told, there, told.player === 1 ? 2 : 1) && mayTake(told, a, b))
          words.push(`${a}x${b}`);
      }
  return words;
};

const put = (rows: readonly string[], name: string, letter: string): readonly string[] =>
  rows.map((row, i) => {
    if (i !== 4 - Number(name[1])) return row;
    const place = 'abcdefgh'.indexOf(name[0] ?? '');
    return row.slice(0, place) + letter + row.slice(place + 1);
  });

/** The game after one of those moves; a turn-up includes the face that came up. */
export const after = (told: Told, word: string): Told => {
  const player = told.player === 1 ? 2 : 1;
  const [, up, shown] = /^(..)=(.)$/.exec(word) ?? [];
  if (up !== undefined && shown !== undefined) {
    const colour = isRed(shown) ? 'r' : 'b';
    const playerOne = told.playerOne === '-' ? colour : told.playerOne;
    const down = minus(told.down, shown);
    return { ...told, player, playerOne, down, still: 0, rows: put(told.rows, up, shown) };
  }
  const [a, b] = [word.slice(0, 2), word.slice(3)];
  const rows = put(put(told.rows, b, letterAt(told, a)), a, '.');
  return { ...told, player, rows, still: word[2] === 'x' ? 0 : told.still + 1 };
};

/** The text of a position, built letter by letter. */
export const told = ({ rows, player, playerOne, down, still, family }: Told): string => {
  const board = rows.map((row) => row.replace(/\.+/g, (gap) => `${gap.length}`)).join('/');
  const there = sorted(down);
  const gone = `*-${sorted(minus(SET, down))}`;
  const pool =
    down.length === 32 ? '*' : there === '' ? '-' : there.length > gone.length ? gone : there;
  return `${board} ${player} ${playerOne} ${pool} ${still}${family === 'seed' ? '' : ` ${family}`}`;
};

/** How a game stands after these positions, the last one now: who won and why, or undefined. */
export const verdict = (games: readonly Told[]): string | undefined => {
  const now = games.at(-1);
  if (now === undefined || now.playerOne === '-') return undefined;
  const everything = now.rows.join('') + now.down;
  for (const player of [1, 2] as const)
    if (![...everything].some((letter) => belongs(now, letter, player)))
      return `${player === 1 ? 2 : 1} no-pieces`;
  if (allowed(now).length === 0) return `${now.player === 1 ? 2 : 1} no-move`;
  const same = games.filter(
    ({ rows, player }) => rows.join() === now.rows.join() && player === now.player,
  );
  if (same.length >= 3) return '0 repetition';
  return now.still >= 50 ? '0 no-progress' : undefined;
};
