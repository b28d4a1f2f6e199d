/** The start screen for component tests: as the last game left it, with access to its parts by name. */
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { Language } from '#i18n/index.ts';
import { firstSetUp, type SetUp } from '#store/set-up.ts';
import { StartScreen } from '#ui/panels/start/StartScreen.tsx';
import { wordsIn } from './messages.ts';
import { show } from './show.tsx';

export const openStart = async (last: Partial<SetUp> = {}, language: Language = 'en') => {
  const seen: { kept: SetUp | null; closed: boolean } = { kept: null, closed: false };
  const close = (): void => {
    seen.closed = true;
  };
  let openAgain = (): void => {};
  const Opened = () => {
    const [time, setTime] = useState(0);
    openAgain = () => setTime(time + 1);
    return <StartScreen key={time} onClose={close} onSave={() => {}} />;
  };
  const table = await show(<Opened />, {
    language,
    random: () => 0.9,
    setUps: {
      read: (_, agreement) => ({ ...firstSetUp(agreement), ...last }),
      keep: (_, setUp) => {
        seen.kept = setUp;
      },
    },
  });
  const { start: words, game } = await wordsIn(language);
  // The sheet appears in one piece, once everything it consists of is loaded.
  await screen.findByRole('button', { name: words.begin });
  const sitting = () => table.store.getState().sitting;
  const reopen = async (): Promise<void> => act(async () => openAgain());
  return { user: userEvent.setup(), words, own: game.agreement, seen, sitting, reopen };
};

export const answer = (name: string) => screen.getByRole('combobox', { name });
export const press = (name: string) => screen.getByRole('button', { name });
export const chip = (name: string) => screen.getByRole('radio', { name });

/** The button with the sentence about the agreement; it opens the questions about it. */
export const agreed = () => screen.getByRole('button', { name: / – change$/ });

/** Opens these questions and every group of them. */
export const unfold = async (user: ReturnType<typeof userEvent.setup>): Promise<void> => {
  await user.click(agreed());
  for (const summary of document.querySelectorAll('summary')) await user.click(summary);
};
