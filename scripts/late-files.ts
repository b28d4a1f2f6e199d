/** Lets the built app import late files in its own way, `src/loading/import-file.ts`, and not in that of Vite: a plugin. */
import type { Plugin } from 'vite';

/** The module in which Vite keeps the function that it puts round every `import()`. */
const HELPER = '\0vite/preload-helper.js';

/** The plugin. Fails the build where Vite no longer asks for its helper. */
export const lateFiles = (): Plugin => {
  let isAsked = false;
  return {
    name: 'late-files',
    apply: 'build',
    enforce: 'pre',
    load: (id) => {
      if (id !== HELPER) return null;
      isAsked = true;
      return "export { importFile as __vitePreload } from '/src/loading/import-file.ts';";
    },
    buildEnd: (error) => {
      if (!error && !isAsked) throw new Error('Vite imports late files by another helper');
    },
  };
};
