/** The way to another page; where one is stands in `address.ts`. */

/** Goes to an address; `replace` leaves the one before out of the history. */
export const goTo = (path: string, replace = false): void => {
  if (replace) location.replace(`#${path}`);
  else location.hash = path;
};
