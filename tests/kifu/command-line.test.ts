import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import { encode } from '#effects/files/encode.ts';
// biome-ignore lint/correctness/useImportExtensions: a plain module of Node, whose types lie beside it.
import { bundleTs } from '../../scripts/bundle-ts.mjs';
import { noKifu } from './no-kifu.ts';

const game = `手合割：平手
先手：髙橋
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:16/00:00:16)
*角道
   2 ３四歩(33)   ( 0:03/00:00:03)
   3 投了
`;

let folder: string;
/** The program, bundled once for all runs except the one through `npm run kifu`. */
let program: string;

beforeAll(async () => {
  program = await bundleTs('scripts/kifu.ts', `kifu-tested-${process.pid}.mjs`);
  folder = mkdtempSync(join(tmpdir(), 'kifu-'));
  writeFileSync(join(folder, 'a.kif'), encode(game, 'shift_jis').bytes);
  writeFileSync(join(folder, 'b.csa'), 'PI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nPI\n+\n+2726FU\n');
  writeFileSync(join(folder, 'heart.kifu'), game.replace('*角道', '*♥'));
  writeFileSync(join(folder, 'bad.kif'), `${game.replace('３四歩(33)', '３四歩(77)')}`);
  writeFileSync(join(folder, 'handicap.kif'), '手合割：香落ち\n1 ３四歩(33)\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(program, { force: true });
});

const node = (...args: readonly string[]) => {
  const run = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { code: run.status, told: run.stdout + run.stderr };
};
const kifu = (...args: readonly string[]) => node(program, ...args);

const at = (name: string): string => join(folder, name);

describe('convert', () => {
  test('writes one file for each, with its name and the new ending, in the encoding that readers expect', () => {
    const { code, told } = kifu('convert', at('a.kif'), at('b.csa'), '--to', 'ki2');
    expect(told).toContain('2 files: 2 written as ki2, 0 not');
    expect(told).toContain('a.ki2: Left out in this format: thinking times.');
    expect(code).toBe(1);
    const written = decode(readFileSync(at('a.ki2')));
    expect(written.encoding).toBe('shift_jis');
    expect(written.text).toContain('▲７六歩');
    expect(written.text).toContain('先手：髙橋\r\n');
    expect(decode(readFileSync(at('b.ki2'))).text).toContain('▲２六歩');
  });

  test('writes the main line as one USI command', () => {
    const out = at('usi');
    const { code, told } = kifu(
      'convert',
      at('a.kif'),
      at('handicap.kif'),
      '--to',
      'usi',
      '--out',
      out,
    );
    expect(told).toContain('2 files: 2 written as usi, 0 not');
    expect(told).toMatch(/a\.usi: Left out in this format: .*comments/);
    expect(code).toBe(1);
    expect(readdirSync(out).sort()).toEqual(['a.usi', 'handicap.usi']);
    expect(readFileSync(join(out, 'a.usi'), 'utf8')).toBe('position startpos moves 7g7f 3c3d\n');
    expect(readFileSync(join(out, 'handicap.usi'), 'utf8')).toBe(
      'position sfen lnsgkgsn1/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1 moves 3c3d\n',
    );
  });

  test('reports a letter that Shift_JIS lacks: the file becomes UTF-8, or is not written if Shift_JIS was requested', () => {
    const out = at('hearts');
    const freely = kifu('convert', at('heart.kifu'), '--to', 'kif', '--out', out);
    expect(freely.told).toContain('Shift_JIS does not have ♥. Written in UTF-8 instead.');
    expect(freely.code).toBe(0);
    // Programs assume that a .kif file is Shift_JIS.
    expect(readdirSync(out)).toEqual(['heart.kifu']);
    const written = decode(readFileSync(join(out, 'heart.kifu')));
    expect(written).toMatchObject({ encoding: 'utf-8' });
    expect(written.text).toContain('#KIF version=2.0 encoding=UTF-8');
    const asked = kifu('convert', at('heart.kifu'), '--to', 'csa', '--encoding', 'sjis');
    expect(asked.told).toContain('not written');
    expect(asked.told).toContain('Try --encoding utf-8.');
    expect(asked.code).toBe(1);
    expect(readdirSync(folder)).not.toContain('heart.csa');
  });

  test('names a text that is not a kifu, and writes nothing', () => {
    const out = at('none');
    const paths = Object.entries(noKifu).map(([name, text], i) => {
      const path = at(`none-${i}.txt`);
      writeFileSync(path, text);
      return { name, path };
    });
    const named = paths.map(({ path }) => path);
    const converted = kifu('convert', ...named, '--to', 'usi', '--out', out);
    expect(converted.told).toContain(`${paths.length} files: 0 written as usi`);
    expect(converted.code).toBe(1);
    expect(existsSync(out) ? readdirSync(out) : []).toEqual([]);
    const checked = kifu('check', ...named);
    expect(checked.told).toContain(`${paths.length} files checked: 0 understood`);
    expect(checked.told).toContain('not read – This is chess');
    expect(checked.told).toContain('not read – This is a list.');
    expect(checked.code).toBe(1);
  });

  test('keeps files of the same name from two folders apart', () => {
    const out = at('all');
    kifu('convert', at('a.kif'), at('a.kif'), '--to', 'jkf', '--out', out);
    expect(readdirSync(out).sort()).toEqual(['a-2.jkf', 'a.jkf']);
  });
});

describe('convert replaces nothing', () => {
  const fresh = (name: string, files: Readonly<Record<string, string>>): string => {
    mkdirSync(at(name));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(at(name), file), text);
    return at(name);
  };
  const contents = (path: string): Readonly<Record<string, string>> =>
    Object.fromEntries(
      readdirSync(path).map((file) => [file, readFileSync(join(path, file), 'utf8')]),
    );

  test('not even among the files it was asked to read', () => {
    const path = fresh('named', { game, 'game.kif': `${game}*other` });
    const named = ['game', 'game.kif'].map((file) => join(path, file));
    const { code, told } = kifu('convert', ...named, '--to', 'kif');
    expect(contents(path)).toMatchObject({ game, 'game.kif': `${game}*other` });
    expect(readdirSync(path).sort()).toEqual(['game', 'game-2.kif', 'game-3.kif', 'game.kif']);
    expect(told).toContain('2 files: 2 written as kif, 0 not');
    expect(code).toBe(0);
  });

  test('not even a folder with the name; the other files are written', () => {
    const path = fresh('folder', { 'a.csa': 'PI\n+\n', 'b.csa': 'PI\n+\n' });
    mkdirSync(join(path, 'a.kif'));
    const { code, told } = kifu('convert', join(path, 'a.csa'), join(path, 'b.csa'), '--to', 'kif');
    expect(told).toContain('a.csa: not written – EISDIR');
    expect(told).toContain('2 files: 1 written as kif, 1 not');
    expect(code).toBe(1);
  });

  test.each([
    ['that is a file', 'a.kif', 'EEXIST'],
    ['without a name', '', 'ENOENT'],
  ])('and reports an output folder %s for each file', (_, name, why) => {
    const out = name && at(name);
    const { code, told } = kifu('convert', at('a.kif'), '--to', 'csa', '--out', out);
    expect(told).toContain(`a.kif: not written – ${why}`);
    expect(told).toContain('1 file: 0 written as csa, 1 not');
    expect(told).not.toContain(' at ');
    expect(code).toBe(1);
  });
});

describe('check', () => {
  test('prints a receipt for each file, and fails where something was left out', () => {
    const { code, told } = kifu('check', at('a.kif'), at('bad.kif'), at('nowhere.kif'));
    expect(told).toContain('a.kif: kif, shift_jis, 1 game, 2 moves');
    expect(told).toMatch(/line 6: left out – This move cannot be made here.*３四歩\(77\)/);
    expect(told).toMatch(/nowhere\.kif: missing – there is no such file/);
    expect(told).toContain(
      '3 files checked: 1 understood, 0 repaired, 1 with something left out, 1 missing',
    );
    expect(code).toBe(1);
    expect(kifu('check', at('a.kif')).code).toBe(0);
  });

  test('counts a line that was not understood but is kept separately from repairs', () => {
    writeFileSync(
      join(folder, 'odd.kif'),
      game.replace('手数----', '誰にも読めない行\n手数----').replace('投了', 'とくに無し'),
    );
    const { code, told } = kifu('check', at('odd.kif'), at('a.kif'));
    expect(told).toMatch(/line 3: kept unread – This line was not understood.*誰にも読めない行/);
    expect(told).toMatch(/line 8: kept unread – This ending is not known.*とくに無し/);
    expect(told).toContain(
      '2 files checked: 1 understood, 0 repaired, 1 with something kept unread, 0 with something left out',
    );
    expect(code).toBe(0);
  });

  test('says that a picture is not a kifu', () => {
    writeFileSync(
      join(folder, 'photo.kif'),
      Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0', 'latin1'),
    );
    const { code, told } = kifu('check', at('photo.kif'));
    expect(told).toContain('photo.kif: not read – This is a picture');
    expect(code).toBe(1);
  });
});

test('arguments that cannot be understood get the usage text', () => {
  for (const args of [[], ['fly', 'a.kif'], ['convert', at('a.kif')], ['check'], ['--wings']]) {
    const { code, told } = kifu(...args);
    expect(told).toContain('Usage:');
    expect(code).toBe(2);
  }
});

test('an unknown format gets the list of known ones, in one line', () => {
  const { code, told } = kifu('convert', at('a.kif'), '--to', 'pgn');
  expect(told.trim()).toMatch(
    /^There is no format "pgn"; --to takes kif, ki2, csa, usi, sfen, jkf, pgn-iccs, [^\n]*\.$/,
  );
  expect(code).toBe(2);
});

test('convert ends without an error code only if nothing was left out', () => {
  const out = at('ends');
  expect(kifu('convert', at('a.kif'), '--to', 'jkf', '--out', out).code).toBe(0);
  const damaged = kifu('convert', at('bad.kif'), '--to', 'kif', '--out', out);
  expect(damaged.told).toContain('could not be read; try check.');
  expect(damaged.code).toBe(1);
});

test('the program runs from its source, as `npm run kifu` does', () => {
  const { code, told } = node('scripts/run-ts.mjs', 'scripts/kifu.ts', 'check', at('a.kif'));
  expect(told).toContain('a.kif');
  expect(code).toBe(0);
});
