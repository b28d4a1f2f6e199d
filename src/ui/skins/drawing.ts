/** Drawings as plain values: markup would need a parser, and the Content-Security-Policy forbids those. */

type Attributes = Readonly<Record<string, string | number>>;

/** An SVG element, its attributes and what is inside it. */
export type Drawing = readonly [tag: string, attributes: Attributes, ...inside: Drawing[]];

/** An outline. */
export const path = (d: string, more: Attributes = {}): Drawing => ['path', { d, ...more }];

/** Drawings put somewhere else together, or turned, or at another size. */
export const moved = (transform: string, ...inside: readonly Drawing[]): Drawing => [
  'g',
  { transform },
  ...inside,
];

/** A drawing that others refer to. It is hidden by size: what a `display: none` drawing defines is lost to some browsers. */
export const referredTo = (id: string, drawings: readonly Drawing[]): Drawing => [
  'svg',
  { id, class: 'sprite', width: 0, height: 0, 'aria-hidden': 'true' },
  ['defs', {}, ...drawings],
];

/** A drawing without its classes. */
export const unclassed = ([tag, { class: _, ...rest }, ...inside]: Drawing): Drawing => [
  tag,
  rest,
  ...inside.map(unclassed),
];

/** Makes the element that a drawing describes. */
export const elementOf = ([tag, attributes, ...inside]: Drawing): SVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, `${value}`);
  element.append(...inside.map(elementOf));
  return element;
};
