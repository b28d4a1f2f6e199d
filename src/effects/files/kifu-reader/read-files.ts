/** Reads files and answers in pieces: in a worker, or in the page if no worker starts. */
import {
  type FileReading,
  type Formats,
  formatNamed,
  type GameReading,
  type Limits,
  type Packs,
  packOf,
} from '#games/pack.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { frameOf, piecesOf } from '#record/pieces.ts';
import type { FileFacts, FileRefusal } from '#store/kifu-reader.ts';
import { namesIn } from '#store/selectors.ts';
import { decode, isText } from '../decode.ts';
import type { Answer, Question } from './messages.ts';
import { kindOfBytes, kindOfText } from './not-kifu.ts';
import { countsOf, fates, linesOf, noticesOf, receiptOf } from './receipt.ts';

/**
 * Limits of a file that is read. The page holds and renders one game whole, and the worker holds all games of a file.
 * More would freeze the page or fill the worker's memory.
 */
export const limits: Limits & { readonly bytes: number } = {
  bytes: 20_000_000,
  lines: 3_000_000,
  games: 200_000,
  plies: 10_000,
  'game-moves': 200_000,
  moves: 1_500_000,
};

/** How many notices, lines or games go into one message. */
const AT_ONCE = 2_000;

/** A file that was read. */
export interface Read {
  /** The encoding of its text, and how many letters could not be decoded. */
  readonly decoded: Pick<FileFacts, 'encoding' | 'lost'>;
  /** The formats of the game that the file is of. */
  readonly formats: Formats;
  readonly file: FileReading;
}

type Post = (answer: Answer) => void;

/** A reader that remembers the last file: a question about a file is mostly followed by one about its games. */
export interface Answering {
  readonly answer: (question: Question, post: Post) => Promise<void>;
}

/** Whether a file really is of a game, and does not only have lines that look like it: it has a move, or no notices. */
const isOwn = ({ games }: FileReading): boolean =>
  games.some(({ record }) => record.nodes.length > 1) ||
  games.every(({ notices }) => notices.length === 0);

/**
 * Tries the readers of every game in turn, until one recognises the file as its own. A file that none recognises goes
 * to the first that could read it. The first limit that is exceeded ends the search: otherwise each further game would
 * read the whole file again.
 */
const readText = (
  bytes: Uint8Array,
  all: readonly Formats[],
  most: Limits,
  onMoves: (moves: number) => void,
): Result<Read, FileRefusal> => {
  const binary = kindOfBytes(bytes);
  if (binary !== undefined) return fail({ code: binary });
  const decoded = decode(bytes);
  if (!isText(bytes, decoded)) return fail({ code: 'no-text' });
  const { text, encoding, lost } = decoded;
  let first: Read | undefined;
  let refusal: FileRefusal = { code: 'no-kifu' };
  for (const formats of all) {
    const file = formats.read(text, most, onMoves);
    if (file.ok) {
      const read = { decoded: { encoding, lost }, formats, file: file.value };
      if (isOwn(file.value)) return ok(read);
      first ??= read;
    } else if ('limit' in file.error) return fail(file.error);
    else refusal = file.error;
  }
  if (first !== undefined) return ok(first);
  return fail(refusal.code === 'no-kifu' ? { code: kindOfText(text) ?? 'no-kifu' } : refusal);
};

/** Reads a binary file by the first game that knows its bytes, and any other file as a text. */
export const readFile = (
  bytes: Uint8Array,
  all: readonly Formats[],
  most: Limits,
  onMoves: (moves: number) => void,
): Result<Read, FileRefusal> => {
  for (const formats of all) {
    const file = formats.readBytes?.(bytes, most, onMoves);
    if (file?.ok) return ok({ decoded: file.value, formats, file: file.value });
    if (file !== undefined) return file;
  }
  return readText(bytes, all, most, onMoves);
};

const parted = function* <T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
};

/**
 * Returns a function that fetches the formats of every game, with the game `first` at the head. The promises are
 * reused, unless one failed.
 */
const formatsIn = (packs: Packs): ((first: string) => Promise<readonly Formats[]>) => {
  const fetched = new Map<string, Promise<Formats>>();
  const formatsOf = (id: string): Promise<Formats> => {
    const known = fetched.get(id) ?? packOf(packs, id).then(({ formats }) => formats());
    fetched.set(id, known);
    known.catch(() => fetched.delete(id));
    return known;
  };
  return (first) => {
    const ids = Object.keys(packs);
    return Promise.all(
      [...ids.filter((id) => id === first), ...ids.filter((id) => id !== first)].map(formatsOf),
    );
  };
};

/** Makes a reader. `pause` lets the page do other work between two pieces, if no worker runs. */
export const answering = (packs: Packs, pause: () => Promise<void>): Answering => {
  const formatsFrom = formatsIn(packs);
  // Fetched immediately, so that they are there when a file comes, online or not.
  formatsFrom('').catch(() => {});
  let last: { readonly id: string; readonly read: Read } | undefined;

  const read = async (
    { first, file: { id, blob } }: Question,
    post: Post,
  ): Promise<Result<Read, FileRefusal>> => {
    if (last?.id === id) return ok(last.read);
    last = undefined;
    const { size } = blob;
    if (size > limits.bytes) return fail({ code: 'too-large', limit: limits.bytes, size });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    await pause();
    const found = readFile(bytes, await formatsFrom(first), limits, (moves) =>
      post({ is: 'moves', moves }),
    );
    await pause();
    if (found.ok) last = { id, read: found.value };
    return found;
  };

  const postGame = async (found: Read, reading: GameReading, post: Post): Promise<void> => {
    const { decoded, formats, file } = found;
    const { record } = reading;
    for (const piece of piecesOf(record)) {
      post({ is: 'piece', piece });
      await pause();
    }
    const { encoding, lost } = decoded;
    const { format } = file;
    const counts = formatNamed(formats, format)?.counts ?? 'lines';
    post({
      is: 'game',
      facts: { format, counts, encoding, lost },
      frame: frameOf(record),
      receipt: receiptOf(reading, formats),
    });
  };

  const postReceipt = async (
    { formats }: Read,
    reading: GameReading,
    post: Post,
  ): Promise<void> => {
    for (const of of fates)
      for (const notices of parted(noticesOf(reading, formats, of))) {
        post({ is: 'notices', of, notices });
        await pause();
      }
    for (let from = 0; from < reading.lineKinds.length; from += AT_ONCE) {
      post({ is: 'lines', lines: linesOf(reading, formats, from, from + AT_ONCE) });
      await pause();
    }
  };

  const postLook = async (found: Read, wantOnly: boolean, post: Post): Promise<void> => {
    const { games } = found.file;
    for (const some of parted(games)) {
      const counted = some.map(({ record }) => ({ names: namesIn(record), ...countsOf(record) }));
      post({ is: 'found', games: counted });
      await pause();
    }
    const [only] = games;
    if (wantOnly && games.length === 1 && only !== undefined) await postGame(found, only, post);
  };

  return {
    answer: async (question, post) => {
      try {
        const found = await read(question, post);
        if (!found.ok) return post({ is: 'refused', refusal: found.error });
        const { about } = question;
        if (about.is === 'look') await postLook(found.value, about.wantOnly, post);
        else {
          const reading = found.value.file.games[about.game];
          if (reading === undefined)
            return post({ is: 'refused', refusal: { code: 'unreadable' } });
          if (about.is === 'game') await postGame(found.value, reading, post);
          else await postReceipt(found.value, reading, post);
        }
        post({ is: 'done' });
      } catch {
        // The file is gone, or the browser does not allow reading it.
        post({ is: 'refused', refusal: { code: 'unreadable' } });
      }
    },
  };
};
