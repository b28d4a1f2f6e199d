import { CircleQuestionMark } from 'lucide';
import type { ComponentProps } from 'react';
import { useSettings } from '../app-context.tsx';
import { ZoomWhereSmall } from '../board/zoom/ZoomWhereSmall.tsx';
import { Icon } from '../common/Icon.tsx';
import { Hints } from '../hints/Hints.tsx';
import { usePageText } from '../page-text.ts';
import { useRulesAddress } from '../rules-page/use-rules-book.ts';
import { ActingLayer } from './ActingLayer.tsx';
import { AttackView } from './AttackView.tsx';
import { PieceInspector } from './PieceInspector.tsx';

/** What lets people look closer at the board: pieces that can be inspected, and who attacks what. It comes when somebody first points at anything, or the page has come to rest. */
export const BoardTools = (hints: ComponentProps<typeof Hints>) => {
  const { asking } = useSettings();
  const { key } = usePageText().teach;
  const addressOf = useRulesAddress();
  return (
    <>
      {asking && (
        <div className="piece-asked">
          <PieceInspector />
        </div>
      )}
      <ZoomWhereSmall />
      <div className="board-tools">
        <ActingLayer />
        <AttackView />
        <Hints {...hints} />
        <a
          href={addressOf('marks')}
          className="button action marks-key"
          aria-label={key}
          title={key}
        >
          <Icon of={CircleQuestionMark} />
        </a>
      </div>
    </>
  );
};
