import { Settings } from 'lucide';
import { linkTo } from '#store/routes.ts';
import { useRoute } from '../app/address.ts';
import { useText } from '../app/text.tsx';
import { Icon } from '../base/Icon.tsx';
import { useTableName } from './game-skin.ts';
import './nav.css';

/** The links to the pages. */
export const Nav = () => {
  const text = useText();
  const route = useRoute();
  const links = [
    ['play', linkTo('play')],
    ['learn', linkTo('learn')],
    ['games', linkTo('games')],
    ['rules', linkTo('rules')],
    ['settings', linkTo('settings')],
  ] as const;
  return (
    <header className="nav">
      <a href={linkTo('play')} className="brand">
        <svg viewBox="0 0 20 22" aria-hidden="true">
          <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" />
        </svg>
        <span>{useTableName()}</span>
      </a>
      <nav aria-label={text.nav.label}>
        {links.map(([name, address]) => (
          <a
            key={name}
            href={address}
            data-action={name}
            aria-current={route?.page === name ? 'page' : undefined}
            title={name === 'settings' ? text.nav.settings : undefined}
          >
            {name === 'settings' ? <Icon of={Settings} /> : text.nav[name]}
          </a>
        ))}
      </nav>
    </header>
  );
};
