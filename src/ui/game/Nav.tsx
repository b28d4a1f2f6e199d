import { linkTo } from '#store/routes.ts';
import { useRoute } from '../app/address.ts';
import { useText } from '../app/text.tsx';
import { useTableName } from './game-skin.ts';

/** The links to the pages. */
export const Nav = () => {
  const text = useText();
  const route = useRoute();
  const pages = ['play', 'games', 'rules', 'settings'] as const;
  return (
    <header className="nav">
      <a href={linkTo('play')} className="brand">
        <svg viewBox="0 0 20 22" aria-hidden="true">
          <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" />
        </svg>
        <span>{useTableName()}</span>
      </a>
      <nav aria-label={text.nav.label}>
        {pages.map((page) => (
          <a
            key={page}
            href={linkTo(page)}
            data-action={page}
            aria-current={route?.page === page ? 'page' : undefined}
          >
            {text.nav[page]}
          </a>
        ))}
      </nav>
    </header>
  );
};
