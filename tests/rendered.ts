/**
 * Counts which components React renders. Import this before React DOM: React reports its commits to the hook of the
 * developer tools, which is set here.
 */
interface Fiber {
  readonly type: unknown;
  readonly flags: number;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React sets this flag of a fiber when its component has run. */
const RAN = 1;

let rendered: string[] | null = null;

/** The name of a component; undefined for an element of the page, a context and the like. */
const nameOf = (type: unknown): string | undefined => {
  if (typeof type === 'function') return type.name;
  // A memo has its component inside.
  return typeof type === 'object' && type !== null && 'type' in type
    ? nameOf(type.type)
    : undefined;
};

/**
 * Notes the components below a fiber that have run in the last commit. A child that is the same as before has not. A
 * component without a name is called after the one around it.
 */
const noteRendered = (fiber: Fiber, around: string): void => {
  const name = nameOf(fiber.type);
  const known = name === '' ? `in ${around}` : name;
  if (known !== undefined && (fiber.flags & RAN) !== 0) rendered?.push(known);
  if (fiber.child === fiber.alternate?.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling)
    noteRendered(child, name || around);
};

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    isDisabled: false,
    supportsFiber: true,
    inject: () => 0,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      if (rendered !== null) noteRendered(current, 'root');
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
  },
});

/** Runs an act and returns the names of the components that React renders until its promise resolves, one for each time. */
export const renderedIn = async (act: () => Promise<void>): Promise<readonly string[]> => {
  const names: string[] = [];
  rendered = names;
  await act();
  rendered = null;
  return names;
};
