/** A separate static host for a test, which can get a newer version, or be gone. */

import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** A page of another app on the same host that shares a file with this one. */
const sharing = `<!doctype html><title>Another app</title>
<form method="post" enctype="multipart/form-data" action="/some/folder/share">
<input type="file" name="files" multiple><input name="text"><button>Share</button></form>`;

/** A host that has the built app in a folder. */
export interface OwnHost {
  /** The address of the app. */
  readonly app: string;
  readonly otherApp: string;
  /** The requested paths, in order. */
  readonly asked: readonly string[];
  /**
   * Publishes the build in this folder. Without one, publishes a newer version, which lacks the script of its pages.
   */
  readonly publish: (folder?: string) => void;
  /** Stops the host, as if the network were lost. */
  readonly vanish: () => Promise<void>;
}

/** Makes a newer version: a copy of the build with a mark on the page, without the script of the pages. */
const newer = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'newer-'));
  cpSync('dist', folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '<html lang="en"',
    '<html lang="en" data-version="newer"',
  );
  writeFileSync(join(folder, 'index.html'), page);
  const gone = readdirSync(join(folder, 'assets')).find((name) => /^pages-.*\.js$/.test(name));
  if (gone === undefined) throw new Error('the build has no file of pages');
  rmSync(join(folder, 'assets', gone));
  const worker = join(folder, 'service-worker.js');
  const digest = createHash('sha256').update(page).digest('base64');
  const entries = readFileSync(worker, 'utf8')
    .replace(
      /\{[^{}]*"url":"\.\/"[^{}]*\}/,
      `{"url":"./","revision":"newer","integrity":"sha256-${digest}"}`,
    )
    .replace(/\{[^{}]*"url":"assets\/pages-[^"]*\.js"[^{}]*\},?/, '');
  if (!entries.includes(digest) || entries.includes(gone))
    throw new Error('the list is of another form');
  writeFileSync(worker, entries);
  return folder;
};

/** Starts a host, which sends these headers with every file. `stop` ends it. */
export const startHost = async (
  headers: readonly (readonly [name: string, value: string])[] = [],
): Promise<OwnHost & { readonly stop: () => Promise<void> }> => {
  let root = 'dist';
  const made: string[] = [];
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html').end(sharing);
      return;
    }
    const path = normalize(pathname).replace(/^\/some\/folder\//, '') || 'index.html';
    asked.push(path);
    try {
      const file = readFileSync(join(root, path));
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader('content-type', types[extname(path)] ?? 'text/plain').end(file);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((begin) => server.listen(0, 'localhost', begin));
  const { port } = server.address() as AddressInfo;
  const vanish = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((end) => server.close(end));
  };
  return {
    app: `http://localhost:${port}/some/folder/`,
    otherApp: `http://localhost:${port}/`,
    asked,
    publish: (folder) => {
      root = folder ?? newer();
      if (folder === undefined) made.push(root);
    },
    vanish,
    stop: async () => {
      await vanish();
      for (const folder of made) rmSync(folder, { recursive: true });
    },
  };
};
