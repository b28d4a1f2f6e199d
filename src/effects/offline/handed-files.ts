/** Files that the system hands to the installed app: opened with it, or shared. */
import { takeShared } from './shared-files.ts';

/** A launch of the installed app, with the files it was opened with. TypeScript's DOM types do not have it yet. */
interface Launch {
  readonly files?: readonly FileSystemFileHandle[];
}
interface LaunchQueue {
  readonly setConsumer: (take: (launch: Launch) => void) => void;
}

/**
 * Calls `give` for each hand-over from now on, and for the one that this page was started with. The list is empty if
 * the files cannot be read.
 */
export const hearOfFiles = (
  give: (files: readonly File[]) => void,
  page: Window = window,
): void => {
  const nothing = (): void => give([]);
  const { launchQueue } = page as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    Promise.all(files.map((file) => file.getFile())).then(give, nothing);
  });
  const { search, pathname, hash } = page.location;
  const asked = new URLSearchParams(search);
  const shared = asked.get('shared');
  // After a reload the files are no longer there, so the address must not ask for them again.
  if (shared !== null || asked.has('opened'))
    page.history.replaceState(page.history.state, '', pathname + hash);
  if (shared === null) return;
  if ('caches' in globalThis)
    takeShared(shared, new URL('./', page.document.baseURI).href, caches).then(give, nothing);
  // Absent over plain http. No file was shared there: the address was copied from elsewhere.
  else nothing();
};
