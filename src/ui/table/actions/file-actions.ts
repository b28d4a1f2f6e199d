/** Names the actions of the sheet that copies and saves a game; each is done by its own button there. */
import type { Action } from './action.ts';

/** The actions of that sheet, by name. */
export const fileActions = {
  'save-file': { words: ({ kifu }) => kifu.saveFile },
  'copy-text': { words: ({ kifu }) => kifu.copyText },
  // Offered where the chosen encoding lacks letters that the game needs.
  'save-as-utf8': { words: ({ kifu }) => kifu.useUtf8 },
  'save-replaced': { words: ({ kifu }) => kifu.anyway },
  'file-format': { words: ({ kifu }) => kifu.format },
  'file-encoding': { words: ({ kifu }) => kifu.encoding },
  'file-version': { words: ({ kifu }) => kifu.version },
  'show-receipt': { words: ({ kifu }) => kifu.receipt },
} satisfies Readonly<Record<string, Action>>;
