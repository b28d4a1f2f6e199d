// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages as en } from '#i18n/en/index.ts';
import { words as shogiEn } from '#i18n/en/shogi/words.ts';
import type { Pick, Seat, Trace } from '#kernel/game.ts';
import { layOut } from '../../../tests/layout.ts';
import { toy } from '../../../tests/toy-game.ts';
import { skinOf, toySkin } from '../../../tests/toy-skin.tsx';
import { TextProvider } from '../app/text.tsx';
import type { BoardSpec, Skin } from '../game/skin.ts';
import { BoardStage, type BoardStageProps } from './BoardStage.tsx';
import { isMovable } from './hit-test.ts';

afterEach(() => vi.restoreAllMocks());

const text = { ...en, game: shogiEn };
const still: Trace = { moved: [], removed: [], turned: [], appeared: [], hands: [] };
const noPicks: readonly Pick[] = [];

const sit = (skin: Skin, position: object, given: Partial<BoardStageProps> = {}) => {
  const onPick = vi.fn<(pick: Pick, dragged?: boolean) => void>();
  const staged = (more: Partial<BoardStageProps>) => (
    <TextProvider text={text}>
      <BoardStage
        skin={skin}
        position={position}
        flipped={false}
        pieceSet=""
        coordinates="usi"
        sides={['Near', 'Far']}
        mover={0}
        chosen={null}
        next={noPicks}
        last={null}
        checked={[]}
        evidence={[]}
        onPick={onPick}
        onCancel={() => {}}
        ply={0}
        question={null}
        {...given}
        {...more}
      />
    </TextProvider>
  );
  const { rerender } = render(staged({}));
  return { onPick, change: (more: Partial<BoardStageProps>) => rerender(staged(more)) };
};

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no square is called ${name}`);
  return found;
};
const marked = (mark: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-mark~="${mark}"]`), ({ dataset }) =>
    String(dataset['square']),
  );
const walk = (...keys: readonly string[]): string | null => {
  for (const key of keys) {
    const at = document.activeElement;
    if (at !== null) fireEvent.keyDown(at, { key });
  }
  return document.activeElement?.getAttribute('data-square') ?? null;
};
const along = (edge: string): string | undefined => document.querySelector(edge)?.textContent;
const press = (clientX: number, clientY: number) =>
  fireEvent.pointerDown(screen.getByRole('grid'), {
    ...{ button: 0, buttons: 1, isPrimary: true, pointerId: 1, pointerType: 'mouse' },
    ...{ clientX, clientY },
  });

/** A runner of each side in opposite corners, a stone, and two cells face down. */
const toyPosition = toy.start(`R....?.....s${'.'.repeat(12)}s....?.....r 0 Rs 3`);

const crossings: BoardSpec = {
  columns: 9,
  rows: 10,
  aspect: 1,
  points: 'crossings',
  hands: 'none',
};
const chariots: Readonly<Record<number, { face: string; kind: string; seat: Seat }>> = {
  0: { face: 'c', kind: 'chariot', seat: 1 },
  89: { face: 'C', kind: 'chariot', seat: 0 },
};
const crossed = skinOf(crossings, (_, square) => chariots[square] ?? null);

test('a board of 12 by 3 without hands has three rows of twelve, and nothing beside it', () => {
  sit(toySkin, toyPosition);
  const rows = screen.getAllByRole('row');
  expect(rows.map((row) => row.querySelectorAll('[role="gridcell"]').length)).toEqual([12, 12, 12]);
  expect(screen.queryAllByRole('toolbar')).toEqual([]);
  const { style } = document.querySelector<HTMLElement>('.stage-table') ?? document.body;
  const measures = ['columns', 'rows', 'aspect', 'hands'];
  expect(measures.map((one) => style.getPropertyValue(`--${one}`))).toEqual(['12', '3', '1', '0']);
});

test('lines lie between the squares, and on crossings run through the middles of the outermost', () => {
  const ruled = () =>
    ['.across', '.down'].map((way) => document.querySelectorAll(`.lines > ${way} > i`).length);
  sit(toySkin, toyPosition);
  expect(document.querySelector('.lines.cells')).not.toBeNull();
  expect(ruled()).toEqual([12, 3]);
  document.body.replaceChildren();
  sit(crossed, {});
  expect(document.querySelector('.lines.crossings')).not.toBeNull();
  expect(ruled()).toEqual([8, 9]);
});

test('the arrows walk a board of 12 by 3 from edge to edge and stop there, also when it is turned', () => {
  const { change } = sit(toySkin, toyPosition);
  cell('a1').focus();
  expect(walk('ArrowLeft', 'ArrowUp')).toBe('a1');
  expect(walk('End', 'ArrowRight')).toBe('l1');
  expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown')).toBe('l3');
  expect(walk('Home')).toBe('a3');
  change({ flipped: true });
  cell('a3').focus();
  expect(walk('ArrowLeft')).toBe('b3');
  expect(walk('ArrowUp', 'ArrowDown')).toBe('b2');
});

test('the arrows walk from crossing to crossing over nine files and ten ranks', () => {
  const { onPick } = sit(crossed, {});
  cell('a1').focus();
  expect(walk(...Array<string>(12).fill('ArrowDown'))).toBe('a10');
  expect(walk('End', 'Enter')).toBe('i10');
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ at: 'square', square: 89 });
});

test.each([
  [false, 'abcdefghijkl', '123'],
  [true, 'lkjihgfedcba', '321'],
])(
  'each file and rank has its letter at the edge, turned with the board: %s',
  (flipped, files, ranks) => {
    sit(toySkin, toyPosition, { flipped });
    expect([along('.files'), along('.ranks')]).toEqual([files, ranks]);
  },
);

test('a press picks the crossing it is nearest to, on whichever side, and turned about when the board is', () => {
  layOut(crossings);
  const { onPick, change } = sit(crossed, {});
  // A square is ten pixels wide: the crossing in its middle is at 5, 15, 25 …
  press(1, 99);
  expect(onPick).toHaveBeenLastCalledWith({ at: 'square', square: 81 }, false);
  fireEvent.pointerUp(window, { pointerId: 1 });
  press(11, 9);
  expect(onPick).toHaveBeenLastCalledWith({ at: 'square', square: 1 }, false);
  fireEvent.pointerUp(window, { pointerId: 1 });
  change({ flipped: true });
  press(11, 9);
  expect(onPick).toHaveBeenLastCalledWith({ at: 'square', square: 88 }, false);
});

test('every square that a turn changed is marked: each step, pieces removed elsewhere, turned over and newly placed', () => {
  sit(toySkin, toyPosition, {
    last: {
      ...still,
      moved: [
        { from: 1, to: 2 },
        { from: 2, to: 14 },
      ],
      removed: [5],
      turned: [29],
      appeared: [35],
    },
  });
  expect(marked('last')).toEqual(['b1', 'c1', 'f1', 'c2', 'f3', 'l3']);
});

test('a piece face down is nobody’s: it says no side, stands upright and is not taken up, whichever side moves', () => {
  const { change } = sit(toySkin, toyPosition);
  const states = () =>
    ['f1', 'a1', 'l3'].map((name) => {
      const one = cell(name);
      const down = one.querySelector<HTMLElement>('.koma')?.dataset['down'];
      return [one.getAttribute('aria-label'), down, isMovable(one)];
    });
  expect(states()).toEqual([
    ['f1, face down', 'false', false],
    ['a1, Near runner', 'false', true],
    ['l3, Far runner', 'true', false],
  ]);
  change({ flipped: true, mover: null });
  expect(states()).toEqual([
    ['f1, face down', 'false', false],
    ['a1, Near runner', 'true', false],
    ['l3, Far runner', 'false', false],
  ]);
});

test('a game marks a proof in its own words, and draws a piece that is not there', async () => {
  sit(toySkin, toyPosition, {
    evidence: [
      { show: 'square', square: 1, as: 'leg' },
      { show: 'square', square: 2, as: 'lair' },
      { show: 'square', square: 3, as: 'net', of: 2 },
      { show: 'square', square: 4, as: 'fog' },
      { show: 'square', square: 6, as: 'a word without a mark' },
      { show: 'ghost', square: 35, face: 'R', seat: 0 },
    ],
  });
  expect(['blocked', 'check', 'cause', 'escape'].map(marked)).toEqual([
    ['b1'],
    ['c1'],
    ['d1', 'g1'],
    ['e1'],
  ]);
  expect(document.querySelectorAll('.proof .guard, .proof .cross')).toHaveLength(2);
  const ghost = document.querySelector<HTMLElement>('[data-ghost="R"]');
  expect(ghost?.textContent).toBe('R');
  expect([ghost?.style.left, ghost?.style.top].map((one) => Number.parseFloat(one ?? ''))).toEqual([
    expect.closeTo((11 / 12) * 100),
    expect.closeTo((2 / 3) * 100),
  ]);
});

test('taking up a piece on a board of 361 crossings names again only the squares it marks', () => {
  const large = { ...crossings, columns: 19, rows: 19 };
  const named = vi.fn<(square: number) => void>();
  const skin = skinOf(large, (_, square) =>
    square % 2 === 0 ? { face: 'S', kind: 'stone', seat: 0 } : null,
  );
  const { change } = sit(
    {
      ...skin,
      spokenSquare: (square) => {
        named(square);
        return skin.squareName(square);
      },
    },
    {},
  );
  expect(named).toHaveBeenCalledTimes(361);
  named.mockClear();
  change({
    chosen: { at: 'square', square: 180 },
    next: [
      { at: 'square', square: 161 },
      { at: 'square', square: 199 },
    ],
  });
  expect(named.mock.calls.flat()).toEqual([161, 180, 199]);
});
