/** WXF, the notation of the world federation: `C2=5`, with `+` for forward, `-` for back and `=` for aside. */
import { fail, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import { type Kind, kindOfLetter, letters } from '../piece.ts';
import type { Position } from '../position.ts';
import { type Meant, speak, understand, type Way } from './spoken-move.ts';
import type { Tandem } from './tandem.ts';

/** As position texts have them, but for horse and elephant. */
export const wxfLetters: Readonly<Record<Kind, string>> = { ...letters, horse: 'H', elephant: 'E' };

const signs: Readonly<Record<Way, string>> = { forward: '+', back: '-', aside: '=' };

const signOfPlace = ({ place, count }: Tandem): string =>
  place === 1 ? '+' : place === count ? '-' : '.';

/** Which piece moves: its letter and file; of like pieces on a file a sign for the file, or a digit for the letter. */
const formatPiece = (kind: Kind, file: number, tandem: Tandem): string => {
  if (tandem.count === 1) return `${wxfLetters[kind]}${file}`;
  if (tandem.count > 3 || tandem.crowded) return `${tandem.place}${file}`;
  return `${wxfLetters[kind]}${signOfPlace(tandem)}`;
};

/** Writes a move in the position before it; empty where no piece is there. */
export const formatWxf = (position: Position, move: Move): string => {
  const said = speak(position, move);
  if (said === undefined) return '';
  const { kind, file, tandem, way, goal } = said;
  return `${formatPiece(kind, file, tandem)}${signs[way]}${goal}`;
};

const places: Readonly<Record<string, Meant['place']>> = { '+': 1, '-': 'last', '.': 'middle' };

/** The piece that the first two characters name, sign and letter in either order; undefined when they name none. */
const readPiece = (one: string, two: string): Meant | undefined => {
  if (/[1-5]/.test(one)) return { kind: 'soldier', place: Number(one), file: Number(two) };
  const isSign = Object.hasOwn(places, one);
  const [letter, other] = isSign ? [two, one] : [one, two];
  const kind = kindOfLetter(letter);
  if (kind === undefined) return undefined;
  const place = places[other];
  return place === undefined ? { kind, file: Number(other) } : { kind, place };
};

const ways: Readonly<Record<string, Way>> = {
  '+': 'forward',
  '-': 'back',
  '=': 'aside',
  '.': 'aside',
};

const pattern = /^(?:([a-z])([1-9+.-])|([+.-])([a-z])|([1-5])([1-9]))([+.=-])([1-9])$/i;

/** Whether a text looks like such a move. */
export const isWxf = (text: string): boolean => pattern.test(text);

/**
 * Reads a move of the side to move, letters in either case. Errors: `bad-move` when the text is none, `no-such-piece`
 * when nothing goes so, `ambiguous-move` when several do.
 */
export const parseWxf = (text: string, position: Position): Result<Move, ParseError> => {
  const [, a, b, c, d, e, f, sign = '', goal] = pattern.exec(text.trim()) ?? [];
  const piece = readPiece(a ?? c ?? e ?? '', b ?? d ?? f ?? '');
  const way = ways[sign];
  if (piece === undefined || way === undefined)
    return fail({ code: 'bad-move', line: 1, column: 1, excerpt: text.slice(0, 40) });
  return understand(position, { piece, way, goal: Number(goal) }, text);
};
