/** Plugin: lets the built app load late files by its own function, `src/loading/import-file.ts`, in place of Vite's. */
import type { Plugin } from 'vite';

/** Vite's module with the function that it wraps around every `import()`. */
const HELPER = '\0vite/preload-helper.js';

/** The plugin. Fails the build where Vite no longer imports its helper. */
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
