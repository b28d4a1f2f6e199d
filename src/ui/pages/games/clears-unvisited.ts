/**
 * Whether the browser deletes what a page has stored after seven days of use in which its user did not visit that page.
 * Safari does so on every Apple device, as do the other browsers of iOS, which are made of the same WebKit. An app on the
 * Home Screen or in the Dock is spared: it counts the days of its own use
 * (https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/, “7-Day Cap on All Script-Writeable Storage”).
 *
 * Only Apple's WebKit has `GestureEvent`; that of Linux lacks it, and does not delete.
 */
export const clearsUnvisited = (page: Window): boolean =>
  'GestureEvent' in page && !page.matchMedia('(display-mode: standalone)').matches;
