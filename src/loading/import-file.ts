/**
 * Imports a file that comes late, in the built app. `scripts/late-files.ts` puts this in place of Vite's own
 * preloading, which asks for a style sheet only once: after a failure it gives everybody the file without its styles.
 */

/** How long a failed request waits for its second try, in milliseconds. */
const PAUSE = 500;

const withRetry = async <T>(request: () => Promise<T>): Promise<T> => {
  try {
    return await request();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return request();
  }
};

/** The style sheets that are here or on their way, by their addresses. One that failed is not among them. */
const sheets = new Map<string, Promise<void>>();

const linkTo = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.crossOrigin = '';
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`the style sheet ${href} did not come`));
    });
    link.href = href;
    document.head.append(link);
  });

const fetchSheet = (href: string): Promise<void> => {
  const known = sheets.get(href);
  if (known !== undefined) return known;
  // The page itself asks for the sheet of the table, and once more if that fails.
  if (
    Array.from(document.querySelectorAll('link')).some(
      (link) => link.rel === 'stylesheet' && link.href === href,
    )
  )
    return Promise.resolve();
  const coming = withRetry(() => linkTo(href));
  sheets.set(href, coming);
  coming.catch(() => sheets.delete(href));
  return coming;
};

/**
 * Imports a file and all style sheets that it needs. Each is requested once more, after a pause, if it fails. `styles`
 * are their addresses, relative to the file `from` that asks. Rejects if one of them fails twice; a later call asks
 * again.
 */
export const importFile = async <T>(
  load: () => Promise<T>,
  styles: readonly string[] = [],
  from = document.baseURI,
): Promise<T> => {
  const addresses = styles.map((style) => import.meta.resolve(new URL(style, from).href));
  const [file] = await Promise.all([withRetry(load), ...addresses.map(fetchSheet)]);
  return file;
};
