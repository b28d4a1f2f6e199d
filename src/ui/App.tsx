import {
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import type { TableMessages } from '#i18n/catalogue.ts';
import { unnoticed } from '#loading/chunk.ts';
import { idle } from '#loading/idle.ts';
import { keptGameOf, type PageName } from '#store/routes.ts';
import { useRoute } from './app/address.ts';
import {
  type AppContext,
  AppProvider,
  ReadDelayed,
  useApp,
  useIdInPlay,
  useSitting,
  useTable,
} from './app/app-context.tsx';
import { followWaiting } from './app/busy-button.ts';
import { files, lessons, records } from './app/chunks.ts';
import { LoadFailure } from './app/LoadFailure.tsx';
import { ErrorBoundary, lazyFile } from './app/lazy.ts';
import { TextProvider } from './app/text.tsx';
import { followKeys } from './app/use-key.ts';
import { followBack } from './base/back.ts';
import { followMouse } from './base/mouse.ts';
import { type SkinOf, SkinsProvider, useGameSkin } from './game/game-skin.ts';
import { Nav } from './game/Nav.tsx';
import { tableTitle } from './game/table-title.ts';
import { KeptGame } from './pages/games/KeptGame.tsx';
import { PlayPage } from './pages/play/PlayPage.tsx';
import { PassDevice } from './pages/play/seating/PassDevice.tsx';
import { NewVersionAtFoot } from './panels/notices/NewVersion.tsx';
import './base/tokens.css';
import './base/app.css';
import './base/tick-box.css';
import './base/forced-colors.css';

const LearnPage = lessons.component(({ LearnPage }) => LearnPage);

const pages = lazyFile(() => import('./pages.chunk.ts'));
const GamesPage = pages.component(({ GamesPage }) => GamesPage);
const PositionRoute = pages.component(({ PositionRoute }) => PositionRoute);
const BackToGame = pages.component(({ BackToGame }) => BackToGame);
const NotFound = pages.component(({ NotFound }) => NotFound);
const RulesPage = pages.component(({ RulesPage }) => RulesPage);
const Settings = pages.component(({ Settings }) => Settings);

// An app that cannot be installed is a page like any other, and nothing is said of it.
const Installed = pages.component(({ Installed }) => Installed, unnoticed);

// Printing is listened for in the background: a failure to load it is reported when another part is wanted.
const Printed = records.component(({ Printed }) => Printed, unnoticed);

/**
 * The installed app, and the game on paper. Both wait until the other parts are loaded: keeping the app for use without the
 * net fetches all of it, and must not hold them up. A page that is opened with a file, which its address tells, does not wait.
 */
const InstalledAfterAll = () => {
  const [isTime, come] = useState(location.search !== '');
  useEffect(() => {
    // Running these files takes as long as a slow frame, so the first press is answered before.
    const fetchAll = () => Promise.all([records, files, pages].map((part) => part.ahead()));
    void idle(3_000)
      .then(fetchAll)
      .then(() => come(true));
  }, []);
  return (
    <Suspense>
      {isTime && (
        <>
          <Installed />
          <Printed />
        </>
      )}
    </Suspense>
  );
};

/** Each page but the table, for the rest of its address. */
const pageOf: Readonly<Record<Exclude<PageName, 'play'>, (rest: string) => ReactNode>> = {
  games: () => <GamesPage />,
  learn: (rest) => <LearnPage rest={rest} />,
  rules: (rest) => <RulesPage rest={rest} />,
  settings: () => <Settings />,
  position: (rest) => <PositionRoute rest={rest} />,
};

interface OtherPageProps {
  readonly page: keyof typeof pageOf;
  readonly rest: string;
}

/** A page beside the table. It is not drawn again while the next one is on its way. */
const OtherPage = memo(({ page, rest }: OtherPageProps) => pageOf[page](rest));

/** The page of the address. */
const Page = () => {
  const route = useRoute();
  const present = useIdInPlay();
  useEffect(followMouse, []);
  useEffect(followBack, []);
  useEffect(followKeys, []);
  useEffect(followWaiting, []);
  const kept = keptGameOf(route);
  if (route?.page === 'play' || kept !== null)
    return (
      <>
        {(kept === null || kept.id === present) && <PlayPage />}
        {kept && <KeptGame {...kept} />}
      </>
    );
  return (
    <>
      <NewVersionAtFoot />
      {/* One element for each page: the link that led here goes with the last, so that the heading takes the focus. */}
      <Nav key={route?.page} />
      {route?.page !== 'position' && <BackToGame />}
      {route === null ? <NotFound /> : <OtherPage page={route.page} rest={route.rest} />}
    </>
  );
};

/**
 * The screen that hides the game while the device is passed on. It lies over every page, for games and their positions
 * stand on more than one.
 */
const Cover = () => {
  const { id, seating } = useSitting();
  return seating?.how === 'pass' && seating.cover ? <PassDevice key={id} /> : null;
};

/**
 * The page shown when drawing the app fails: a sentence and a button instead of a white page. The game is kept all the
 * same.
 */
const Trouble = ({ text: { trouble } }: { readonly text: TableMessages }) => (
  <main className="page">
    <h1>{trouble.title}</h1>
    <p>{trouble.body}</p>
    <button
      type="button"
      className="primary"
      data-action="reload"
      onClick={() => location.reload()}
    >
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

/** Provides the words of the table together with those of the game on it. They change together, as sitting and pack do. */
const Words = ({ text, children }: WordsProps) => {
  const { words } = useGameSkin();
  const game = use(words(text.language));
  const both = useMemo(() => ({ ...text, game }), [text, game]);
  const sign = useApp().gameSigns[useTable(({ pack }) => pack.id)];
  const title = sign && tableTitle(text, sign);
  // A layout effect, so that it runs before the effects of a page, which sets a title of its own.
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return <TextProvider text={both}>{children}</TextProvider>;
};

/** The whole app: one table, and the pages round it. */
export const App = ({
  app,
  skinOf,
  text,
}: {
  readonly app: AppContext;
  readonly skinOf: SkinOf;
  readonly text: TableMessages;
}) => {
  const waits = <Waits text={text} />;
  return (
    <SkinsProvider value={skinOf}>
      <AppProvider value={app}>
        <ErrorBoundary instead={<Trouble text={text} />}>
          <Suspense fallback={waits}>
            <Words text={text}>
              <Suspense fallback={waits}>
                <ReadDelayed value={false}>
                  <Cover />
                </ReadDelayed>
                <Page />
              </Suspense>
              <LoadFailure />
              <InstalledAfterAll />
            </Words>
          </Suspense>
        </ErrorBoundary>
      </AppProvider>
    </SkinsProvider>
  );
};
