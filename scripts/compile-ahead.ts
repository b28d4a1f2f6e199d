/**
 * Plugin: marks the first file with a hint that nearly all of its functions are called during loading. The browser then
 * compiles them while the file downloads, off the main thread, and not one by one before the first frame.
 */
import type { Plugin } from 'vite';

/** V8's hint. It counts only at the very top of a file: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad';

/** The plugin. */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // Runs after Vite has put its own list of files before the code.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `${HINT}\n${file.code}`;
    },
  },
});
