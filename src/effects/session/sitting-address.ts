/** The id of the sitting that an address names; undefined when it names none. */
export const sittingIn = (hash: string): string | undefined =>
  /^#?\/(?:play|games)\/([^/]+)/.exec(hash)?.[1];
