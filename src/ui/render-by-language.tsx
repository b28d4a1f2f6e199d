import { StrictMode, startTransition } from 'react';
import type { Root } from 'react-dom/client';
import { loadMessages } from '#i18n/index.ts';
import { loading } from '#loading/chunk.ts';
import { languageOf } from '#store/settings.ts';
import { App } from './App.tsx';
import type { AppContext } from './app/app-context.tsx';
import { FirstPress } from './FirstPress.tsx';
import type { SkinOf } from './game/game-skin.ts';

/**
 * Renders the app in the language of the settings, now and whenever another one is chosen. Rejects when the first words
 * fail to load.
 */
export const renderByLanguage = async (
  root: Root,
  app: AppContext,
  skinOf: SkinOf,
): Promise<void> => {
  const { settings, table } = app;
  const { documentElement: page } = document;
  const render = async (): Promise<void> => {
    const language = languageOf(settings.getState());
    const skin = await skinOf(table.store.getState().pack.id);
    const [text] = await Promise.all([loadMessages(language), skin.words(language)]);
    // A slower catalogue must not replace one that was chosen later.
    if (languageOf(settings.getState()) !== language) return;
    // Even the same language, set once more, would style the whole page again.
    if (page.lang !== language) page.lang = language;
    const shown = (
      <>
        <App app={app} skinOf={skinOf} text={text} />
        <FirstPress />
      </>
    );
    // A transition waits a moment for a part that is almost there; without one the page would show a gap.
    startTransition(() =>
      root.render(import.meta.env.DEV ? <StrictMode>{shown}</StrictMode> : shown),
    );
  };
  // `loading` reports on the page that words failed to load.
  const renderAgain = (): void => void render().catch(() => {});
  settings.subscribe((now, before) => {
    if (languageOf(now) !== languageOf(before)) renderAgain();
  });
  loading.subscribe((now, before) => {
    if (now.tries !== before.tries) renderAgain();
  });
  await render();
};
