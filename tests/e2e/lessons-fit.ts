/** Whether a level fits a window: its task, board, strip and buttons lie inside, uncut and beside each other. */

import type { Page } from '@playwright/test';

/** Runs in the page: what does not fit, as sentences, and where the board is. */
const measured = async (): Promise<{ wrong: string[]; board: string }> => {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const wrong: string[] = [];
  const find = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const boxOf = (one: Element): DOMRect => one.getBoundingClientRect();
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight)
    wrong.push(`the page scrolls: ${scrollWidth} × ${scrollHeight}`);
  const parts = {
    task: find('.level-task'),
    board: find('.board'),
    strip: find('.level-strip > :not(:empty)'),
    answers: find('.level-answers'),
    bar: find('.bar'),
    hands: find('.hand button'),
    list: find('.plate-far .level-list'),
    panel: find('.level-panel'),
  };
  const all = Object.entries(parts).flatMap(([name, those]) => those.map((one) => ({ name, one })));
  for (const [i, { name, one }] of all.entries()) {
    const box = boxOf(one);
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(
        `the ${name} leaves the window by its box ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`,
      );
    for (const other of all.slice(i + 1)) {
      const its = boxOf(other.one);
      const across = Math.min(box.right, its.right) - Math.max(box.left, its.left);
      const down = Math.min(box.bottom, its.bottom) - Math.max(box.top, its.top);
      if (across > 1 && down > 1)
        wrong.push(
          `the ${name} lies over the ${other.name} by ${Math.round(across)} × ${Math.round(down)}`,
        );
    }
  }
  for (const button of find('.bar button, .level-answers button, .level-head a')) {
    const box = boxOf(button);
    const words = button.textContent ?? '';
    if (box.left < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      wrong.push(`${words} leaves the window`);
    if (box.width < 43.5 || box.height < 43.5)
      wrong.push(`${words} is ${Math.round(box.width)} × ${Math.round(box.height)}`);
    if (button.scrollWidth > button.clientWidth + 1) wrong.push(`${words} is cut`);
  }
  for (const panel of find('.level-panel'))
    if (panel.scrollHeight > panel.clientHeight + 1)
      wrong.push(`the panel scrolls: ${panel.scrollHeight} in ${panel.clientHeight}`);
  const task = find('.level-task')[0];
  if (task) {
    const room = boxOf(task.parentElement ?? task);
    if (boxOf(task).bottom > room.bottom + 1)
      wrong.push(
        `the task is ${Math.round(boxOf(task).height)} high in ${Math.round(room.height)}`,
      );
  }
  const [board] = find('.board');
  return { wrong, board: board === undefined ? '' : JSON.stringify(boxOf(board)) };
};

/** Sentences about each part that does not fit, in each window. `boards` remembers where the board is, which never changes from level to level. */
export const levelMisfits = async (
  page: Page,
  boards: Map<string, string>,
  windows: readonly (readonly [width: number, height: number, ...unknown[]])[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const { wrong, board } = await page.evaluate(measured);
    const size = `${width} × ${height}`;
    const was = boards.get(size) ?? board;
    boards.set(size, board);
    if (was !== board) wrong.push(`the board moved from ${was} to ${board}`);
    found.push(...wrong.map((one) => `${size}: ${one}`));
  }
  return found;
};
