/**
 * The browser functions that the table does without at first. They are the clipboard, files, lasting storage, and the features of an installed app.
 */

import type { Speech } from '#store/speech.ts';
import { openSpeech } from '../lessons/speech.ts';

export { hearOfFiles } from '../offline/handed-files.ts';
export { keepOffline } from '../offline/registration.ts';
export { startPersistence } from '../session/persistence.ts';
export { encode } from './encode.ts';

/** Puts text on the clipboard; false when the browser does not allow it. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** The text on the clipboard; undefined when the browser does not let the page read it. */
export const readClipboard = async (): Promise<string | undefined> => {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return undefined;
  }
};

/** Offers bytes, or a Blob, as a file to save. */
export const save = (name: string, content: Uint8Array<ArrayBuffer> | Blob): void => {
  const address = URL.createObjectURL(new Blob([content]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then. Without this the bytes would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

let opened: Speech | undefined;

/** The voice of the device; the same one each time. */
export const speech = (): Speech => {
  opened ??= openSpeech();
  return opened;
};
