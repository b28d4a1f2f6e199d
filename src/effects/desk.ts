/** The desk beside the table: clipboard and files. */
import { decode } from './decode.ts';

/** Puts text on the clipboard; false when the browser does not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

/** Offers text, as UTF-8, as a file to keep. */
export const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; without this the text would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};

/** Reads a whole file and finds its encoding from its bytes. */
export const readFile = async (file: Blob): Promise<string> =>
  decode(new Uint8Array(await file.arrayBuffer())).text;
