/** Writes the bundle of a TypeScript file under a name into the cache, and answers with its path. */
export const bundleTs: (file: string, name: string) => Promise<string>;
