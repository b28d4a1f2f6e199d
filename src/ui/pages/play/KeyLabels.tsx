/** How the keys of an action are written on its button. */
const shownAs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Mod: /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl',
  Shift: '⇧',
};

/** The keys that do something. */
export const KeyLabels = ({ of }: { readonly of: readonly string[] }) =>
  of.map((key) => (
    <kbd key={key}>
      {key
        .split('+')
        .map((part) => shownAs[part] ?? part)
        .join(' ')}
    </kbd>
  ));
