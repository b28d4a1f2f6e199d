/**
 * Tells the browser that nearly all of the first file is called at once, so that it compiles it while it comes, beside the
 * page, and not function by function in the way of the first frame: a plugin.
 */
import type { Plugin } from 'vite';

/** V8's word for it, which counts at the very top of a file: https://v8.dev/blog/explicit-compile-hints */
const HINT = '//# allFunctionsCalledOnLoad';

/** The plugin. */
export const compileAhead = (): Plugin => ({
  name: 'compile-ahead',
  apply: 'build',
  generateBundle: {
    // After Vite has put its own list of files before the code.
    order: 'post',
    handler: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.isEntry) file.code = `${HINT}\n${file.code}`;
    },
  },
});
