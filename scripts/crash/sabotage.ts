/** Makes a page lose what it should keep, to prove that the kills would notice it. */
import type { Page } from '@playwright/test';

/** Runs in the page: one save in four is thrown away, both its entry of the journal and its row, and the app hears that all went well. */
const skipSaves = (): void => {
  const isSave = (key: string): boolean => /^shogi-table\/(journal|view)\//.test(key);
  const { setItem } = Storage.prototype;
  const { put } = IDBObjectStore.prototype;
  let saves = 0;
  const isSkipped = (): boolean => saves % 4 === 0;
  Storage.prototype.setItem = function (this: Storage, key: string, text: string): void {
    if (isSave(key)) saves += 1;
    if (!isSave(key) || !isSkipped()) setItem.call(this, key, text);
  };
  IDBObjectStore.prototype.put = function (
    this: IDBObjectStore,
    ...what: Parameters<typeof put>
  ): IDBRequest<IDBValidKey> {
    const isRow = this.name === 'sittings' || this.name === 'views';
    return isRow && isSkipped() ? (this.count() as IDBRequest) : put.apply(this, what);
  };
};

/** Skips one save in four of whatever the page shows from its next address on. */
export const sabotage = (page: Page): Promise<unknown> => page.addInitScript(skipSaves);
