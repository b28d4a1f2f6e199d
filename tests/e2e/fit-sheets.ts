/** Checks whether the sheet that is open fits its window. */

/** Runs in the page: returns what is wrong with the open sheet, as sentences; none where no sheet is open. */
export const sheetFaults = (): readonly string[] => {
  const sheet = document.querySelector('.sheet');
  if (sheet === null) return [];
  const wrong: string[] = [];
  const room = sheet.getBoundingClientRect();
  const { left, top, right, bottom } = room;
  if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
    wrong.push(`a sheet leaves the window: ${[left, top, right, bottom].map(Math.round)}`);
  for (const one of sheet.querySelectorAll<HTMLElement>('[role$="dialog"] *')) {
    // Text for screen readers only is clipped away.
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.unseen')) continue;
    const { clipPath, overflowX } = getComputedStyle(one);
    const box = one.getBoundingClientRect();
    if (clipPath !== 'none' || box.width < 2) continue;
    const is = `${one.tagName} “${one.textContent.slice(0, 40)}”`;
    if (box.left < left - 1 || box.right > right + 1)
      wrong.push(`${is} lies beside its sheet: ${box.left} to ${box.right}`);
    if (overflowX !== 'visible' && one.scrollWidth > one.clientWidth + 1)
      wrong.push(`${is} is cut at ${one.clientWidth} of ${one.scrollWidth}`);
    if (one.matches('.start-foot *') && (box.top < top - 1 || box.bottom > bottom + 1))
      wrong.push(`${is} of the foot lies outside its sheet`);
    if (!one.matches('button, select, a[href], input')) continue;
    const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
    if (width < 43.5 || height < 43.5) wrong.push(`${is} is only ${width} × ${height}`);
  }
  return wrong;
};
