/** The words about saving everything as one file and restoring it, in English. */
import { counted, listed, number } from './format.ts';

const games = counted({ one: 'game', other: 'games' });
const entries = counted({ one: 'entry', other: 'entries' });

/** The progress of saving or restoring, in games. */
interface DoneOf {
  readonly done: number;
  readonly of: number;
}

/** The result of restoring a file: how many games were added, and how many were here already. */
interface CameBack {
  readonly added: number;
  readonly here: number;
}

export const backup = {
  title: 'Backup',
  how: 'One zip file holds all games, the files they came from, your settings, and your learning progress: lessons, and hints on the board. Restored here or in another browser, it adds what is missing and leaves what is there as it is.',
  /** Said only where the browser does so. */
  why: 'This browser deletes the games kept here after seven days of use without a visit to this page. They are safe in such a file, and in the app on the Home Screen or in the Dock: add it with the Share button, and restore the file there.',
  save: 'Save everything as one file',
  bring: 'Restore from a file',
  file: 'File to restore from',
  saving: ({ done, of }: DoneOf) => `Saving: ${number(done)} of ${games(of)}`,
  bringing: ({ done, of }: DoneOf) => `Restoring: ${number(done)} of ${games(of)}`,
  saved: (name: string, count: number) => `${games(count)} saved as ${name}.`,
  unsaved: (count: number) =>
    `${games(count)} could not be written and ${count === 1 ? 'was' : 'were'} left out.`,
  cameBack: ({ added, here }: CameBack) =>
    `${games(added)} added; ${games(here)} ${here === 1 ? 'was' : 'were'} already here.`,
  unread: (count: number, some: readonly string[]) =>
    `${entries(count)} of the file could not be read: ${listed(some)}${count > some.length ? ' …' : ''}`,
  tooLarge: (count: number, some: readonly string[]) =>
    `${entries(count)} of the file ${count === 1 ? 'is' : 'are'} larger than 64 MB and ${count === 1 ? 'was' : 'were'} left out: ${listed(some)}${count > some.length ? ' …' : ''}`,
  /** Why restoring ended before all was read. The games added by then stay. */
  endedBy: {
    cancelled: 'Cancelled. What had been added by then stays.',
    full: 'There is no more room in this browser. What had been added by then stays.',
    unreadable: 'Not all of the file could be read. What had been added by then stays.',
    failed: 'Restoring failed. What had been added by then stays.',
    unreachable: 'The browser’s storage cannot be reached. What had been added by then stays.',
  },
  faults: {
    'no-zip': 'This is not a zip file. Nothing was restored.',
    'cut-off': 'The end of this file is missing. Nothing was restored.',
    damaged: 'This file is damaged. Nothing was restored.',
    'no-backup': 'This zip file was not saved by this app. Nothing was restored.',
    newer: 'A newer version of this app saved this file. Reload the page to get that version.',
    'too-many': 'There are more games than one zip file has room for. Nothing was saved.',
    cancelled: 'Cancelled. Nothing was saved.',
    full: 'There is no room for the file in this browser. Nothing was saved.',
    failed: 'The file could not be made. Nothing was saved.',
    unreachable: 'The browser’s storage cannot be reached. Nothing was saved.',
  },
  faultAt: (fault: string, place: string) => `${fault} (${place})`,
};
