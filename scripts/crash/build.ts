/** The built app, for scripts that drive it. */
import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

const newest = async (folder: string): Promise<number> => {
  const names = await readdir(folder, { recursive: true });
  return Math.max(...names.map((name) => statSync(join(folder, name)).mtimeMs));
};

/** Builds the app unless the build is newer than its sources. */
export const buildIfNeeded = async (): Promise<void> => {
  const page = 'dist/index.html';
  if (existsSync(page) && statSync(page).mtimeMs > (await newest('src'))) return;
  console.log('Building the app.');
  await build({ logLevel: 'error' });
};
