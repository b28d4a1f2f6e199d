// @vitest-environment happy-dom

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use, useEffect, useReducer } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HELD } from '../../board/pointing.ts';
import { shogiSkin } from '../../skins/shogi/shogi-skin.ts';
import { useInspectedPick } from './use-inspected-pick.ts';

afterEach(() => vi.restoreAllMocks());

/** More renders than any answer needs. */
const MANY = 20;

test('a key that asks about a square while an earlier question still waits asks once, and not with each render', async () => {
  const position = {};
  const never = new Promise<never>(() => {});
  const asked: number[] = [];
  const Asker = () => {
    const { inspected } = useInspectedPick({ skin: shogiSkin, flipped: false }, position, null);
    const [drawn, draw] = useReducer((times: number) => times + 1, 0);
    const square = inspected?.pick.at === 'square' ? inspected.pick.square : -1;
    // The answer for the finger that rests on 8f is still on its way.
    if (inspected?.stays) use(never);
    useEffect(() => {
      if (inspected === null) return;
      asked.push(square);
      // Renders again, as the words said for each square do.
      if (asked.length < MANY) draw();
    }, [inspected, square]);
    return (
      <div className="stage-table">
        <button type="button" data-square="8f" {...{ [HELD]: '' }}>
          8f
        </button>
        <button type="button" data-square="8e">
          8e {drawn}
        </button>
      </div>
    );
  };
  await act(async () =>
    render(
      <Suspense fallback="nothing">
        <Asker />
      </Suspense>,
    ),
  );
  await act(async () => {
    screen.getByRole('button', { name: /8e/ }).focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowUp' });
  });
  expect(asked).toEqual([4 * 9 + 1]);
});

test('a mouse at rest asks nothing about a piece that comes to lie under it, even after it was on another page', async () => {
  vi.useFakeTimers();
  const position = {};
  const Asker = () => {
    const { inspected } = useInspectedPick({ skin: shogiSkin, flipped: false }, position, null);
    return (
      <div className="stage-table">
        <p>{inspected === null ? 'nothing is asked' : 'a square is asked'}</p>
        <div {...{ role: 'grid' }} />
        <button type="button" data-square="9a">
          9a
        </button>
      </div>
    );
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, 90, 90),
  );
  const rests = async (clientX: number): Promise<void> => {
    const mouse = {
      pointerType: 'mouse',
      buttons: 0,
      clientX,
      clientY: 3,
      screenX: clientX,
      screenY: 3,
    };
    await act(async () => fireEvent.pointerOver(screen.getByRole('grid'), mouse));
    await act(async () => vi.advanceTimersByTime(1000));
  };
  const first = render(<Asker />);
  await rests(3);
  expect(screen.getByText('a square is asked')).toBeInTheDocument();
  first.unmount();
  render(<Asker />);
  await rests(3);
  expect(screen.getByText('nothing is asked')).toBeInTheDocument();
  await rests(4);
  expect(screen.getByText('a square is asked')).toBeInTheDocument();
  vi.useRealTimers();
});
