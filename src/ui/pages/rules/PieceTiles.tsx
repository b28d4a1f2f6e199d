import { useLook, useSkin } from '../../game/game-skin.ts';
import type { RulesSection } from '../../game/rules-book.ts';
import { useFaces } from '../../game/use-faces.ts';
import { useRulesAddress } from '../../game/use-rules-book.ts';
import './piece-tiles.css';

/** The pieces as they look on the table. Each links to the section that shows how it moves. */
export const PieceTiles = ({
  label,
  sections,
}: {
  readonly label: string;
  /** The sections to link to, each about one piece. */
  readonly sections: readonly RulesSection[];
}) => {
  const skin = useSkin();
  const { Face } = skin;
  const { pieceSet: pieces } = useLook();
  useFaces(skin, pieces);
  const addressOf = useRulesAddress();
  return (
    <nav className="piece-tiles" aria-label={label}>
      {sections.map(
        ({ id, title, faces: [first] }) =>
          first && (
            <a key={id} href={addressOf(id)} className="piece-tile">
              <span className="one-square" aria-hidden="true">
                <Face face={first.face} down={false} set={pieces} />
              </span>
              {title}
            </a>
          ),
      )}
    </nav>
  );
};
