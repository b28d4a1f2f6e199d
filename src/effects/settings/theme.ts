import type { SettingsStore } from '#store/settings.ts';

/** Gives the page the chosen colours: `data-theme` on the root, or none to follow the device. */
export const startTheme = (settings: SettingsStore, root: HTMLElement): (() => void) => {
  const dress = (): void => {
    const { theme } = settings.getState();
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  };
  dress();
  return settings.subscribe(dress);
};
