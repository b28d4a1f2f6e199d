/**
 * The addresses of the app: the part of the URL after `#`. They are fixed, so that links last. Pages, links, storage and the
 * session read and write addresses by these functions. `index.html` reads only whether there is one.
 */

/** Each page with the first part of its addresses. `position` starts a game from a position, which follows. */
const fronts = {
  play: 'play',
  learn: 'learn',
  games: 'games',
  rules: 'rules',
  settings: 'settings',
  position: 'p',
} as const;

/** The name of a page. */
export type PageName = keyof typeof fronts;

/** An address that leads to a page. */
export interface Route {
  readonly page: PageName;
  /** Everything after the first part and its slash: `<id>/<ply>`, `xiangqi/horse`, a position. Empty for the page itself. */
  readonly rest: string;
}

const isPageName = (name: string): name is PageName => Object.hasOwn(fronts, name);

/** The route of an address, with or without its `#`; null where it leads nowhere. The empty address leads to the table. */
export const routeOf = (address: string): Route | null => {
  const [, front = '', rest = ''] = /^#?\/?([^/]*)\/?(.*)$/s.exec(address) ?? [];
  if (front === '') return { page: 'play', rest };
  const page = Object.keys(fronts)
    .filter(isPageName)
    .find((name) => fronts[name] === front);
  return page === undefined ? null : { page, rest };
};

/** A kept game that an address names, and the ply to show, where it names one. */
export interface KeptGameRoute {
  readonly id: string;
  readonly ply: string | undefined;
}

/** The kept game that a route names: `/play/<id>`, `/games/<id>` or `/games/<id>/<ply>`; null where it names none. */
export const keptGameOf = (route: Route | null): KeptGameRoute | null => {
  if (route === null || (route.page !== 'play' && route.page !== 'games')) return null;
  const [id = '', ply] = route.rest.split('/');
  return id === '' ? null : { id, ply: route.page === 'games' ? ply : undefined };
};

/** The address of a page, or of what the parts name there; an undefined part is left out. */
export const addressOf = (
  page: PageName,
  ...parts: readonly (string | number | undefined)[]
): string => `/${[fronts[page], ...parts.filter((part) => part !== undefined)].join('/')}`;

/** The same address as the `href` of a link. */
export const linkTo = (
  page: PageName,
  ...parts: readonly (string | number | undefined)[]
): string => `#${addressOf(page, ...parts)}`;
