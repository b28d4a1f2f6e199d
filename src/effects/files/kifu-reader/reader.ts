/** The page's side of the reader of kifu files: starts the worker, and puts its answers together. */
import { type Packs, packOf } from '#games/pack.ts';
import { fail, ok, type Result } from '#kernel/result.ts';
import { type Assembly, assemble } from '#record/pieces.ts';
import type {
  FileRefusal,
  FoundGame,
  KifuReader,
  LineFate,
  ReadGame,
  ReadLine,
  ReadNotice,
  WholeReceipt,
} from '#store/kifu-reader.ts';
import { trustedAddress } from '../../session/trusted-address.ts';
import type { Answer, Question } from './messages.ts';
import { answering } from './read-files.ts';
import type { Posted } from './worker.ts';
import workerAddress from './worker.ts?worker&url';

type Hear = (answer: Answer) => void;

/** The side that answers questions: the worker, or the page itself. */
interface Answerer {
  readonly ask: (question: Question, hear: Hear) => void;
  readonly stop: () => void;
}

/** Starts the worker; rejects when the browser does not let it start. */
const startWorker = (): Promise<Answerer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(workerAddress), { type: 'module' });
    const hearers = new Map<number, Hear>();
    let fallen = false;
    const refuse = (hear: Hear): void => hear({ is: 'refused', refusal: { code: 'unreadable' } });
    const fall = (): void => {
      worker.terminate();
      fallen = true;
      // Most likely it ran out of memory. If that was before it was ready, the page itself reads instead.
      for (const hear of hearers.values()) refuse(hear);
      hearers.clear();
      reject(new Error('the worker does not start'));
    };
    worker.addEventListener('error', fall);
    worker.addEventListener('messageerror', fall);
    worker.addEventListener('message', ({ data }: MessageEvent<Posted>) => {
      if (data.ready) {
        resolve({
          ask: (question, hear) => {
            if (fallen) return refuse(hear);
            hearers.set(question.number, hear);
            worker.postMessage(question);
          },
          stop: () => worker.terminate(),
        });
        return;
      }
      const { number, answer } = data;
      hearers.get(number)?.(answer);
      if (answer.is === 'done' || answer.is === 'refused') hearers.delete(number);
    });
  });

/** Reads in the page itself, piece by piece. */
const readHere = (packs: Packs): Answerer => {
  let stopped = false;
  const { answer } = answering(
    packs,
    () =>
      new Promise((resolve) => {
        // A stopped reader must not go on: then this promise never resolves.
        setTimeout(() => stopped || resolve());
      }),
  );
  return {
    ask: (question, hear) => {
      void answer(question, (part) => stopped || hear(part));
    },
    stop: () => {
      stopped = true;
    },
  };
};

/**
 * Opens a reader of files of any of these games. A file that several games can read is taken for one of the game
 * `first`. The worker starts immediately, so that it is there, offline too, when the first file comes.
 */
export const openReader = (
  packs: Packs,
  first: string,
  start: () => Promise<Answerer> = startWorker,
): KifuReader => {
  let questions = 0;
  let stopped = false;
  const waiting = new Set<(refusal: FileRefusal) => void>();
  const answerer = new Promise<Answerer>((resolve) => {
    resolve(start());
  }).catch(() => readHere(packs));

  const ask = <T>(
    file: Question['file'],
    about: Question['about'],
    hear: Hear,
    whole: () => T,
  ): Promise<Result<T, FileRefusal>> =>
    new Promise((resolve) => {
      // The worker is gone and would never answer.
      if (stopped) return resolve(fail({ code: 'stopped' }));
      questions += 1;
      const number = questions;
      const refuse = (refusal: FileRefusal): void => {
        waiting.delete(refuse);
        resolve(fail(refusal));
      };
      waiting.add(refuse);
      const heard = (answer: Answer): void => {
        if (stopped) return;
        hear(answer);
        if (answer.is === 'refused') refuse(answer.refusal);
        if (answer.is !== 'done') return;
        waiting.delete(refuse);
        resolve(ok(whole()));
      };
      const { id, blob } = file;
      void answerer.then((to) => to.ask({ number, first, file: { id, blob }, about }, heard));
    });

  const gameHearer = () => {
    let assembly: Assembly | undefined;
    let game: ReadGame | undefined;
    const hear: Hear = (answer) => {
      if (answer.is === 'piece') {
        assembly ??= assemble();
        assembly.add(answer.piece);
      }
      if (answer.is === 'game' && assembly !== undefined) {
        const { facts, frame, receipt } = answer;
        game = { facts, receipt, record: assembly.build(frame) };
      }
    };
    return { hear, game: () => game };
  };

  return {
    endings: async () => {
      const all = await Promise.all(
        Object.keys(packs).map(async (id) => (await (await packOf(packs, id)).formats()).endings),
      );
      return all.flat();
    },
    look: (file, wantOnly, onMoves) => {
      const games: FoundGame[] = [];
      const only = gameHearer();
      return ask(
        file,
        { is: 'look', wantOnly },
        (answer) => {
          if (answer.is === 'moves') onMoves(answer.moves);
          else if (answer.is === 'found') games.push(...answer.games);
          else only.hear(answer);
        },
        () => ({ games, only: only.game() }),
      );
    },
    game: async (file, number) => {
      const { hear, game } = gameHearer();
      const read = await ask(file, { is: 'game', game: number }, hear, game);
      if (!read.ok) return read;
      return read.value === undefined ? fail({ code: 'unreadable' }) : ok(read.value);
    },
    wholeReceipt: (file, number) => {
      const notices: Readonly<Record<LineFate, ReadNotice[]>> = {
        ignored: [],
        unread: [],
        repaired: [],
      };
      const lines: ReadLine[] = [];
      return ask(
        file,
        { is: 'receipt', game: number },
        (answer) => {
          if (answer.is === 'notices') notices[answer.of].push(...answer.notices);
          if (answer.is === 'lines') lines.push(...answer.lines);
        },
        (): WholeReceipt => ({ ...notices, lines }),
      );
    },
    stop: () => {
      stopped = true;
      for (const refuse of waiting) refuse({ code: 'stopped' });
      void answerer.then((to) => to.stop());
    },
  };
};
