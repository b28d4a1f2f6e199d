/** Bundles a TypeScript file into the cache under a name, and returns the path of the bundle. */
export const bundleTs: (file: string, name: string) => Promise<string>;
