/**
 * The newer parts of the platform that the built app uses, by the names that `css.ts` and `javascript.ts` give them. Each
 * stands with what happens in a browser without it. The check also fails on a name that the app no longer uses.
 */

/** Newer parts in style sheets. The name of a property stands for each of its values. */
export const progressiveCss: Readonly<Record<string, string>> = {
  ':-webkit-details-marker':
    'An older Safari has this marker; in other browsers `list-style: none` of the same summary hides theirs.',
  ':-moz-range-thumb': 'Firefox alone has it; the other browsers have that of WebKit.',
  ':-moz-range-track': 'Firefox alone has it; the other browsers have that of WebKit.',
  ':-webkit-slider-runnable-track': 'Firefox has its own name for it.',
  ':-webkit-slider-thumb': 'Firefox has its own name for it.',
  '@page': 'A browser without it prints with margins of its own.',
  cursor: 'A phone shows no pointer.',
  'font-family: ui-monospace': 'The next font of the list is taken, `monospace`.',
  'forced-color-adjust': 'Safari has no forced colours.',
  'print-color-adjust: exact':
    'Chrome before 136 reads `-webkit-print-color-adjust`, which the build writes beside it.',
  resize: 'On an iPhone a text field keeps its size and scrolls.',
  'scrollbar-color': 'The browser draws its own scroll bars, by `color-scheme`.',
  '-webkit-tap-highlight-color':
    'The browser tints a pressed square for a moment, or does not tint at all.',
  'text-size-adjust': 'A browser without it does not enlarge text by itself.',
  '-webkit-touch-callout': 'Only Safari on a phone opens a menu at a long press, and it has this.',
  'word-break: auto-phrase': 'Japanese lines end after any letter.',
};

/** Newer parts in scripts of our own and of libraries. */
export const progressiveScripts: Readonly<Record<string, string>> = {
  '.brands': 'React Aria reads `userAgent` instead.',
  '.canIntercept': 'React uses it only with `navigation`.',
  '.createPolicy': 'Without Trusted Types an address of a worker needs no policy.',
  '.currentEntry': 'React uses it only with `navigation`.',
  '.downlink': 'React takes a usual speed of the net.',
  '.fromElement': 'React asks for `relatedTarget` first.',
  '.getTextInfo': 'React Aria asks first, and otherwise reads `textInfo` or a list of scripts.',
  '.launchQueue': 'The system hands over no files; a player opens them in the app.',
  '.setConsumer': 'It is only used with `launchQueue`.',
  '.skipTransition': 'React uses it only with `startViewTransition`.',
  '.startViewTransition': 'React needs it for `<ViewTransition>`, which the app does not use.',
  '.trustedTypes': 'Without Trusted Types an address of a worker needs no policy.',
  '.userAgentData': 'React Aria reads `userAgent` and `platform` instead.',
  '.vibrate': 'A device that cannot vibrate has no such setting, and feels nothing.',
  '.webkitGetAsEntry': 'Files can be dropped, and folders cannot.',
  'Error.captureStackTrace': 'fflate asks first; its errors then have a longer stack.',
  cancelIdleCallback: 'It is only called after `requestIdleCallback`.',
  'globalThis.requestIdleCallback': 'The map of variations is computed when it is opened.',
  navigation: 'React asks first; it would only follow changes of the address.',
  'navigator.connection': 'React takes a usual speed of the net.',
  requestIdleCallback: 'A timer takes its place.',
  setImmediate: 'React asks first, and takes a message channel.',
};

/** Members of libraries that only have the name of something newer, each with what it is. */
export const namesakes: Readonly<Record<string, string>> = {
  '.animation': 'the names of events in React',
  '.div': 'an element of React Aria',
  '.share': 'a kind of transition in React',
  '.transition': 'the names of events in React',
};

/** The name in a list under which something newer stands: its own, or that of its property. */
const listed = (name: string, list: Readonly<Record<string, string>>): string | undefined =>
  [name, name.split(': ')[0] ?? name].find((one) => Object.hasOwn(list, one));

/** A sentence for each newer part that is not listed, and for each listed one that is not used. */
export const faultsIn = (
  newer: ReadonlySet<string>,
  list: Readonly<Record<string, string>>,
): readonly string[] => {
  const names = [...newer];
  const used = new Set(names.map((name) => listed(name, list)));
  return [
    ...names
      .filter((name) => listed(name, list) === undefined)
      .map((name) => `The oldest browsers lack ${name}.`),
    ...Object.keys(list)
      .filter((name) => !used.has(name))
      .map((name) => `The list of newer parts names ${name}, which is old or not used.`),
  ];
};
