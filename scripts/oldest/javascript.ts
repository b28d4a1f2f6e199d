/**
 * Finds the built-in objects, functions and members that scripts use and the oldest browsers lack. It names them as
 * `Variable`, `Variable.member` or `.member`.
 *
 * A script does not say what kind of object a member belongs to. So a member is too new where each built-in object that
 * has one of this name has it from a newer version on, and no script defines a member of this name. Members of the
 * browser's own variables, such as `navigator` and `Promise`, are looked up exactly.
 */
import { type Feature, featureAt, featuresIn, isInOldest } from './compat.ts';
import { namesIn, type Read } from './script-names.ts';

const builtins = featureAt('javascript', 'builtins');

/** The built-in objects, by name. */
const objects: ReadonlyMap<string, Feature> = new Map([
  ...featuresIn(featureAt('api')),
  ...featuresIn(builtins?.['Intl']),
  ...featuresIn(builtins),
]);

const memberOf = (object: string, member: string): Feature | undefined => {
  const feature = objects.get(object);
  return feature?.[`${member}_static`] ?? feature?.[member];
};

/** The names of members that no built-in object of the oldest browsers has. Global objects are members of the window. */
const newerMembers: ReadonlySet<string> = (() => {
  const members = [...objects, ...[...objects.values()].flatMap(featuresIn)]
    .filter(([name]) => !name.endsWith('_event'))
    .map(([name, feature]) => [name.replace(/_static$/, ''), feature] as const);
  const old = new Set(members.flatMap(([name, feature]) => (isInOldest(feature) ? [name] : [])));
  return new Set(members.map(([name]) => name).filter((name) => !old.has(name)));
})();

/** Variables of the browser, each with the kind of object that it is. */
const kinds: Readonly<Record<string, string>> = {
  document: 'Document',
  globalThis: 'Window',
  navigator: 'Navigator',
  self: 'Window',
  window: 'Window',
};

const isNewer = (feature: Feature | undefined): boolean =>
  feature !== undefined && !isInOldest(feature);

const newerVariable = (name: string): boolean =>
  isNewer(objects.get(name) ?? memberOf('Window', name));

/** Names a member that is too new; undefined for any other. */
const newerRead = ({ of, member }: Read, defined: ReadonlySet<string>): string | undefined => {
  const exact = of === undefined ? undefined : memberOf(kinds[of] ?? of, member);
  if (exact !== undefined) return isNewer(exact) ? `${of}.${member}` : undefined;
  return newerMembers.has(member) && !defined.has(member) ? `.${member}` : undefined;
};

/** Names everything in the scripts of an app that one of the oldest browsers lacks. Throws where the syntax is newer. */
export const newerInScripts = (scripts: readonly string[]): ReadonlySet<string> => {
  const all = scripts.map(namesIn);
  const defined = new Set(all.flatMap((names) => [...names.defined]));
  return new Set(
    all.flatMap(({ variables, reads }) => [
      ...[...variables].filter(newerVariable),
      ...reads.flatMap((read) => newerRead(read, defined) ?? []),
    ]),
  );
};
