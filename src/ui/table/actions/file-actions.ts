/**
 * Names the actions that bring a game out of the app: on paper, and by the sheet that copies and saves it. Those of the
 * sheet are done by its own buttons.
 */
import { Printer } from 'lucide';
import type { Action } from './action.ts';

/** These actions, by name. */
export const fileActions = {
  print: {
    words: ({ commands }) => commands.print,
    icon: Printer,
    keys: ['Mod+P'],
    act: () => print(),
  },
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
