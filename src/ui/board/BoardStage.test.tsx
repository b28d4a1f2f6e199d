// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import { messages as en } from '#i18n/en/index.ts';
import { words as shogiEn } from '#i18n/en/shogi/words.ts';
import type { Pick } from '#kernel/game.ts';
import { TextProvider } from '../app/text.tsx';
import { shogiSkin } from '../skins/shogi/shogi-skin.ts';
import { BoardStage, type BoardStageProps } from './BoardStage.tsx';

afterEach(cleanup);

const text = { ...en, game: shogiEn };
const opening = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';

const sit = (sfen: string, given: Partial<BoardStageProps> = {}) => {
  const read = parseSfen(sfen);
  if (!read.ok) throw new Error(sfen);
  const onPick = vi.fn<(pick: Pick) => void>();
  const onCancel = vi.fn();
  render(
    <TextProvider text={text}>
      <BoardStage
        skin={{ ...shogiSkin, loadFaces: async () => {} }}
        position={read.value}
        flipped={false}
        pieceSet="kanji"
        coordinates="usi"
        sides={['Sente', 'Gote']}
        mover={0}
        chosen={null}
        next={[]}
        last={null}
        checked={[]}
        evidence={[]}
        onPick={onPick}
        onCancel={onCancel}
        ply={0}
        question={null}
        {...given}
      />
    </TextProvider>,
  );
  return { onPick, onCancel, position: read.value };
};

const cell = (name: RegExp | string) => screen.getByRole('gridcell', { name });

test('the board is a grid of nine rows whose squares say what stands on them', () => {
  sit(opening);
  expect(within(screen.getByRole('grid', { name: 'Board' })).getAllByRole('row')).toHaveLength(9);
  expect(screen.getAllByRole('gridcell')).toHaveLength(81);
  const pawn = cell('7g, Sente pawn');
  expect(pawn.dataset).toMatchObject({ square: '7g', piece: 'P' });
  expect(pawn.getAttribute('data-mark')).toBe('');
  expect(cell('5a, Gote king').dataset['piece']).toBe('k');
  expect(cell('5e, empty').dataset['piece']).toBe('');
});

test('marks are words on the square and in its name', () => {
  sit(opening, {
    chosen: { at: 'square', square: 56 },
    next: [{ at: 'square', square: 47 }],
  });
  expect(cell(/^7g/).dataset['mark']).toBe('selected');
  expect(cell(/^7g/).getAttribute('aria-selected')).toBe('true');
  expect(cell('7f, empty, can go here').dataset['mark']).toBe('target');
});

test('the keyboard has one stop on the board, and its cursor follows the screen when flipped', () => {
  const { onPick, onCancel } = sit(opening, { flipped: true });
  const stops = screen.getAllByRole('gridcell').filter((one) => one.tabIndex === 0);
  expect(stops).toHaveLength(1);
  cell(/^5e/).focus();
  fireEvent.keyDown(cell(/^5e/), { key: 'ArrowUp' });
  expect(document.activeElement).toBe(cell(/^5f/));
  fireEvent.keyDown(cell(/^5f/), { key: 'Home' });
  expect(document.activeElement).toBe(cell(/^1f/));
  fireEvent.keyDown(cell(/^1f/), { key: 'End', ctrlKey: true });
  expect(document.activeElement).toBe(cell(/^9a/));
  fireEvent.keyDown(cell(/^9a/), { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith({ at: 'square', square: 0 });
  fireEvent.keyDown(cell(/^9a/), { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
});

test.each([
  ['P', '1'],
  ['2P', '2'],
  ['10P', '10'],
  ['18P', '18'],
])('a hand of %s is one button with its count', (hand, count) => {
  sit(`4k4/9/9/9/9/9/9/9/4K4 b ${hand} 1`);
  const pawns = screen.getByRole('button', { name: /^Sente: pawn/ });
  expect(pawns.dataset).toMatchObject({ hand: 'P', seat: '0', count });
  expect(
    within(screen.getByRole('toolbar', { name: 'Gote: pieces in hand' })).queryAllByRole('button'),
  ).toEqual([]);
});

test('hands lie in the order rook bishop gold silver knight lance pawn', () => {
  sit('4k4/9/9/9/9/9/9/9/4K4 b rbgsnl3p 1', { mover: 1 });
  const far = screen.getByRole('toolbar', { name: 'Gote: pieces in hand' });
  expect(
    within(far)
      .getAllByRole('button')
      .map((one) => one.dataset['hand']),
  ).toEqual([...'RBGSNLP']);
});

test('a hand piece and a square are picked by what a screen reader does to them', () => {
  const { onPick } = sit('4k4/9/9/9/9/9/9/9/4K4 b P 1');
  fireEvent.click(screen.getByRole('button', { name: 'Sente: pawn in hand' }), { detail: 0 });
  expect(onPick).toHaveBeenLastCalledWith({ at: 'hand', seat: 0, kind: 'pawn' });
  fireEvent.click(cell(/^5e/), { detail: 0 });
  expect(onPick).toHaveBeenLastCalledWith({ at: 'square', square: 40 });
});

const asking = (sfen: string, picks: readonly Pick[]) => {
  const read = parseSfen(sfen);
  if (!read.ok) throw new Error(sfen);
  const next = [
    { at: 'choice', choice: 'keep' },
    { at: 'choice', choice: 'promote' },
  ] as const;
  return shogiSkin.question?.(read.value, picks, next, text) ?? null;
};

test('the promotion card shows both faces, promoted first, and has the focus', async () => {
  const sfen = '4k4/9/9/9/9/9/9/1R7/4K4 b P 1';
  const picks = [
    { at: 'square', square: 64 },
    { at: 'square', square: 10 },
  ] as const;
  const { onPick, onCancel } = sit(sfen, { question: asking(sfen, picks) });
  const card = await screen.findByRole('dialog', { name: 'Promote to dragon?' });
  const [promote, keep] = within(card).getAllByRole('button');
  expect([promote?.dataset['choice'], keep?.dataset['choice']]).toEqual(['promote', 'keep']);
  expect(document.activeElement).toBe(promote);
  fireEvent.keyDown(card, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(keep);
  fireEvent.click(within(card).getByRole('button', { name: 'Promote · Dragon' }));
  expect(onPick).toHaveBeenCalledExactlyOnceWith({ at: 'choice', choice: 'promote' });
  fireEvent.keyDown(card, { key: 'Escape' });
  expect(onCancel).toHaveBeenCalledOnce();
  expect(document.querySelector<HTMLElement>('[data-hand-of="0"]')?.inert).toBe(true);
});

test('a refusal is drawn: the file hatched, a line along the ray, a cross on each closed escape', async () => {
  sit(opening, {
    evidence: [
      { show: 'file', index: 7 },
      { show: 'ray', from: 4, to: 76 },
      { show: 'square', square: 3, as: 'escape' },
      { show: 'square', square: 21, as: 'guard', of: 3 },
    ],
  });
  expect(document.querySelector('.proof')).not.toBeNull();
  for (const drawn of ['.band', '.ray', '.cross', '.guard'])
    expect(document.querySelectorAll(`.proof ${drawn}`)).toHaveLength(1);
  expect(cell(/^6a/).dataset['mark']).toBe('escape');
});
