// @vitest-environment happy-dom
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { FirstPress } from './FirstPress.tsx';

test('a press on the painted board is answered before the first frame of the app, once', async () => {
  // `act` would draw immediately what a browser draws only after its frame.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const chosen = createStore(() => ({ square: 'none' }));
  const element = document.createElement('div');
  const Board = () => useStore(chosen).square;
  const inFirstFrame = await new Promise((resolve) => {
    const press = (): void => {
      chosen.setState({ square: `${element.textContent} 7g` });
      // A frame is painted after the microtasks.
      queueMicrotask(() => resolve(element.textContent));
    };
    addEventListener('table-shown', press);
    startTransition(() =>
      createRoot(element).render(
        <>
          <Board />
          <FirstPress />
        </>,
      ),
    );
  });
  expect(inFirstFrame).toBe('none 7g');
  await new Promise((rest) => setTimeout(rest, 50));
  expect(element.textContent).toBe('none 7g');
});
