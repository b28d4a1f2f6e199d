/** Names the actions of the sheet that copies and saves a game; each is done by its own button there. */
import type { Action } from '../play-page/action.ts';

/** The actions of that sheet, by name. */
export const fileActions = {
  'save-file': { words: (_, { kifu }) => kifu.saveFile },
  'copy-text': { words: (_, { kifu }) => kifu.copyText },
  // Where the encoding lacks letters of the game.
  'save-as-utf8': { words: (_, { kifu }) => kifu.useUtf8 },
  'save-replaced': { words: (_, { kifu }) => kifu.anyway },
  'file-format': { words: (_, { kifu }) => kifu.format },
  'file-encoding': { words: (_, { kifu }) => kifu.encoding },
  'file-version': { words: (_, { kifu }) => kifu.version },
  'show-receipt': { words: (_, { kifu }) => kifu.receipt },
} satisfies Readonly<Record<string, Action>>;
