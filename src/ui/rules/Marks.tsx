import { type ReactNode, useEffect } from 'react';
import type { Evidence } from '#kernel/game.ts';
import { attackMarks } from '../asking/AttackLayer.tsx';
import { ReachMark } from '../asking/ReachLayer.tsx';
import { Proof } from '../board/Proof.tsx';
import { useLook, useSkin } from '../game-skin.ts';
import { usePageText } from '../page-text.ts';
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
        <Proof
          evidence={proof}
          skin={{ ...skin, board: { ...board, columns, rows: columns } }}
          pieceSet={pieces}
          flipped={false}
        />
      )}
      {children && (
        <svg className="reach" viewBox="-5.5 -6 11 12" aria-hidden="true">
          <g>{children}</g>
        </svg>
      )}
    </span>
  );
};

const guarding: Evidence = { show: 'square', square: 2, as: 'guard', of: 1 };
const covered: Evidence = { show: 'square', square: 0, as: 'escape' };

/** The key to every mark that can lie on the board, by the occasions on which they do. */
export const Marks = () => {
  const { teach, rules } = usePageText();
  const { marks } = rules;
  const skin = useSkin();
  const { pieceSet: pieces } = useLook();
  useEffect(() => void skin.loadFaces(pieces), [skin, pieces]);
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
        [marks.check, <Sample key="check" mark="check" face="K" />],
      ],
    ],
    [
      marks.refused,
      [
        [marks.cause, <Sample key="cause" mark="cause" face="r" down />],
        [marks.blocked, <Sample key="blocked" mark="blocked" face="P" />],
        [marks.ray, <Sample key="ray" proof={[{ show: 'ray', from: 2, to: 1 }]} columns={2} />],
        [marks.guard, <Sample key="guard" proof={[guarding]} columns={2} />],
        [marks.file, <Sample key="file" proof={[{ show: 'file', index: 1 }]} />],
        [marks.escape, <Sample key="escape" mark="escape" proof={[covered]} />],
      ],
    ],
    [
      marks.asked,
      (['pattern', 'moves', 'captures', 'protects', 'drops'] as const).map((as) => [
        teach.marks[as],
        <Sample key={as}>
          <ReachMark as={as} />
        </Sample>,
      ]),
    ],
    [
      teach.attacks,
      (['below', 'beyond', 'hanging', 'guarded', 'pin'] as const).map((as) => [
        teach.attackMarks[as],
        <Sample key={as}>{attackMarks[as]}</Sample>,
      ]),
    ],
  ];
  return groups.map(([title, rows]) => (
    <section key={title} className="rules-marks">
      <h3>{title}</h3>
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
