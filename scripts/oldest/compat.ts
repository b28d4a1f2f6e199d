/** Asks MDN's compatibility data whether the oldest browsers have a feature. */
import type { BrowserName, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import data from '@mdn/browser-compat-data/forLegacyNode';
import { oldestBrowsers } from './browsers.ts';

/** A feature of the data, which may have others below it. */
export type Feature = Identifier;

const { chrome, edge, firefox, safari } = oldestBrowsers;

/** The oldest browsers by their names in the data. */
const oldest: readonly (readonly [name: BrowserName, version: string])[] = [
  ['chrome', chrome],
  ['chrome_android', chrome],
  ['edge', edge],
  ['firefox', firefox],
  ['firefox_android', firefox],
  ['safari', safari],
  ['safari_ios', safari],
];

/** Whether a version is at most another. The data writes `≤37` for an unknown version up to 37. */
const isUpTo = (version: string, other: string): boolean =>
  version.replace('≤', '').localeCompare(other, 'en', { numeric: true }) <= 0;

/**
 * Whether a version of a browser has a feature by its name with this prefix, without a flag. A partial implementation
 * counts: the data calls many old features partial for a detail.
 */
const isIn = (version: string, prefix: string, said: SimpleSupportStatement): boolean =>
  typeof said.version_added === 'string' &&
  said.version_added !== 'preview' &&
  isUpTo(said.version_added, version) &&
  (typeof said.version_removed !== 'string' || !isUpTo(said.version_removed, version)) &&
  (said.prefix ?? '') === prefix &&
  said.alternative_name === undefined &&
  said.flags === undefined;

/** Whether each of the oldest browsers has a feature with one of these prefixes. */
export const isInOldest = (feature: Feature, prefixes: readonly string[] = ['']): boolean =>
  oldest.every(([name, version]) =>
    [feature.__compat?.support[name] ?? []]
      .flat()
      .some((said) => prefixes.some((prefix) => isIn(version, prefix, said))),
  );

const root: Feature = { api: data.api, css: data.css, javascript: data.javascript };

/** The feature at a path of the data, such as `css.types.round`; undefined where there is none. */
export const featureAt = (...path: readonly string[]): Feature | undefined =>
  path.reduce<Feature | undefined>(
    (from, name) => (from !== undefined && Object.hasOwn(from, name) ? from[name] : undefined),
    root,
  );

/** The features right below one, each with its name. */
export const featuresIn = (
  feature: Feature | undefined,
): readonly (readonly [name: string, feature: Feature])[] =>
  Object.keys(feature ?? {}).flatMap((name) => {
    const one = name === '__compat' ? undefined : feature?.[name];
    return one === undefined ? [] : [[name, one] as const];
  });
