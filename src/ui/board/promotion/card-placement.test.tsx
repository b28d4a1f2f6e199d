// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toySkin } from '../../../../tests/toy-skin.tsx';
import type { Question } from '../../game/skin.ts';
import { CardPlacement } from './CardPlacement.tsx';

afterEach(() => vi.restoreAllMocks());

const question: Question = { title: 'Promote?', square: 0, seat: 0, options: [] };

const Card = () => {
  const card = useRef<HTMLDivElement>(null);
  return (
    <div className="stage-table">
      <div className="field">
        <div ref={card} role="dialog" />
        <CardPlacement
          {...{ card, skin: toySkin, question, clear: [0], flipped: false, down: false }}
        />
      </div>
    </div>
  );
};

test('a card that is open is placed again when the board is zoomed or panned', async () => {
  let left = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(left, 0, 200, 200),
  );
  const { container } = render(<Card />);
  const dialog = container.querySelector<HTMLElement>('[role="dialog"]');
  const placed = dialog?.style.inset;
  expect(placed).toMatch(/px auto auto/);
  left = -40;
  container.querySelector<HTMLElement>('.stage-table')?.style.setProperty('--pan-x', '-40px');
  await vi.waitFor(() => expect(dialog?.style.inset).not.toBe(placed));
});
