import { Suspense } from 'react';
import { useTable } from '../../app/app-context.tsx';
import { ErrorBoundary } from '../../app/lazy.ts';
import { useText } from '../../app/text.tsx';
import { Emblem, GameName } from '../../game/GameSign.tsx';
import './which-rules.css';

/** The games whose rules are told here, each with the way to them. */
export const WhichRules = ({ games }: { readonly games: readonly string[] }) => {
  const present = useTable(({ pack }) => pack.id);
  const { start } = useText();
  return (
    <nav className="which-rules" aria-label={start.game}>
      {games.map((game) => (
        <ErrorBoundary key={game}>
          <Suspense fallback={null}>
            <a
              href={`#/rules/${game}`}
              className="button"
              aria-current={game === present ? 'page' : undefined}
            >
              <span aria-hidden="true">
                <Emblem game={game} />
              </span>
              <GameName game={game} />
            </a>
          </Suspense>
        </ErrorBoundary>
      ))}
    </nav>
  );
};
