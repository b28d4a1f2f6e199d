import { useAddress } from '../app/address.ts';
import { useText } from '../app/text.tsx';
import { useTableName } from './game-skin.ts';

/** The ways to the pages. */
export const Nav = () => {
  const text = useText();
  const path = useAddress();
  const pages = ['play', 'games', 'rules', 'settings'] as const;
  return (
    <header className="nav">
      <a href="#/play" className="brand">
        <svg viewBox="0 0 20 22" aria-hidden="true">
          <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" />
        </svg>
        <span>{useTableName()}</span>
      </a>
      <nav aria-label={text.nav.label}>
        {pages.map((page) => (
          <a
            key={page}
            href={`#/${page}`}
            data-action={page}
            aria-current={path.startsWith(`/${page}`) ? 'page' : undefined}
          >
            {text.nav[page]}
          </a>
        ))}
      </nav>
    </header>
  );
};
