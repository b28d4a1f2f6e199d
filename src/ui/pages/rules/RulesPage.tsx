import { useLayoutEffect, useRef } from 'react';
import { linkTo } from '#store/routes.ts';
import { useApp, useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { Emblem, GameName, GameOwnName } from '../../game/GameSign.tsx';
import { gameAddressed } from '../../game/game-address.ts';
import { useLook, useSkin } from '../../game/game-skin.ts';
import { JapaneseParts, PieceReading } from '../../game/JapaneseParts.tsx';
import { OfGame } from '../../game/OtherGame.tsx';
import type { NamedFace, RulesBook, RulesChapter, RulesSection } from '../../game/rules-book.ts';
import { useSigns } from '../../game/text-of.ts';
import { useFaces } from '../../game/use-faces.ts';
import { usePageHead } from '../../game/use-page-head.ts';
import { BEGIN, useRulesAddress, useRulesBook } from '../../game/use-rules-book.ts';
import { useHasGame } from '../../panels/clock/BackToGame.tsx';
import { Captures } from '../../panels/inspector/Captures.tsx';
import { LiveBoard } from './LiveBoard.tsx';
import { MarksKey } from './MarksKey.tsx';
import { PieceTiles } from './PieceTiles.tsx';
import { PractiseSection } from './PractiseSection.tsx';
import { Cases, Glossary, Notations, Points } from './ReferenceTables.tsx';
import './which-rules.css';
import './rules.css';

/** Links to the rules of each game. */
const WhichRules = ({ games }: { readonly games: readonly string[] }) => {
  const present = useTable(({ pack }) => pack.id);
  const { start } = useText();
  return (
    <nav className="which-rules" aria-label={start.game}>
      {games.map((game) => (
        <a
          key={game}
          href={linkTo('rules', game)}
          className="button"
          aria-current={game === present ? 'page' : undefined}
        >
          <span aria-hidden="true">
            <Emblem game={game} />
          </span>
          <GameName game={game} /> <GameOwnName game={game} />
        </a>
      ))}
    </nav>
  );
};

const Faces = ({ faces }: { readonly faces: readonly NamedFace[] }) => {
  const skin = useSkin();
  const { Face } = skin;
  const { rules } = useText();
  const signs = useSigns();
  const { pieceSet: pieces } = useLook();
  useFaces(skin, pieces);
  return (
    <ul className="rules-faces">
      {faces.map(({ face, kanji, reading, name, letter = face }) => (
        <li key={face}>
          <span className="one-square" aria-hidden="true">
            <Face face={face} down={false} set={pieces} />
          </span>
          <span>
            <b>{name}</b> {kanji !== name && <span lang={signs}>{kanji}</span>}{' '}
            <i>
              <PieceReading>{reading}</PieceReading>
            </i>{' '}
            <small>{rules.letter(letter)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};

const Section = ({
  section,
  book,
}: {
  readonly section: RulesSection;
  readonly book: RulesBook;
}) => {
  const { rules } = useText();
  const { id, title, text, sentences, faces, boards, captures, cases, more } = section;
  const [first] = boards;
  return (
    <section className="rules-section" aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} tabIndex={-1}>
        {title}
      </h2>
      <div className="rules-words">
        {faces.length > 0 && <Faces faces={faces} />}
        {text.map((words) => (
          <p key={words}>
            <JapaneseParts>{words}</JapaneseParts>
          </p>
        ))}
        {captures && <Captures table={captures} />}
        {cases && <Cases table={cases} />}
        {sentences.length > 0 && (
          <div className="rules-says">
            <p>{rules.tableSays}</p>
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>
                  <q>{sentence}</q>
                </li>
              ))}
            </ul>
          </div>
        )}
        <PractiseSection section={section} />
        {more === 'points' && first && <Points exercise={first} />}
        {more === 'notations' && first && <Notations exercise={first} />}
        {more === 'marks' && <MarksKey shown={book.marks} />}
        {more === 'glossary' && <Glossary entries={book.glossary} />}
      </div>
      {boards.length > 0 && (
        <div className="rules-boards">
          {boards.map((exercise) => (
            <LiveBoard key={exercise.id} exercise={exercise} />
          ))}
        </div>
      )}
    </section>
  );
};

const Contents = ({
  chapters,
  open,
  shown,
}: {
  readonly chapters: readonly RulesChapter[];
  readonly open: RulesChapter | undefined;
  readonly shown: RulesSection | undefined;
}) => {
  const { rules } = useText();
  const addressOf = useRulesAddress();
  const { list } = useOneTabStop();
  return (
    <nav className="rules-contents" aria-label={rules.contents}>
      <ul ref={list}>
        {chapters.map((chapter) => {
          const { id, title, sections } = chapter;
          const [first] = sections;
          const folded = open !== undefined && open !== chapter;
          return (
            <li key={id}>
              {sections.length === 1 || folded ? (
                <a href={addressOf(first?.id)} aria-current={first === shown ? 'true' : undefined}>
                  {title}
                </a>
              ) : (
                <>
                  <span>{title}</span>
                  <ul>
                    {sections.map((section) => (
                      <li key={section.id}>
                        <a
                          href={addressOf(section.id)}
                          aria-current={section === shown ? 'true' : undefined}
                        >
                          {section.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

interface RulesProps {
  readonly place: string;
  readonly games: readonly string[];
  /** Whether the line under the ways to the pages leads back to a game. */
  readonly hasGame: boolean;
}

/**
 * The rules of a game, a chapter at a time, with boards to try them on. `word` is a section or the code of a refusal; any
 * other shows the contents.
 */
const Rules = ({ place, games, hasGame }: RulesProps) => {
  const { rules } = useText();
  const addressOf = useRulesAddress();
  const book = useRulesBook();
  const { beside: besideBoard } = useSkin();
  const guide = besideBoard?.guide ?? book.chapters[0]?.sections[0]?.id ?? '';
  const word = place === BEGIN ? guide : place;
  const wanted = book.sectionOf(word);
  const at = book.chapters.findIndex(({ sections }) => sections.some(({ id }) => id === wanted));
  const chapter = book.chapters[at];
  const section = chapter?.sections.find(({ id }) => id === wanted);
  usePageHead(section?.title ?? chapter?.title ?? rules.title);
  const main = useRef<HTMLElement>(null);
  const came = useRef(false);

  // A player who came for one section begins there, with eyes and ears. The page scrolls before its first frame: it does not
  // jump, and some Chromium stop drawing for good when a page is scrolled while the first frame of its text is being drawn.
  useLayoutEffect(() => {
    // The word counts too: another refusal may lead to the same section.
    const name = book.sectionOf(word);
    const heading = main.current?.querySelector<HTMLElement>(
      name === undefined ? 'h1' : `#rules-${name}`,
    );
    if (name === undefined) scrollTo(0, 0);
    else heading?.scrollIntoView();
    // On the way in from another page the contents leave the focus where it was.
    if (name !== undefined || came.current) heading?.focus({ preventScroll: true });
    came.current = true;
  }, [book, word]);

  /** The pieces of a chapter that shows several, each with a section of its own. */
  const tilesOf = ({ id, title, sections }: RulesChapter) => {
    const shown = sections.filter(({ faces }) => faces.length > 0);
    return shown.length > 1 && <PieceTiles key={id} label={title} sections={shown} />;
  };
  const beside = [
    ['prev', book.chapters[at - 1]],
    ['next', at === -1 ? undefined : book.chapters[at + 1]],
  ] as const;
  return (
    <main ref={main} className="rules" data-chapter={chapter?.id}>
      <Contents chapters={book.chapters} open={chapter} shown={section} />
      <div className="rules-body">
        <header>
          {(chapter !== undefined || !hasGame) && (
            <a
              key={String(chapter === undefined)}
              href={chapter ? addressOf() : linkTo('play')}
              className="rules-up"
            >
              {chapter ? rules.contents : rules.backToGame}
            </a>
          )}
          <h1 tabIndex={-1}>{chapter?.title ?? rules.title}</h1>
        </header>
        {chapter === undefined ? (
          <>
            <WhichRules games={games} />
            <p className="rules-lead">{book.lead}</p>
            {book.chapters.map((one) => tilesOf(one))}
          </>
        ) : (
          <>
            {tilesOf(chapter)}
            {chapter.sections.map((one) => (
              <Section key={one.id} section={one} book={book} />
            ))}
          </>
        )}
        {chapter !== undefined && (
          <footer className="rules-on">
            {beside.map(
              ([rel, other]) =>
                other && (
                  <a key={rel} rel={rel} href={addressOf(other.sections[0]?.id)} className="button">
                    {rel === 'prev' ? '← ' : ''}
                    {other.title}
                    {rel === 'next' ? ' →' : ''}
                  </a>
                ),
            )}
            {!hasGame && (
              <a href={linkTo('play')} className="button quiet">
                {rules.backToGame}
              </a>
            )}
          </footer>
        )}
      </div>
    </main>
  );
};

/** The rules of the game that the address names, or of the one on the table. */
export const RulesPage = ({ rest: address }: { readonly rest: string }) => {
  const { packs } = useApp().table.ports;
  const present = useTable(({ pack }) => pack.id);
  const hasGame = useHasGame();
  const { named, first, rest } = gameAddressed(packs, address);
  return (
    <OfGame game={named ?? (rest === '' ? present : first)}>
      <Rules place={rest} games={Object.keys(packs)} hasGame={hasGame} />
    </OfGame>
  );
};
