import type { ReactNode } from 'react';
import type { Evidence } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { ProofLayer } from '../../board/ProofLayer.tsx';
import { ReachMark } from '../../board/ReachLayer.tsx';
import { useLook, useSkin } from '../../game/game-skin.ts';
import type { KeyMark, KeyToMarks } from '../../game/rules-book.ts';
import { useFaces } from '../../game/use-faces.ts';
import { AttackSign } from '../../panels/inspector/AttackLayer.tsx';
import { LandingPreviewSign } from '../../panels/inspector/LandingPreviewSign.tsx';
import './marks-key.css';

/** One square of a board with a mark, as it looks in a game. */
const Sample = ({
  mark = '',
  face = '',
  down = false,
  proof = [],
  columns = 1,
  as = '',
  children,
}: {
  readonly mark?: string;
  readonly face?: string;
  readonly down?: boolean;
  readonly proof?: readonly Evidence[];
  readonly columns?: number;
  /** A class for the drawing, which tells it from others of its kind. */
  readonly as?: string;
  readonly children?: ReactNode;
}) => {
  const skin = useSkin();
  const { Face, board } = skin;
  const { pieceSet: pieces } = useLook();
  return (
    <span className="one-square sample" aria-hidden="true">
      <span className="sq" data-mark={mark} data-piece={face}>
        {face !== '' && <Face face={face} down={down} set={pieces} />}
      </span>
      {proof.length > 0 && (
        <span className={as}>
          <ProofLayer
            evidence={proof}
            skin={{ ...skin, board: { ...board, columns, rows: columns } }}
            pieceSet={pieces}
            flipped={false}
          />
        </span>
      )}
      {children && (
        <svg className={`reach ${as}`} viewBox="-5.5 -6 11 12" aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  );
};

const covered: Evidence = { show: 'square', square: 0, as: 'escape' };
const along: Evidence = { show: 'ray', from: 2, to: 1 };
const from = { show: 'square', square: 2, of: 1 } as const;

/** A row of the key: its mark, what it means, and how it looks. The mark is null in a row that is shown in every game. */
type Row = readonly [mark: KeyMark | null, words: string | undefined, sample: ReactNode];

/** The key to every mark that can lie on the board of a game, grouped by the occasions on which they appear. */
export const MarksKey = ({ shown }: { readonly shown: KeyToMarks }) => {
  const { teach, rules } = useText();
  const { marks } = rules;
  const skin = useSkin();
  const { pieceSet: pieces } = useLook();
  useFaces(skin, pieces);
  const { own, foe, led } = shown.faces;
  const ghost: Evidence = { show: 'ghost', square: 0, face: own, seat: 0 };
  const asked = (as: 'pattern' | 'moves') => (
    <Sample key={as}>
      <ReachMark as={as} />
    </Sample>
  );
  const outlook = (as: 'promotes' | 'removes' | 'goes'): Row => [
    as,
    shown.words[as],
    <Sample key={as} as="outlook">
      <LandingPreviewSign as={as} />
    </Sample>,
  ];
  const groups: readonly (readonly [title: string, rows: readonly Row[]])[] = [
    [
      marks.playing,
      [
        ['selected', marks.selected, <Sample key="selected" mark="selected" face={own} />],
        ['target', marks.target, <Sample key="target" mark="target" />],
        ['capture', marks.capture, <Sample key="capture" mark="capture" face={foe} down />],
        ['drop', marks.drop, <Sample key="drop" mark="drop" />],
        outlook('promotes'),
        outlook('removes'),
        outlook('goes'),
        ['last', marks.last, <Sample key="last" mark="last" face={own} />],
        ['origin', marks.origin, <Sample key="origin" mark="last" />],
        ['check', marks.check, <Sample key="check" mark="check" face={led} />],
      ],
    ],
    [
      marks.refused,
      [
        ['cause', marks.cause, <Sample key="cause" mark="cause" face={foe} down />],
        ['exposed', marks.exposed, <Sample key="exposed" mark="exposed" face={led} />],
        ['escape', marks.escape, <Sample key="escape" mark="escape" proof={[covered]} />],
        ['ray', marks.ray, <Sample key="ray" proof={[along]} columns={2} />],
        ['ghost', marks.ghost, <Sample key="ghost" proof={[ghost]} />],
      ],
    ],
    [marks.asked, [[null, teach.marks.pattern, asked('pattern')]]],
    [
      shown.afar,
      shown.acting.map(
        ({ as, drawn, words }): Row => [
          null,
          words,
          drawn === 'line' ? (
            <Sample key={as} as="hinted" columns={2} proof={[{ ...from, as }]} />
          ) : (
            <Sample key={as} as="area-sample" proof={[{ show: 'square', square: 0, as }]} />
          ),
        ],
      ),
    ],
    [
      teach.attacks,
      (['below', 'beyond', 'both', 'hanging', 'pinned'] as const).map(
        (as): Row => [
          as,
          teach.attackMarks[as],
          <Sample key={as}>
            <AttackSign as={as} />
          </Sample>,
        ],
      ),
    ],
  ];
  return groups.map(([title, all]) => {
    const rows = all.filter(([mark]) => mark === null || !shown.never.includes(mark));
    return (
      rows.length > 0 && (
        <section key={title} className="rules-marks">
          <h3>{title}</h3>
          {title === marks.asked && (
            <p>
              {asked('moves')}
              {marks.lighter}
            </p>
          )}
          <ul>
            {rows.map(([mark, everywhere, sample]) => {
              const words = (mark && shown.words[mark]) ?? everywhere;
              return (
                <li key={words}>
                  {sample}
                  {words}
                </li>
              );
            })}
          </ul>
        </section>
      )
    );
  });
};
