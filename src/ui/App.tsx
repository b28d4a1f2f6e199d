import { type ReactNode, Suspense, use, useMemo } from 'react';
import type { TableMessages } from '#i18n/catalogue.ts';
import { unnoticed } from '#loading/chunk.ts';
import { useAddress } from './address.ts';
import { Missing } from './common/Missing.tsx';
import { useGameSkin } from './game-skin.ts';
import { KeptGame } from './games/KeptGame.tsx';
import { Failing, later } from './later.ts';
import { PlayPage } from './match/PlayPage.tsx';
import { type Place, PlaceProvider } from './table-context.tsx';
import { TextProvider, useText } from './text.tsx';
import './styles/tokens.css';
import './styles/app.css';

/** How long after the first picture what an installed app needs comes by itself, in milliseconds. */
const AT_REST = 5000;

const { part } = later(() => import('./pages.ts'));
const GamesPage = part(({ GamesPage }) => GamesPage);
const GivenPosition = part(({ GivenPosition }) => GivenPosition);
const NotFound = part(({ NotFound }) => NotFound);
const RulesPage = part(({ RulesPage }) => RulesPage);
const Settings = part(({ Settings }) => Settings);

// With a file in hand, which the address tells, nobody waits for the page to rest. Who never gets it has a page like any other.
const Installed = later(async () => {
  await new Promise((rest) => setTimeout(rest, location.search ? 0 : AT_REST));
  return import('./installed/Installed.tsx');
}, unnoticed).part(({ Installed }) => Installed);

const Nav = () => {
  const text = useText();
  const path = useAddress();
  const pages = [
    ['/play', text.nav.play],
    ['/games', text.nav.games],
    ['/rules', text.nav.rules],
    ['/settings', text.nav.settings],
  ] as const;
  return (
    <header className="nav">
      <a href="#/play" className="brand">
        <svg viewBox="0 0 20 22" aria-hidden="true">
          <path d="M10 1.2 16.6 4 18.8 20.8H1.2L3.4 4Z" />
        </svg>
        <span>{text.app.name}</span>
      </a>
      <nav aria-label={text.nav.label}>
        {pages.map(([href, name]) => (
          <a key={href} href={`#${href}`} aria-current={path.startsWith(href) ? 'page' : undefined}>
            {name}
          </a>
        ))}
      </nav>
    </header>
  );
};

/** The page an address names. The addresses are fixed, so that links last. */
const Page = () => {
  const path = useAddress();
  const [, page = '', id, rest] = path.split('/');
  if (page === '' || page === 'play' || (page === 'games' && id !== undefined))
    return (
      <KeptGame id={id} ply={page === 'games' ? rest : undefined} missing={<NotFound />}>
        <PlayPage />
      </KeptGame>
    );
  if (page === 'games') return <GamesPage />;
  if (page === 'rules') return <RulesPage word={id} />;
  if (page === 'settings') return <Settings />;
  if (page === 'p') return <GivenPosition text={path.slice('/p/'.length)} />;
  return <NotFound />;
};

/** What should not happen is a sentence and not a white page. The game is kept all the same. */
const Trouble = ({ text: { trouble } }: { readonly text: TableMessages }) => (
  <main className="page">
    <h1>{trouble.title}</h1>
    <p>{trouble.body}</p>
    <button type="button" className="primary" onClick={() => location.reload()}>
      {trouble.reload}
    </button>
  </main>
);

const Waits = ({ text }: { readonly text: TableMessages }) => (
  <main className="page">
    <h1>{text.app.loading}</h1>
  </main>
);

interface WordsProps {
  readonly text: TableMessages;
  readonly children: ReactNode;
}

/** The words of the table with those of the game on it: they change together, as sitting and pack do. */
const Words = ({ text, children }: WordsProps) => {
  const game = use(useGameSkin().words(text.language));
  const both = useMemo(() => ({ ...text, game }), [text, game]);
  return <TextProvider text={both}>{children}</TextProvider>;
};

/** The whole app: one table, and the pages round it. */
export const App = ({ place, text }: { readonly place: Place; readonly text: TableMessages }) => {
  const waits = <Waits text={text} />;
  return (
    <PlaceProvider value={place}>
      <Failing instead={<Trouble text={text} />}>
        <Suspense fallback={waits}>
          <Words text={text}>
            <button
              type="button"
              className="skip"
              onClick={() =>
                document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus()
              }
            >
              {text.app.skipToBoard}
            </button>
            <Nav />
            <Suspense fallback={waits}>
              <Page />
            </Suspense>
            <Missing />
            <Suspense>
              <Installed />
            </Suspense>
          </Words>
        </Suspense>
      </Failing>
    </PlaceProvider>
  );
};
