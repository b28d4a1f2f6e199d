/** Kinds of damage to JKF, lines of USI and lists of SFEN, in the form in which our own writers write them. */
import type { Format } from '#games/shogi/notation/reading.ts';

type Fields = Record<string, unknown>;

export interface WrittenDamage {
  readonly name: string;
  readonly format: Format;
  /** Every text that this kind of damage can make of a text. */
  readonly of: (text: string) => readonly string[];
}

interface Jkf {
  header: unknown;
  initial: {
    preset: string;
    data?: Fields & { color: unknown; board: Fields[][]; hands: Fields[] };
  };
  moves: (Fields & { move?: Fields; time?: { now: Fields; total: Fields } })[];
}

/** Damages a game in place. False if this kind of damage cannot happen to it. */
type HarmGame = (game: Jkf, at: number) => boolean;

/** The first entries, the last, and some between. Parsing the JSON again for every entry would take too long. */
const placesIn = (entries: number): readonly number[] => [
  ...new Set([0, 1, 2, 3, entries >> 2, entries >> 1, entries - 3, entries - 2, entries - 1]),
];

/** A kind of damage to an entry, at some entries in turn. */
const jkf = (name: string, harm: HarmGame): WrittenDamage => ({
  name,
  format: 'jkf',
  of: (text) =>
    placesIn((JSON.parse(text) as Jkf).moves.length).flatMap((at) => {
      const game = JSON.parse(text) as Jkf;
      return harm(game, at) ? [JSON.stringify(game)] : [];
    }),
});

/** A kind of damage to the move of an entry. */
const jkfMove = (
  name: string,
  harm: (move: Fields, game: Jkf, at: number) => boolean | undefined,
) =>
  jkf(name, (game, at) => {
    const move = game.moves[at]?.move;
    return move !== undefined && harm(move, game, at) !== false;
  });

const jkfStart = (name: string, harm: (game: Jkf) => boolean | undefined) =>
  jkf(name, (game, at) => at === 0 && harm(game) !== false);

/** Whether the next entry has a move. */
const movesOn = (game: Jkf, at: number): boolean => game.moves[at + 1]?.move !== undefined;

const jkfDamages: readonly WrittenDamage[] = [
  jkfMove('a move comes from an empty square', (move, _, at) => {
    if (move['from'] === undefined || at > 5) return false;
    move['from'] = { x: 5, y: 5 };
    return true;
  }),
  jkfMove('a move goes to no square', (move) => {
    move['to'] = { x: 10, y: 1 };
    return true;
  }),
  jkfMove('a move names no piece', (move) => {
    move['piece'] = 'XX';
    return true;
  }),
  jkfMove('a move names another piece', (move) => {
    if (move['from'] === undefined) return false;
    move['piece'] = move['piece'] === 'KI' ? 'OU' : 'KI';
    return true;
  }),
  jkfMove('a move has the colour of the other side', (move) => {
    if (move['from'] === undefined) return false;
    move['color'] = move['color'] === 0 ? 1 : 0;
    return true;
  }),
  jkfMove('a move has a colour that nobody has', (move) => {
    move['color'] = 2;
    return true;
  }),
  jkfMove('a move takes what does not stand there', (move) => {
    if (move['from'] === undefined) return false;
    move['capture'] = move['capture'] === 'KI' ? 'GI' : 'KI';
    return true;
  }),
  jkfMove('a move has a field that the format does not have', (move) => {
    move['mood'] = 'bold';
    return true;
  }),
  jkfMove('a piece promotes far from the zone', (move, { initial }, at) => {
    if (move['from'] === undefined || at > 3 || initial.preset !== 'HIRATE') return false;
    move['promote'] = true;
    return true;
  }),
  jkfMove('an entry is missing', (_, game, at) => {
    if (!movesOn(game, at)) return false;
    game.moves.splice(at, 1);
    return true;
  }),
  jkfMove('an entry stands twice', (_, game, at) => {
    game.moves.splice(at, 0, structuredClone(game.moves[at] ?? {}));
    return true;
  }),
  jkfMove('an entry is no object', (_, game, at) => {
    game.moves.splice(at, 0, '7g7f' as never);
    return true;
  }),
  jkfMove('an entry has a field that the format does not have', (_, game, at) => {
    Object.assign(game.moves[at] ?? {}, { mood: 'bold' });
    return true;
  }),
  jkfMove('a variation is no list', (_, game, at) => {
    Object.assign(game.moves[at] ?? {}, { forks: ['7g7f'] });
    return true;
  }),
  jkfMove('comments are no list of texts', (_, game, at) => {
    Object.assign(game.moves[at] ?? {}, { comments: [{ text: 'a' }] });
    return true;
  }),
  jkf('the time of a move is no number', (game, at) => {
    const time = game.moves[at]?.time;
    if (time === undefined) return false;
    time.now['s'] = 'x';
    return true;
  }),
  jkf('the time of a move is another', (game, at) => {
    const { time, move } = game.moves[at] ?? {};
    if (time === undefined || move === undefined) return false;
    time.now['m'] = 59;
    return true;
  }),
  jkf('the total of a time is no sum', (game, at) => {
    const { time, move } = game.moves[at] ?? {};
    if (time === undefined || move === undefined) return false;
    time.total['h'] = 77;
    return true;
  }),
  jkf('the word of the ending is another', (game, at) => {
    if (game.moves[at]?.['special'] === undefined) return false;
    Object.assign(game.moves[at] ?? {}, { special: 'XYZ' });
    return true;
  }),
  jkf('a second ending stands below the first', (game, at) => {
    const special = game.moves[at]?.['special'];
    if (special === undefined || special === 'HIKIWAKE') return false;
    game.moves.splice(at + 1, 0, { special: 'HIKIWAKE' });
    return true;
  }),
  jkfMove('moves go on below an ending', (_, game, at) => {
    game.moves.splice(at, 0, { special: 'TORYO' });
    return true;
  }),
  jkfMove('a mate is no mate', (_, game, at) => {
    if (at > 5) return false;
    game.moves.splice(at, game.moves.length, { special: 'TSUMI' });
    return true;
  }),
  jkfStart('the start has a name that nobody knows', ({ initial }) => {
    initial.preset = 'XYZ';
    delete initial.data;
    return true;
  }),
  jkfStart('the headers are no object', (game) => {
    game.header = 'Habu';
    return true;
  }),
  jkfStart('a hand holds fewer than none', ({ initial: { data } }) => {
    if (data === undefined) return false;
    data.hands[0] = { FU: -1 };
    return true;
  }),
  jkfStart('a hand holds what is no piece', ({ initial: { data } }) => {
    if (data === undefined) return false;
    data.hands[1] = { XX: 1 };
    return true;
  }),
  jkfStart('the board has a file too few', ({ initial: { data } }) => {
    if (data === undefined) return false;
    data.board.pop();
    return true;
  }),
  jkfStart('a square of the board holds what is no piece', ({ initial: { data } }) => {
    if (data === undefined) return false;
    (data.board[4] ?? [])[4] = { color: 0, kind: 'XX' };
    return true;
  }),
  jkfStart('it is the turn of nobody', ({ initial: { data } }) => {
    if (data === undefined) return false;
    data.color = 'x';
    return true;
  }),
  jkfStart('there are pawns enough for two games', ({ initial: { data } }) => {
    if (data === undefined) return false;
    data.hands[0] = { FU: 19 };
    return true;
  }),
  jkfStart('the name of the start and its drawing differ', ({ initial }) => {
    if (initial.data === undefined) return false;
    initial.preset = '10';
    return true;
  }),
];

/** Replaces each match of a pattern, one at a time. */
const replaced = (
  name: string,
  format: Format,
  what: RegExp,
  by: (found: string) => string,
): WrittenDamage => ({
  name,
  format,
  of: (text) =>
    [...text.matchAll(what)]
      .map(
        ({ 0: found, index }) =>
          `${text.slice(0, index)}${by(found)}${text.slice(index + found.length)}`,
      )
      .filter((damaged) => damaged !== text),
});

const usiMove = /(?<= )(?:[1-9][a-i]){2}\+?(?= )/g;

const usiDamages: readonly WrittenDamage[] = [
  replaced(
    'a move comes from an empty square',
    'usi',
    /(?<=moves )[1-9][a-i](?=[1-9][a-i])/g,
    () => '5e',
  ),
  replaced(
    'a move goes nowhere',
    'usi',
    usiMove,
    (move) => `${move.slice(0, 2)}${move.slice(0, 2)}`,
  ),
  replaced('a move is cut short', 'usi', usiMove, (move) => move.slice(0, 3)),
  replaced('a move names the tenth rank', 'usi', usiMove, (move) => `${move.slice(0, 3)}j`),
  replaced('a move stands twice', 'usi', usiMove, (move) => `${move} ${move}`),
  replaced('another word stands among the moves', 'usi', usiMove, (move) => `${move} hello`),
  replaced('what stands among the moves ends the game', 'usi', usiMove, (move) => `resign ${move}`),
  replaced('the word before the moves is another', 'usi', /(?<= )moves(?= )/g, () => 'moved'),
  replaced(
    'the start is no position',
    'usi',
    /(?<=position )(startpos|sfen \S+)/g,
    () => 'sfen 9/9',
  ),
  replaced('a line of another text stands below', 'usi', /\n$/g, () => '\n7g7f is a good move\n'),
];

const sfenBoard = /^[^\s/]+(?:\/[^\s/]+){8}/gm;

const sfenDamages: readonly WrittenDamage[] = [
  replaced('a rank has a square too many', 'sfen', sfenBoard, (board) => `1${board}`),
  replaced('a rank is missing', 'sfen', sfenBoard, (board) => board.slice(board.indexOf('/') + 1)),
  replaced(
    'a rank stands twice',
    'sfen',
    sfenBoard,
    (board) => `${board.slice(0, board.indexOf('/') + 1)}${board}`,
  ),
  replaced('a letter is no piece', 'sfen', sfenBoard, (board) => board.replace(/[a-zA-Z]/, 'x')),
  replaced('a king stands twice', 'sfen', sfenBoard, (board) =>
    board.replace(/(?<=\/)9(?=\/)/, '4k4'),
  ),
  replaced('it is the turn of nobody', 'sfen', /(?<= )[bw](?= )/g, () => 'x'),
  replaced('the hands are missing', 'sfen', /(?<= [bw]) \S+(?= \d+\n)/g, () => ''),
  replaced('a hand counts none of a piece', 'sfen', /(?<= [bw] )\S+(?= )/g, () => '0P'),
  replaced('a hand holds a king', 'sfen', /(?<= [bw] )\S+(?= )/g, () => 'K'),
  replaced('a hand holds more pawns than there are', 'sfen', /(?<= [bw] )\S+(?= )/g, () => '19p'),
  replaced('the number of a move is no number', 'sfen', /\d+(?=\n)/g, () => 'x'),
  replaced(
    'something stands behind a position',
    'sfen',
    /\d+(?=\n)/g,
    (number) => `${number} 7g7f7`,
  ),
  replaced(
    'a position in the middle is missing',
    'sfen',
    /(?<=\n[^\n]+\n)[^\n]+\n(?=.)/g,
    () => '',
  ),
];

/** Every kind of damage. */
export const writtenDamages: readonly WrittenDamage[] = [
  ...jkfDamages,
  ...usiDamages,
  ...sfenDamages,
];
