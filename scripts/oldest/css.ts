/**
 * Finds what the oldest browsers lack in a style sheet. It names this as `@rule`, `@rule (feature)`, `@rule function()`,
 * `:selector`, `property`, `property: keyword`, `function()` or `1unit`.
 */
import { type AtRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss';
import { type Feature, featureAt, featuresIn, isInOldest } from './compat.ts';

const below = (from: Feature | undefined): readonly (readonly [string, Feature])[] =>
  featuresIn(from).flatMap((one) => [one, ...below(one[1])]);

/** Everything that a value of any property can contain, by name. Those without a function around them win. */
const types = featureAt('css', 'types');
const allTypes = new Map([...below(types), ...featuresIn(types)]);

/** The name in the data for units that it has as a group. */
const groupOf = (unit: string): string =>
  /^cq(w|h|i|b|min|max)$/.test(unit)
    ? 'container_query_length_units'
    : unit
        .replace(/^sv.+/, 'viewport_percentage_units_small')
        .replace(/^lv.+/, 'viewport_percentage_units_large')
        .replace(/^dv.+/, 'viewport_percentage_units_dynamic');

const found = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** A text without its strings and addresses. */
const bare = (text: string): string => text.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');

/** Whether a name is new to the oldest browsers. The data knows all names of at-rules, selectors and properties. */
const isNew = (feature: Feature | undefined): boolean =>
  feature === undefined || !isInOldest(feature);

/** Whether a known part of something is new to the oldest browsers. */
const isNewPart = (feature: Feature | undefined, prefixes?: readonly string[]): boolean =>
  feature !== undefined && !isInOldest(feature, prefixes);

const newerInAtRule = ({ name, params }: AtRule): readonly string[] => {
  const rule = featureAt('css', 'at-rules', name.replace(/^-\w+-/, ''));
  if (isNew(rule)) return [`@${name}`];
  const functions = found(params, /\b([a-z-]+)\(/g).filter((one) =>
    featuresIn(rule).some(([key, part]) => key.startsWith(`${one}_queries`) && isNewPart(part)),
  );
  const features = found(params, /\((?:min-|max-)?([a-z-]+)/g).filter((one) =>
    isNewPart(rule?.[one]),
  );
  return [
    ...functions.map((one) => `@${name} ${one}()`),
    ...features.map((one) => `@${name} (${one})`),
  ];
};

const newerInSelector = ({ selector }: Rule): readonly string[] =>
  found(bare(selector), /::?([a-z-]+)/g)
    .filter((name) => isNew(featureAt('css', 'selectors', name)))
    .map((name) => `:${name}`);

/** The prefix of a property for one vendor, and its name without that. */
const split = (property: string): readonly [prefix: string, name: string] => {
  const [, prefix = '', name = property] = /^(-(?:webkit|moz|ms)-)(.+)$/.exec(property) ?? [];
  return [prefix, name];
};

/** The prefixes with which a rule sets a property. */
const prefixesIn = (rule: Declaration['parent'], name: string): readonly string[] =>
  (rule?.nodes ?? []).flatMap((node) => {
    if (node.type !== 'decl') return [];
    const [prefix, other] = split(node.prop);
    return other === name ? [prefix] : [];
  });

const newerInDeclaration = ({ prop, value, parent }: Declaration): readonly string[] => {
  const [, name] = split(prop);
  const prefixes = prefixesIn(parent, name);
  const property = featureAt('css', 'properties', name);
  const isOld =
    prop.startsWith('--') ||
    !isNew(featureAt('css', 'properties', prop)) ||
    (property !== undefined && isInOldest(property, prefixes));
  if (!isOld) return [property === undefined ? prop : name];
  const text = bare(value);
  return [
    ...found(text, /(?<![\w#.-])([a-z][a-z-]*)(?![\w(-])/g)
      .filter((keyword) => isNewPart(property?.[keyword], ['', ...prefixes]))
      .map((keyword) => `${name}: ${keyword}`),
    ...found(text, /(?<![\w-])([a-z][a-z-]*)\(/g)
      .filter((type) => isNewPart(property?.[type] ?? allTypes.get(type)))
      .map((type) => `${type}()`),
    ...found(text, /\d([a-z]+)\b/g)
      .filter((unit) => isNewPart(featureAt('css', 'types', 'length', groupOf(unit))))
      .map((unit) => `1${unit}`),
  ];
};

/** Whether a declaration describes what its at-rule makes, such as the syntax of a `@property`. */
const isDescriptor = ({ type, parent }: ChildNode): boolean =>
  type === 'decl' &&
  parent?.type === 'atrule' &&
  ['property', 'font-face', 'counter-style'].includes((parent as AtRule).name);

const newerIn = (node: ChildNode): readonly string[] => {
  switch (node.type) {
    case 'atrule':
      return newerInAtRule(node);
    case 'rule':
      return newerInSelector(node);
    case 'decl':
      return newerInDeclaration(node);
    default:
      return [];
  }
};

/** Names everything in a style sheet that one of the oldest browsers lacks. */
export const newerInCss = (sheet: string): ReadonlySet<string> => {
  const newer = new Set<string>();
  parse(sheet).walk((node) => {
    if (!isDescriptor(node)) for (const name of newerIn(node)) newer.add(name);
  });
  return newer;
};
