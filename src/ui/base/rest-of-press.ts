/** Ignores what is left of a press that has done its work while it was held. */

/**
 * How long after the release its click can come, in milliseconds. A busy phone sends it late. The next press of anyone ends
 * the wait.
 */
const CLICK_MS = 500;

/** The pointer that holds something, by its id, or a key. */
export type Holder = number | 'key';

const isOf = (holder: Holder, event: Event): boolean =>
  event instanceof PointerEvent ? event.pointerId === holder : holder === 'key';

/** Whether another pointer clicked. Some browsers do not say which pointer a click is of, and none does for a key. */
const isOfOther = (holder: Holder, event: Event): boolean =>
  event instanceof PointerEvent && event.pointerId > 0 && event.pointerId !== holder;

/** Whether a screen reader clicked: it presses nothing before it. */
const isOfNoPress = (holder: Holder, event: Event): boolean =>
  holder !== 'key' && event instanceof MouseEvent && event.type === 'click' && event.detail === 0;

/**
 * Ignores the click and the repeated keys of a press that was held long enough, wherever they come, until it is let go. They
 * would press what came in the place of the held thing, or what got its focus.
 */
export const ignoreRestOfPress = (holder: Holder): void => {
  const ended = new AbortController();
  const { signal } = ended;
  let released = false;
  const ignore = (event: Event): void => {
    if (event instanceof KeyboardEvent ? !event.repeat : isOfOther(holder, event)) return;
    if (isOfNoPress(holder, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const release = (event: Event): void => {
    // A part that loses the focus says so too. Only the window means that the holder has left.
    if (event.type === 'blur' ? event.target instanceof Node : !isOf(holder, event)) return;
    released = true;
    setTimeout(() => ended.abort(), CLICK_MS);
  };
  const begin = (event: Event): void => {
    const isNew = event instanceof KeyboardEvent ? !event.repeat : true;
    // A pointer that comes down again was let go where the page did not see it.
    if (isNew && (released || (event instanceof PointerEvent && isOf(holder, event))))
      ended.abort();
  };
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, begin, { capture: true, signal });
  // After a touch the browser also sends the events of a mouse, which would move the focus.
  for (const type of ['click', 'keydown', ...(holder === 'key' ? [] : ['mousedown'])])
    addEventListener(type, ignore, { capture: true, signal });
  for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur'])
    addEventListener(type, release, { capture: true, signal });
};
