import { expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import type { Pick } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { follow } from '#kernel/picking.ts';
import { fragment } from '../../../../tests/ko-shogi/fragment.ts';
import { wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { inspectPiece } from './inspect-piece.ts';
import { koShogiInspector } from './inspector.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { readTyped } from './typed.ts';
import { koShogiWriting } from './written.ts';

const even = koShogi.start();
const on = (name: string): Pick => ({ at: 'square', square: parseSquare(name) ?? -1 });

test('points are numbered from Black’s right and lettered from the far side', () => {
  const labels = koShogiSkin.columnLabels('points');
  expect([labels.length, labels[0], labels.at(-1)]).toEqual([19, '19', '1']);
  expect(koShogiSkin.rowLabels('points').join('')).toBe('abcdefghijklmnopqrs');
  expect(koShogiSkin.columnLabels('none')).toEqual([]);
  expect(koShogiSkin.spokenSquare(180, 'points')).toBe('10j');
});

test('a piece is known by its code, in lower case for White', () => {
  expect(koShogiSkin.faceAt(even, 360)).toEqual({ face: 'AG', kind: 'AG', seat: 0 });
  expect(koShogiSkin.faceAt(fragment('', '+TP@10j'), 180)).toEqual({
    face: '+tp',
    kind: '+TP',
    seat: 1,
  });
  expect(koShogiSkin.faceAt(even, 180)).toBeNull();
});

/** The question that a move asks after some picks: its text, the point, and the answers. */
const asked = async (position: Position, ...names: readonly string[]) => {
  const picks = names.map(
    (name): Pick => (name === 'stop' ? { at: 'choice', choice: name } : on(name)),
  );
  const following = follow(koShogi, position, picks);
  const next = following.state === 'open' ? following.next : [];
  const question = koShogiSkin.question?.(position, picks, next, await wordsIn('en'));
  return (
    question && [
      question.title,
      koShogiSkin.squareName(question.square),
      ...question.options.map(({ face, label }) => `${face} ${label}`),
    ]
  );
};

test('a move that could go on asks whether it is done, where its piece has come to', async () => {
  const wrestler = fragment('WR@10j', 'P@11i');
  expect(await asked(wrestler, '10j', '11i')).toEqual(['Continue or stop here?', '11i', 'WR Done']);
  expect(await asked(wrestler, '10j')).toBeNull();
});

test('a face is asked with both faces and their names', async () => {
  expect(await asked(fragment('', ''), '10j')).toBeNull();
  expect(await asked(fragment('CA@10h', 'SH@11f'), '10h', '11f', 'stop')).toEqual([
    'Promote to winged horse?',
    '11f',
    '+CA Promote · Winged horse',
    'CA Keep · Cavalry',
  ]);
});

test.each([
  ['17p-15o', ['HS17p-15o']],
  ['hs17p-15o', ['HS17p-15o']],
  ['V-10h', ['V-10h']],
  ['10h', ['V-10h']],
  ['CH-17m', ['CH-17m']],
  ['CUx19f', ['CUx19f+', 'CUx19f=']],
])('%s is typed for %s', (typed, words) => {
  const read = readTyped(even, typed, 'codes');
  expect(read.is === 'moves' ? read.moves.map((one) => one.words).sort() : read).toEqual(words);
});

test('a typed move that is impossible is refused by its rule, or is no move', () => {
  const fogged = fragment('CB@13l', '+TP@11f HS@12h');
  expect(readTyped(fogged, 'CB13l-12k*12h', 'codes')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'silenced' },
  });
  expect(readTyped(even, '10m-10g', 'codes')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'out-of-range' },
  });
  expect(readTyped(even, 'V-9l', 'codes')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'wrong-movement' },
  });
  expect(readTyped(even, '10s', 'codes')).toEqual({ is: 'piece', pick: on('10s') });
  expect(readTyped(even, '10g', 'codes')).toEqual({ is: 'piece', pick: on('10g') });
  expect(readTyped(even, '1g', 'codes').is).toBe('moves');
  expect(readTyped(fragment('', ''), '5e', 'codes')).toEqual({ is: 'nothing-there', square: '5e' });
  expect(readTyped(even, 'hello', 'codes')).toEqual({ is: 'unreadable' });
});

/** How a move of a position is written and heard. */
const told = async (position: Position, text: string) => {
  const read = koShogi.text.parseMove(text, position);
  if (!read.ok) throw new Error(`${text} is no move`);
  const turn: { readonly move: Move } = { move: read.value };
  const line = extend(koShogi, startLine(position), turn);
  const hearing = { called: ['Black', 'White'], coordinates: 'points', check: true } as const;
  const words = await wordsIn('en');
  return [koShogiWriting.write(line, 'codes'), koShogiWriting.speak(line, hearing, words)];
};

test('a move is written as people do, and heard landing by landing', async () => {
  expect(await told(even, '10m-10h')).toEqual(['V-10h', 'Black: vanguard to 10h.']);
  expect(await told(fragment('+TP@10j', 'P@9i S@11f'), '10j-10h*9i-10f*11f')).toEqual([
    '+TP-10h*9i-10f*11f',
    'Black: five-li fog to 10h, shoots pawn on 9i, to 10f, shoots staff on 11f.',
  ]);
  expect(await told(fragment('S@10l', 'WR@10k'), '10lx10k+')).toEqual([
    'Sx10k+',
    'Black: staff to 10k, captures sumo wrestler, promotes.',
  ]);
});

test('a piece that a flame burns is heard too', async () => {
  const [, heard] = await told(fragment('+EN@10j', 'HS@10h'), '10j-10i');
  expect(heard).toBe('Black: poison flame to 10i, also gone: cavalryman.');
  const [, burned] = await told(fragment('WR@10l', '+EN@10i'), '10l-10k-10j');
  expect(burned).toBe('Black: sumo wrestler to 10k, to 10j, also gone: sumo wrestler.');
});

test('an asked piece tells its names, both faces and all it does', async () => {
  const text = await wordsIn('en');
  const bow = inspectPiece(fragment('LB@10j', ''), on('10j'), text);
  expect(bow?.here).toMatchObject({ kanji: '弓', reading: 'yumi', name: 'longbow', turned: false });
  expect(bow?.here.ways).toMatchObject({ shots: 1, acts: false });
  expect(bow?.other).toMatchObject({ kanji: '彍騎', reading: 'kakuki', turned: true });
  expect(bow?.other?.ways.jumps).toHaveLength(8);
  expect(bow?.otherFace).toBe('Promotes to');
  expect(bow?.told?.[0]).toBe('Longbow: steps diagonally.');
  expect(inspectPiece(even, on('10j'), text)).toBeNull();
});

test('a promotion without a choice has its reason told, and a foul its proof shown', async () => {
  const line = (position: Position, text: string) => {
    const read = koShogi.text.parseMove(text, position);
    if (!read.ok) throw new Error(`${text} is no move`);
    return extend(koShogi, startLine(position), { move: read.value });
  };
  expect(koShogiInspector.forced(line(fragment('S@10l', 'WR@10k'), '10lx10k+'))).toMatchObject({
    rule: 'promotion-compulsory',
  });
  expect(koShogiInspector.forced(line(fragment('CA@10h', 'SH@11f'), '10hx11f+'))).toBeNull();
  const fogged = fragment('CB@13l', '+TP@11f HS@12h P@16k');
  expect(koShogiInspector.forced(line(fogged, '13l-12k'))).toMatchObject({ rule: 'silenced' });
  expect(koShogiInspector.forced(line(fogged, '13l-14m'))).toBeNull();
  const foul = line(fragment('CU@5j D@19s', '+AG@10j'), '5j-5i');
  expect(koShogiInspector.evidence(foul, 'foul')).toContainEqual({
    show: 'square',
    square: 180,
    as: 'net',
  });
  const words = await wordsIn('en');
  expect(koShogiWriting.namedFoul(foul, words)?.name).toBe('move out of a net');
});

test('fogs, lights, nets and flames are drawn as the settings want it', () => {
  const position = fragment('+EN@10j CU@3m', '+TP@17c +AG@3e +SM@1s');
  const drawn = (settings: Readonly<Record<string, boolean>>) =>
    (koShogiInspector.longRange?.(position, settings) ?? []).map((one) =>
      one.show === 'square' ? one.as : one.show,
    );
  const count = (list: readonly string[], word: string) =>
    list.filter((one) => one === word).length;
  const all = drawn({ fogs: true, nets: true, flames: true });
  expect(count(all, 'scorched')).toBe(8);
  expect(count(all, 'fogged')).toBe(8 * 8);
  expect(count(all, 'lit')).toBe(6 * 6);
  expect(count(all, 'ray')).toBe(4);
  expect(drawn({ fogs: false, nets: false, flames: false })).toEqual([]);
});
