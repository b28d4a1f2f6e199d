/** The points of a board on the screen, and what is pressed there, for component tests. */
import { act, fireEvent, screen } from '@testing-library/react';
import { messages as english } from '#i18n/en/index.ts';

/** The element of a point. */
export const point = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no point is called ${name}`);
  return found;
};

/** The face on a point; empty where none is. */
export const pieceOn = (name: string): string => point(name).dataset['piece'] ?? '';

/** The region beside the board where messages appear. */
export const strip = () => screen.getByRole('region', { name: english.status.label });

/** Presses points, one after the other. */
export const tap = (...names: readonly string[]): Promise<void> =>
  act(async () => {
    for (const name of names) {
      const { left, top, width, height } = point(name).getBoundingClientRect();
      const at = { button: 0, clientX: left + width / 2, clientY: top + height / 2 };
      const pointer = { ...at, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
      fireEvent.pointerDown(screen.getByRole('grid'), { ...pointer, buttons: 1 });
      fireEvent.pointerUp(window, { ...pointer, buttons: 0 });
    }
  });
