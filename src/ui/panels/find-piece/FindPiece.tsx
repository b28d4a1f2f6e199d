import { BookOpen } from 'lucide';
import { Suspense, use, useState } from 'react';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { Sheet } from '../../base/Sheet.tsx';
import { useOneTabStop } from '../../base/use-one-tab-stop.ts';
import { useGameSkin, useLook, useSkin } from '../../game/game-skin.ts';
import { PieceReading } from '../../game/JapaneseParts.tsx';
import { useSigns } from '../../game/text-of.ts';
import { useFaces } from '../../game/use-faces.ts';
import { useRulesAddress } from '../../game/use-rules-book.ts';
import { usePositionView } from '../../table/use-position-view.ts';
import { knownPieces, piecesCalled } from './known-pieces.ts';
import { sought, squaresOf } from './sought.ts';
import './find-piece.css';

const Found = ({ typed, onClose }: { readonly typed: string; readonly onClose: () => void }) => {
  const skin = useSkin();
  const gameSkin = useGameSkin();
  const { language, boardHelp } = useText();
  const words = boardHelp.find;
  const signs = useSigns();
  const addressOf = useRulesAddress();
  const { plainSet: set } = useLook();
  useFaces(skin, set);
  const id = useTable(({ pack }) => pack.id);
  const { position } = usePositionView().line;
  const found = piecesCalled(use(knownPieces(id, gameSkin, language)), typed);
  const { Face } = skin;
  const { list } = useOneTabStop();
  return (
    <ul ref={list} className="found-pieces">
      {found.map(({ face, kanji, reading, name, section }) => {
        const there = squaresOf(skin, position, face);
        return (
          <li key={face}>
            <button
              type="button"
              data-piece={face}
              aria-disabled={there.length === 0}
              onClick={() => {
                if (there.length === 0) return;
                sought.setState({ piece: { name, squares: there, position } });
                onClose();
              }}
            >
              <Face face={face} down={false} set={set} />
              <span>
                <strong>{name}</strong> {kanji !== name && <span lang={signs}>{kanji}</span>}{' '}
                <small>
                  <PieceReading>{reading}</PieceReading> · {face}
                </small>
                <small>{there.length === 0 ? words.gone : words.here(there.length)}</small>
              </span>
            </button>
            <a href={addressOf(section)} className="button" title={words.rules(name)}>
              <Icon of={BookOpen} />
            </a>
          </li>
        );
      })}
      {found.length === 0 && <li>{words.none}</li>}
    </ul>
  );
};

/** Finds a piece by any of its names or its code: on the board, where all of its kind are marked, and in the rules. */
export const FindPiece = ({ onClose }: { readonly onClose: () => void }) => {
  const words = useText().boardHelp.find;
  const [typed, type] = useState('');
  return (
    <Sheet title={words.label} low onClose={onClose}>
      <input
        type="search"
        aria-label={words.by}
        placeholder={words.by}
        // biome-ignore lint/a11y/noAutofocus: a player who opens the list is about to search it.
        autoFocus
        autoComplete="off"
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
      <Suspense fallback={<div className="found-pieces" />}>
        <Found typed={typed} onClose={onClose} />
      </Suspense>
    </Sheet>
  );
};
