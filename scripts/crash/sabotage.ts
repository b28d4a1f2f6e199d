/** Makes a page lose what it should keep, to prove that the kills would notice it. */
import type { Page } from '@playwright/test';

/**
 * Runs in the page: skips the save of one revision in four, both its journal entry and its row, and reports success to
 * the app. It goes by the revision, because a move that is kept before it is shown is saved twice.
 */
const skipSaves = (): void => {
  const isSkipped = (value: unknown): boolean =>
    Number((value as { readonly revision?: unknown } | null)?.revision) % 4 === 0;
  const { setItem } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, text: string): void {
    const isSave = /^shogi-table\/(journal|view)\//.test(key);
    if (!isSave || !isSkipped(JSON.parse(text))) setItem.call(this, key, text);
  };
  IDBObjectStore.prototype.put = function (
    this: IDBObjectStore,
    ...what: Parameters<typeof put>
  ): IDBRequest<IDBValidKey> {
    const isRow = this.name === 'sittings' || this.name === 'views';
    return isRow && isSkipped(what[0]) ? (this.count() as IDBRequest) : put.apply(this, what);
  };
};

/** Skips one save in four on the page, from its next navigation on. */
export const sabotage = (page: Page): Promise<unknown> => page.addInitScript(skipSaves);
