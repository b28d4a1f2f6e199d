/** Runs tests on a copy of the project, in which one file at a time is changed. */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';

/** How tests ended: all passed, one failed, or they did not come to an end. */
export type Verdict = 'passed' | 'failed' | 'hung';

/** A run of Vitest: how it ended, and all that it printed. */
export interface Trial {
  readonly verdict: Verdict;
  readonly printed: string;
}

/** A copy of the project. */
export interface Copy {
  /** Writes a source into the copy. */
  write(file: string, source: string): void;
  /** Runs tests in the copy, until one fails or the time is over. */
  run(tests: readonly string[], limitMs: number): Promise<Trial>;
  /** The test files of every day, each with the seconds it last took. */
  daily(): Promise<ReadonlyMap<string, number>>;
  /** Removes the copy. */
  remove(): void;
}

/** The folders of the project that no unit test reads. */
const notCopied = /^(\.git|node_modules|dist|build-report|coverage|test-results)$/;

/** Memory in megabytes for a process of tests: a list that grows without end should not fill the machine. */
const memory = 2_000;

/**
 * The milliseconds that test files took, by `project:file`, as Vitest remembers them to begin with the longest. None
 * where it has not run; they only order tests and limit them.
 */
const remembered = (): ReadonlyMap<string, { readonly duration: number }> => {
  const folder = 'node_modules/.vite/vitest';
  const [run] = existsSync(folder) ? readdirSync(folder) : [];
  const cache = join(folder, run ?? '', 'results.json');
  return new Map(existsSync(cache) ? JSON.parse(readFileSync(cache, 'utf8')).results : []);
};

/**
 * Copies the project into a folder of its own, with a link to its packages. It cannot lie within `node_modules`, for
 * what lies there is not compiled. The seed is that of the laws, so that a run can be repeated.
 */
export const copyProject = (seed: number): Copy => {
  const root = mkdtempSync(join(tmpdir(), 'mutants-'));
  const isCopied = (path: string): boolean => !notCopied.test(relative(process.cwd(), path));
  cpSync(process.cwd(), root, { recursive: true, filter: isCopied });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');

  const vitest = (limitMs: number, ...args: readonly string[]): Promise<Trial> =>
    new Promise((settle) => {
      const program = resolve('node_modules/vitest/vitest.mjs');
      const child = spawn(process.execPath, [program, ...args, '--mode', 'daily'], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own: its workers end with it.
        detached: true,
        env: {
          ...process.env,
          // The bundler of this script has set it to what is right for a build.
          NODE_ENV: 'test',
          LAW_SEED: String(seed),
          NODE_OPTIONS: `--max-old-space-size=${memory}`,
        },
      });
      let printed = '';
      const print = (chunk: Buffer): void => {
        printed += chunk.toString();
      };
      child.stdout.on('data', print);
      child.stderr.on('data', print);
      const end = (): void => {
        if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
      };
      process.once('exit', end);
      let hung = false;
      const timer = setTimeout(() => {
        hung = true;
        end();
      }, limitMs);
      child.on('close', (code) => {
        clearTimeout(timer);
        process.removeListener('exit', end);
        settle({ verdict: hung ? 'hung' : code === 0 ? 'passed' : 'failed', printed });
      });
    });

  return {
    write: (file, source) => writeFileSync(join(root, file), source),
    run: (tests, limitMs) => vitest(limitMs, 'run', '--bail', '1', ...tests),
    async daily() {
      const took = remembered();
      const { printed } = await vitest(120_000, 'list', '--filesOnly');
      const files = printed.matchAll(/^\[(.+)\] (.+)$/gm);
      return new Map(
        [...files].map(([, project, file = '']) => {
          const { duration = 1_000 } = took.get(`${project}:${file}`) ?? {};
          return [file, duration / 1_000];
        }),
      );
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
};
