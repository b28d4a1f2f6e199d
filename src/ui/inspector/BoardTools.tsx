import { CircleQuestionMark } from 'lucide';
import { useLayoutEffect } from 'react';
import { useStore } from 'zustand';
import { helpsOf } from '#store/selectors.ts';
import { useSettings, useSettled, useTable } from '../app-context.tsx';
import { ZoomWhereSmall } from '../board/zoom/ZoomWhereSmall.tsx';
import { Icon } from '../common/Icon.tsx';
import { SoughtLayer } from '../find-piece/SoughtLayer.tsx';
import { Hints } from '../hints/Hints.tsx';
import { fadingHelp, isHelped } from '../hints/hint-state.ts';
import { useBoardView } from '../play-page/use-board-view.ts';
import { useRulesAddress } from '../rules-page/use-rules-book.ts';
import { useText } from '../text.tsx';
import { ActingLayer } from './ActingLayer.tsx';
import { AttackView } from './AttackView.tsx';
import { OutlookLayer } from './OutlookLayer.tsx';
import { PieceInspector } from './PieceInspector.tsx';
import { looking } from './use-outlooks.ts';

/** The tools that look closer at the board: pieces that are asked how they move, the loupe, attacks, and help with legal squares. */
export const BoardTools = () => {
  const { asking, hints } = useSettings();
  const help = helpsOf(useSettled(), hints)[useBoardView().toMove];
  const { helped } = useStore(fadingHelp);
  const picked = useTable(({ sitting }) => sitting.picked);
  const isMarked = help === 'always' || (help === 'fading' && isHelped(helped, picked));
  useLayoutEffect(() => looking.setState({ isMarked }), [isMarked]);
  const { key } = useText().teach;
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
        <OutlookLayer />
        <SoughtLayer />
        <AttackView />
        <Hints />
        <a href={addressOf('marks')} className="button action marks-key" title={key}>
          <Icon of={CircleQuestionMark} />
        </a>
      </div>
    </>
  );
};
