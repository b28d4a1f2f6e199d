/** Names the actions that lead to another page. */
import { BookOpen, GraduationCap, Languages, Library, Settings } from 'lucide';
import type { PageName } from '#store/routes.ts';
import { goTo } from '../../app/address.ts';
import type { Action } from './action.ts';

const link = (page: PageName) => (): void => goTo(page);

/** The actions that lead to another page, by name. */
export const pageActions = {
  learn: {
    words: ({ nav }) => nav.learn,
    icon: GraduationCap,
    act: link('learn'),
  },
  games: { words: ({ nav }) => nav.games, icon: Library, act: link('games') },
  rules: { words: ({ nav }) => nav.rules, icon: BookOpen, act: link('rules') },
  settings: { words: ({ nav }) => nav.settings, icon: Settings, act: link('settings') },
  language: {
    words: ({ settings }) => settings.language,
    icon: Languages,
    act: link('settings'),
  },
} satisfies Readonly<Record<string, Action>>;
