import type { ReactNode } from 'react';
import type { Evidence } from '#kernel/game.ts';
import { ProofLayer } from '../board/ProofLayer.tsx';
import { useLook, useSkin } from '../game-skin.ts';
import { AttackSign } from '../inspector/AttackLayer.tsx';
import { ReachMark } from '../inspector/ReachLayer.tsx';
import { usePageText } from '../page-text.ts';
import { useFaces } from '../use-faces.ts';
import '../board/forced-colors.css';
import './marks-key.css';

/** One square of a board with a mark, as it looks in a game. */
const Sample = ({
  mark = '',
  face = '',
  down = false,
  proof = [],
  columns = 1,
  children,
}: {
  readonly mark?: string;
  readonly face?: string;
  readonly down?: boolean;
  readonly proof?: readonly Evidence[];
  readonly columns?: number;
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
        <ProofLayer
          evidence={proof}
          skin={{ ...skin, board: { ...board, columns, rows: columns } }}
          pieceSet={pieces}
          flipped={false}
        />
      )}
      {children && (
        <svg className="reach" viewBox="-5.5 -6 11 12" aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  );
};

const covered: Evidence = { show: 'square', square: 0, as: 'escape' };
const along: Evidence = { show: 'ray', from: 2, to: 1 };

/** The key to every mark that can lie on the board, by the occasions on which they do. */
export const MarksKey = () => {
  const { teach, rules } = usePageText();
  const { marks } = rules;
  const skin = useSkin();
  const { pieceSet: pieces } = useLook();
  useFaces(skin, pieces);
  const ghost: Evidence = { show: 'ghost', square: 0, face: 'S', seat: 0 };
  const asked = (as: 'pattern' | 'moves') => (
    <Sample key={as}>
      <ReachMark as={as} />
    </Sample>
  );
  const groups: readonly (readonly [
    title: string,
    rows: readonly (readonly [words: string, sample: ReactNode])[],
  ])[] = [
    [
      marks.playing,
      [
        [marks.selected, <Sample key="selected" mark="selected" face="S" />],
        [marks.target, <Sample key="target" mark="target" />],
        [marks.capture, <Sample key="capture" mark="capture" face="p" down />],
        [marks.drop, <Sample key="drop" mark="drop" />],
        [marks.last, <Sample key="last" mark="last" face="P" />],
        [marks.origin, <Sample key="origin" mark="last" />],
        [marks.check, <Sample key="check" mark="check" face="K" />],
      ],
    ],
    [
      marks.refused,
      [
        [marks.cause, <Sample key="cause" mark="cause" face="r" down />],
        [marks.exposed, <Sample key="exposed" mark="exposed" face="K" />],
        [marks.escape, <Sample key="escape" mark="escape" proof={[covered]} />],
        [marks.ray, <Sample key="ray" proof={[along]} columns={2} />],
        [marks.ghost, <Sample key="ghost" proof={[ghost]} />],
      ],
    ],
    [marks.asked, [[teach.marks.pattern, asked('pattern')]]],
    [
      teach.attacks,
      (['below', 'beyond', 'both', 'hanging', 'pinned'] as const).map((as) => [
        teach.attackMarks[as],
        <Sample key={as}>
          <AttackSign as={as} />
        </Sample>,
      ]),
    ],
  ];
  return groups.map(([title, rows]) => (
    <section key={title} className="rules-marks">
      <h3>{title}</h3>
      {title === marks.asked && (
        <p>
          {asked('moves')}
          {marks.lighter}
        </p>
      )}
      <ul>
        {rows.map(([words, sample]) => (
          <li key={words}>
            {sample}
            {words}
          </li>
        ))}
      </ul>
    </section>
  ));
};
