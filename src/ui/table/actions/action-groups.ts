/** The order of the menu and of the list of commands. */
import type { ActionId } from './actions.ts';

/**
 * The groups of the menu. Study and file are those of a record that is read; no game has their actions. Those of `moves`
 * stand with the study of a record, and otherwise with the game.
 */
export const actionGroups = {
  game: ['undo-resign', 'redo', 'change-game'],
  moves: ['moves', 'type-move'],
  study: [
    'guess',
    'hide-answer',
    'next-comment',
    'next-branch',
    'play-from-here',
    'map',
    'times',
    'playback-settings',
  ],
  file: ['edit', 'merge', 'about', 'previous-file', 'next-file'],
  view: ['flip', 'zoom-in', 'whole-board', 'attacks', 'acting', 'hints', 'captures', 'find-piece'],
  elsewhere: ['new-game', 'open', 'export', 'print', 'learn', 'games', 'rules', 'settings', 'keys'],
} as const satisfies Readonly<Record<string, readonly ActionId[]>>;
