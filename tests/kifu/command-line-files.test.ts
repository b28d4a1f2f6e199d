/** The command line: names and versions of the files it writes, standard input, and files of every game. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import type { Packs } from '#games/pack.ts';
// biome-ignore lint/correctness/useImportExtensions: a plain module of Node, whose types lie beside it.
import { bundleTs } from '../../scripts/bundle-ts.mjs';
import { seeded } from '../seeded.ts';

const csa = 'V2.2\nN+Ann\nPI\n+\n+7776FU\nT3\n-3334FU\nT4\n%TORYO\n';
const named = '手合割：平手\n先手：髙橋\n1 ７六歩(77)   ( 0:16/00:00:16)\n2 投了\n';

let program: string;
let folder: string;

beforeAll(async () => {
  program = await bundleTs('scripts/kifu.ts', `kifu-files-tested-${process.pid}.mjs`);
  folder = mkdtempSync(join(tmpdir(), 'kifu-files-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(program, { force: true });
});

/** Runs the program, with a text for its standard input if one is given. */
const run = (args: readonly string[], input = '') => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: 'utf8',
    input,
    timeout: 120_000,
  });
  return { code: status, out: stdout, told: stdout + stderr };
};

/** A new folder with these files. */
const fresh = (name: string, files: Readonly<Record<string, string>>): string => {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
};

describe('the name of a written file', () => {
  const files = [
    ['kif', 'utf-8', 'x.kifu'],
    ['kif', 'utf-8-bom', 'x.kifu'],
    ['kif', 'sjis', 'x.kif'],
    ['kif', 'euc-jp', 'x.kif'],
    ['ki2', 'utf-8', 'x.ki2u'],
    ['ki2', 'sjis', 'x.ki2'],
    ['jkf', 'utf-8', 'x.jkf'],
  ];

  test.each(seeded('names of files', files, 3))('as %s in %s is %s', (format, encoding, name) => {
    const path = fresh(`name-${format}-${encoding}`, { 'x.csa': csa });
    run(['convert', join(path, 'x.csa'), '--to', format, '--encoding', encoding]);
    expect(readdirSync(path).sort()).toEqual(['x.csa', name].sort());
  });

  test('does not grow when converted back and forth, and keeps dots that begin no file ending', () => {
    const path = fresh('forth', { 'oza.2024.1.csa': csa });
    run(['convert', join(path, 'oza.2024.1.csa'), '--to', 'kif']);
    expect(readdirSync(path).sort()).toEqual(['oza.2024.1.csa', 'oza.2024.1.kif']);
    run(['convert', join(path, 'oza.2024.1.kif'), '--to', 'jkf']);
    expect(readdirSync(path)).toContain('oza.2024.1.jkf');
  });

  test('is never the name of an existing file, unless the contents are equal', () => {
    const path = fresh('there', { 'x.csa': csa, 'x.kif': named });
    for (let time = 0; time < 2; time += 1)
      expect(run(['convert', join(path, 'x.csa'), '--to', 'kif']).code).toBe(0);
    expect(readdirSync(path).sort()).toEqual(['x-2.kif', 'x.csa', 'x.kif']);
    expect(readFileSync(join(path, 'x.kif'), 'utf8')).toBe(named);
  });
});

describe('the version of CSA', () => {
  const versionOf = (path: string): string | undefined =>
    /^V[\d.]+/m.exec(readFileSync(path, 'latin1'))?.[0];

  test('is 2.2, and 3.0 where UTF-8 has other letters than ASCII, which is said once', () => {
    const path = fresh('versions', { 'a.kif': named, 'b.kif': named, 'c.usi': '7g7f 3c3d' });
    const files = ['a.kif', 'b.kif'].map((name) => join(path, name));
    const old = run(['convert', ...files, '--to', 'csa', '--out', join(path, 'old')]);
    expect(versionOf(join(path, 'old', 'a.csa'))).toBe('V2.2');
    expect(old.told).not.toContain('3.0');
    const utf8 = ['--to', 'csa', '--encoding', 'utf-8', '--out', join(path, 'new')];
    const { told, code } = run(['convert', ...files, ...utf8]);
    expect(versionOf(join(path, 'new', 'b.csa'))).toBe('V3.0');
    expect(told.match(/need version 3\.0/g)).toHaveLength(1);
    expect(code).toBe(0);
    writeFileSync(join(path, 'plain.csa'), csa);
    run(['convert', join(path, 'plain.csa'), ...utf8]);
    expect(versionOf(join(path, 'new', 'plain.csa'))).toBe('V2.2');
  });

  test('is the requested one', () => {
    const path = fresh('asked', { 'a.kif': named });
    const to = (version: string, ...more: string[]) =>
      run(['convert', join(path, 'a.kif'), '--to', 'csa', '--csa', version, ...more]);
    to('3.0', '--out', join(path, 'three'));
    expect(versionOf(join(path, 'three', 'a.csa'))).toBe('V3.0');
    to('2.2', '--encoding', 'utf-8', '--out', join(path, 'two'));
    expect(versionOf(join(path, 'two', 'a.csa'))).toBe('V2.2');
    const unknown = to('2.1');
    expect(unknown.told).toContain('There is no version "2.1" of csa; --csa takes 2.2, 3.0.');
    expect(unknown.code).toBe(2);
  });

  test('is the same for all games of a file', () => {
    const path = fresh('several', { 'two.csa': `${csa}/\n${csa.replace('Ann', '鈴木')}` });
    run(['convert', join(path, 'two.csa'), '--to', 'csa', '--encoding', 'utf-8']);
    const versions = readFileSync(join(path, 'two-2.csa'), 'utf8').match(/^V[\d.]+/gm);
    // The version is reported once, above the first game.
    expect(versions).toEqual(['V3.0']);
    expect(run(['check', join(path, 'two-2.csa')]).told).toContain('2 games, 4 moves');
  });
});

describe('standard input', () => {
  test('is checked', () => {
    const { told, code } = run(['check', '-'], csa);
    expect(told).toContain('-: csa, utf-8, 1 game, 2 moves');
    expect(code).toBe(0);
    expect(run(['check', '-'], 'Dear Ann').code).toBe(1);
  });

  test('is converted to standard output, which contains nothing else', () => {
    const { out, told, code } = run(['convert', '-', '--to', 'jkf'], csa);
    expect(JSON.parse(out).header).toMatchObject({ 先手: 'Ann' });
    expect(told).toContain('1 file: 1 written as jkf, 0 not');
    expect(code).toBe(0);
  });

  test('is converted to a file where a folder is named', () => {
    const path = fresh('stdin', {});
    run(['convert', '-', '--to', 'kif', '--out', path], csa);
    expect(readdirSync(path)).toEqual(['stdin.kif']);
  });
});

test.skipIf(process.platform === 'win32')(
  'a pipe in a folder is skipped and named, and the program does not wait for it',
  () => {
    const path = fresh('pipes', { 'a.csa': csa });
    mkdirSync(join(path, 'inside'));
    for (const pipe of ['p.kif', 'inside/q.csa'])
      expect(spawnSync('mkfifo', [join(path, pipe)]).status).toBe(0);
    for (const args of [['check'], ['convert', '--to', 'kif']]) {
      const { told, code } = run([...args, path]);
      expect(told).toMatch(/p\.kif: skipped – it is a pipe or a device/);
      expect(told).toMatch(/q\.csa: skipped/);
      expect(told).toContain('1 file');
      expect(code).toBe(0);
    }
  },
);

describe('every game', () => {
  const games = Object.entries(packs satisfies Packs);

  test.each(games)(
    '%s: its sample game is checked, and converted to its formats',
    async (id, fetch) => {
      const formats = await (await fetch()).formats();
      const { text = '', name = '' } = formats.sample ?? {};
      const path = fresh(`game-${id}`, { [name]: text });
      const checked = run(['check', path]);
      expect(checked.told).toContain('1 file checked: 1 understood');
      expect(checked.told).toContain(`(${id})`);
      for (const format of seeded(`formats of ${id}`, formats.formats, 2)) {
        const out = join(path, format.id);
        const { told } = run(['convert', join(path, name), '--to', format.id, '--out', out]);
        expect(told).toContain(`1 file: 1 written as ${format.id}, 0 not`);
        const [written = ''] = readdirSync(out);
        expect(written.split('.').at(-1)).toBe(format.encodings[0][1]);
        expect(run(['check', join(out, written)]).told).toContain(`(${id})`);
      }
    },
  );

  test('a format of another game is refused, with the list of formats that fit the file', () => {
    const path = fresh('others', {
      'x.pgn': '[Game "Chinese Chess"]\n\n1. C2=5 H8+7\n',
      'a.csa': csa,
    });
    const { told, code } = run(['convert', path, '--to', 'kif']);
    expect(told).toMatch(/x\.pgn: not written – this is xiangqi, which is written as pgn-iccs, /);
    expect(told).toContain('2 files: 1 written as kif, 1 not');
    expect(code).toBe(1);
  });

  test.each(games)(
    '%s: two games are written into one file, and both are read again',
    async (_, fetch) => {
      const formats = await (await fetch()).formats();
      const limits = { lines: 1e6, games: 1e6, plies: 1e6, 'game-moves': 1e6, moves: 1e6 };
      const read = (text: string) => {
        const found = formats.read(text, limits, () => {});
        return found.ok ? found.value.games.map(({ record }) => record) : [];
      };
      const [record] = read(formats.sample?.text ?? '');
      if (record === undefined) throw new Error('there is no game to look at');
      for (const { id } of formats.formats) {
        const text = formats.write(record, id, 'utf-8');
        const [once] = read(text);
        const twice = read(formats.join([text, text], id));
        expect(
          twice.map(({ nodes }) => nodes.length),
          id,
        ).toEqual(Array(2).fill(once?.nodes.length));
      }
    },
  );
});

test('the usage text explains standard input, pipes, versions and the formats of each game', () => {
  const { out, code } = run(['--help']);
  expect(code).toBe(0);
  for (const told of ['- reads standard input', 'pipe', '[--csa 2.2|3.0]', 'xiangqi: pgn-iccs'])
    expect(out).toContain(told);
});
