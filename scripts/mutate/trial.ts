/** Runs tests on a copy of the project, in which one file at a time is changed. */
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';

/** How tests ended: with the names of those that failed, none where all passed; or they did not come to an end. */
export type Trial = { readonly failures: readonly string[] } | 'hung';

/** A copy of the project. */
export interface Copy {
  /** The test files of every day, each with the seconds it last took. */
  readonly seconds: ReadonlyMap<string, number>;
  /** Writes a source into the copy. */
  write(file: string, source: string): void;
  /** Runs tests in the copy, until one fails or the time is over. */
  run(tests: readonly string[], limitMs: number): Promise<Trial>;
  /** Ends what runs in the copy, and removes it. */
  remove(): void;
}

/** The folders of the project that no unit test reads. */
const notCopied = /^(\.git|node_modules|dist|build-report|coverage|test-results)$/;

/** Memory in megabytes for a process of tests: a list that grows without end should not fill the machine. */
const memory = 2_000;

/** Milliseconds that Vitest may need until it can run tests. */
const startMs = 120_000;

/** A process of Vitest's own in a folder, which waits for tests. */
const startVitest = (root: string, seed: number): ChildProcess =>
  fork(join(root, 'scripts/mutate/vitest-process.mjs'), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own: the processes that it starts end with it.
    detached: true,
    env: {
      ...process.env,
      // The bundler of this script has set it to what is right for a build.
      NODE_ENV: 'test',
      LAW_SEED: String(seed),
      NODE_OPTIONS: `--no-warnings --max-old-space-size=${memory}`,
    },
  });

const kill = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

/** The next message of a process; 'hung' where there is none in time, or the process ends. */
const answerOf = (child: ChildProcess, limitMs: number): Promise<unknown> =>
  new Promise((settle) => {
    const done = (message: unknown): void => {
      clearTimeout(timer);
      child.removeAllListeners();
      settle(message);
    };
    const timer = setTimeout(() => done('hung'), limitMs);
    child.on('message', done);
    child.on('exit', () => done('hung'));
  });

/**
 * Copies the project into a folder of its own, with a link to its packages. It cannot lie within `node_modules`, for
 * what lies there is not compiled. The seed is that of the laws, so that a run can be repeated.
 */
export const copyProject = async (seed: number): Promise<Copy> => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  const isCopied = (path: string): boolean => !notCopied.test(relative(process.cwd(), path));
  cpSync(process.cwd(), root, { recursive: true, filter: isCopied });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');

  let vitest = startVitest(root, seed);
  const changed = new Set<string>();
  const started = (await answerOf(vitest, startMs)) as
    | { readonly seconds: readonly (readonly [string, number])[] }
    | 'hung';
  if (started === 'hung') throw new Error('Vitest did not start');

  return {
    seconds: new Map(started.seconds),
    write(file, source) {
      writeFileSync(join(root, file), source);
      changed.add(file);
    },
    async run(tests, limitMs) {
      vitest.send({ changed: [...changed], tests });
      changed.clear();
      const answer = (await answerOf(vitest, limitMs)) as Trial;
      if (answer === 'hung') {
        kill(vitest);
        vitest = startVitest(root, seed);
        await answerOf(vitest, startMs);
      }
      return answer;
    },
    remove() {
      kill(vitest);
      rmSync(root, { recursive: true, force: true });
    },
  };
};
