/**
 * The pieces that lie face down in banqi leak nowhere. Two games in which the players saw the same are the same in
 * everything that leaves the table.
 */
import { beginBanqi } from './banqi.ts';
import { heardSince, listen } from './ears.ts';
import { expectAllStored } from './stored.ts';
import { expectPly, press, square } from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectAllLoaded } from './waits.ts';

/** Random numbers, one for each move: from 0 up to but not including 1. */
type Falls = readonly number[];

const bits = (fall: number): number => Math.floor(fall * 2 ** 32);

/**
 * Sets the random numbers, with a list for each visit, and makes new names a count. Call it before the page is opened.
 */
const letFall = (page: Page, ...visits: readonly Falls[]): Promise<unknown> =>
  page.addInitScript(
    (given) => {
      const visit = Number(sessionStorage.getItem('visits'));
      sessionStorage.setItem('visits', String(visit + 1));
      const falling = given[visit]?.values();
      let names = 0;
      crypto.getRandomValues = <T extends ArrayBufferView | null>(into: T): T => {
        if (into instanceof Uint32Array) into[0] = falling?.next().value ?? 0;
        if (into instanceof Uint8Array) {
          names += 1;
          into[0] = names;
        }
        return into;
      };
    },
    visits.map((falls) => falls.map(bits)),
  );

/** Turns pieces up, and waits for each to stand in the list of moves. */
const turnUp = async (page: Page, first: number, ...names: readonly string[]): Promise<void> => {
  for (const [i, name] of names.entries()) {
    await square(page, name).click();
    await expectPly(page, first + i + 1);
  }
};

const faceOn = (page: Page, name: string): Promise<string | null> =>
  square(page, name).getAttribute('data-piece');

/** The rows of every database of the page. */
const rows = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const stored: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => resolve(opening.result);
      });
      for (const store of db.objectStoreNames) {
        const all = await new Promise<unknown[]>((resolve) => {
          const asking = db.transaction(store).objectStore(store).getAll();
          asking.onsuccess = () => resolve(asking.result);
        });
        stored.push([
          name,
          store,
          JSON.stringify(all, (_, value: unknown) =>
            value instanceof Uint8Array ? [...value] : value,
          ),
        ]);
      }
      db.close();
    }
    return stored;
  });

/** Times in the stored data: the only thing in which two games may differ. */
const times = /(\\*"(?:\w*[Aa]tMs|latest|unfinished)\\*":)-?\d+/g;

/** React's ids, which depend on the order in which parts of the page came. */
const counted = /_r_\w+?_/g;

/** All that is stored, said, shown and logged, and where the page is. */
const allThatLeaves = async (page: Page, logged: readonly string[]): Promise<string> => {
  const stored = await rows(page);
  const shown = await page.evaluate(() => {
    // Sprites stand in the order in which they happened to load, so sort them.
    const body = document.createElement('body');
    body.append(...[...document.body.children].map((child) => child.cloneNode(true)));
    const sprites = [...body.querySelectorAll('svg.sprite')].map((sprite) => {
      sprite.remove();
      return sprite.outerHTML;
    });
    return [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      document.title,
      body.outerHTML,
      sprites.toSorted(),
    ];
  });
  return JSON.stringify([stored, shown, await heardSince(page), logged], null, 1)
    .replaceAll(times, '$10')
    .replaceAll(counted, '_r_');
};

test(
  'two games in which the same was turned up are the same in rows, addresses, page, sound and logs',
  promise,
  async ({ browser, baseURL }) => {
    test.slow();
    // Both games show a king, a mandarin and an elephant of red, from random numbers that differ; then other pieces.
    const fates: readonly Falls[] = [
      [0.001357, 0.002468, 0.041357, 0.012468, 0.003579],
      [0.029753, 0.061864, 0.093753, 0.991864, 0.992975],
    ];
    const told: string[][] = [];
    const then: (string | null)[] = [];
    for (const falls of fates) {
      const context = await browser.newContext({
        ...(baseURL !== undefined && { baseURL }),
        locale: 'en-US',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      const logged: string[] = [];
      page.on('console', (message) => {
        // An idle page asks for its service worker, which only the tests of the worker have.
        if (!message.text().startsWith('Service Worker')) logged.push(message.text());
      });
      await letFall(page, falls, falls.slice(3));
      await listen(page);
      await beginBanqi(page);
      const stages: string[] = [];
      const tell = async (): Promise<void> => {
        await expectAllLoaded(page);
        await expectAllStored(page);
        // A mouse at rest on a piece is answered a moment later.
        await page.mouse.move(1, 1);
        let leaves = '';
        // The page comes to rest: a while later it says the same.
        await expect(async () => {
          const before = leaves;
          leaves = await allThatLeaves(page, logged);
          expect(leaves).toBe(before);
        }).toPass({ intervals: [300] });
        stages.push(leaves);
      };
      await tell();
      await turnUp(page, 0, 'a1', 'd2', 'h4');
      expect(await Promise.all(['a1', 'd2', 'h4'].map((name) => faceOn(page, name)))).toEqual([
        'K',
        'A',
        'B',
      ]);
      await tell();
      await press(page, 'Take back');
      await expectPly(page, 2);
      await tell();
      await page.reload();
      await expectPly(page, 2);
      await expect(square(page, 'd2')).toHaveAttribute('data-piece', 'A');
      await tell();
      // A piece that was not turned up yet was not decided yet.
      await turnUp(page, 2, 'c3');
      then.push(await faceOn(page, 'c3'));
      told.push(stages);
      const all = stages.join('\n').toLowerCase();
      for (const number of falls.map(bits))
        for (const written of [String(number), number.toString(16).padStart(8, '0')])
          expect(all).not.toContain(written);
      await context.close();
    }
    const [one = [], another = []] = told;
    expect(one).toHaveLength(4);
    for (const [i, stage] of one.entries()) expect(another[i]).toBe(stage);
    expect(new Set(then).size).toBe(2);
  },
);

test(
  'loading the page again brings back the piece that was turned up, each time',
  promise,
  async ({ page }) => {
    const names = ['a1', 'b2', 'c3', 'd4', 'e1'];
    // The random numbers differ on every visit.
    await letFall(page, ...names.map((_, visit) => [0.11 + visit / 7, 0.93 - visit / 9]), []);
    await beginBanqi(page);
    const seen: (string | null)[] = [];
    for (const [ply, name] of names.entries()) {
      await turnUp(page, ply, name);
      seen.push(await faceOn(page, name));
      await page.reload();
      await expectPly(page, ply + 1);
      for (const [i, before] of names.slice(0, ply + 1).entries())
        await expect(square(page, before)).toHaveAttribute('data-piece', seen[i] ?? '');
    }
    expect(seen).not.toContain('x');
  },
);

test('a page that is gone in the moment of a turn-up draws nothing else when it comes back', async ({
  page,
}) => {
  await letFall(page, [0.001], [0.999, 0.999]);
  await beginBanqi(page);
  // Press and leave before anything could be painted.
  await page.evaluate(() => {
    const cell = document.querySelector<HTMLElement>('[role="grid"] [data-square="a1"]');
    const at = cell?.getBoundingClientRect() ?? new DOMRect();
    const how = {
      bubbles: true,
      cancelable: true,
      isPrimary: true,
      pointerId: 1,
      button: 0,
      clientX: at.x + at.width / 2,
      clientY: at.y + at.height / 2,
    };
    cell?.dispatchEvent(new PointerEvent('pointerdown', { ...how, buttons: 1 }));
    cell?.dispatchEvent(new PointerEvent('pointerup', how));
    cell?.click();
    location.reload();
  });
  await expectPly(page, 1);
  await expect(square(page, 'a1')).toHaveAttribute('data-piece', 'K');
});
