/**
 * Style sheets that did not come with their file. Vite asks for each only once, and takes it for loaded ever after:
 * a second try has to be made by hand, or the file would come without its styles.
 */
const lost = new Map<string, Promise<void> | null>();

/** Notes each style sheet that fails from now on. */
export const watchStyles = (page: Window): void =>
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
      lost.set(target.href, null);
      target.remove();
    },
    true,
  );

const fetchStyles = (href: string): Promise<void> => {
  const coming = new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => {
      lost.delete(href);
      resolve();
    });
    link.addEventListener('error', () => reject(new Error(href)));
    document.head.append(link);
  });
  lost.set(href, coming);
  return coming;
};

/** Fetches again the style sheets that failed, each once at a time. */
export const restyle = (): Promise<unknown> =>
  Promise.all(Array.from(lost, ([href, underWay]) => underWay ?? fetchStyles(href)));
