import { CircleQuestionMark } from 'lucide';
import { type ComponentProps, useCallback, useLayoutEffect, useState } from 'react';
import type { Pick } from '#kernel/game.ts';
import { helpsOf } from '#store/selectors.ts';
import { useSettings, useSettled, useTable } from '../app-context.tsx';
import { ZoomWhereSmall } from '../board/zoom/ZoomWhereSmall.tsx';
import { Icon } from '../common/Icon.tsx';
import { SoughtLayer } from '../find-piece/SoughtLayer.tsx';
import { Hints } from '../hints/Hints.tsx';
import { useBoardView } from '../play-page/use-board-view.ts';
import { useRulesAddress } from '../rules-page/use-rules-book.ts';
import { useText } from '../text.tsx';
import { ActingLayer } from './ActingLayer.tsx';
import { AttackView } from './AttackView.tsx';
import { OutlookLayer } from './OutlookLayer.tsx';
import { PieceInspector } from './PieceInspector.tsx';
import { looking } from './use-outlooks.ts';

/** What lets people look closer at the board: pieces that can be inspected, and who attacks what. It comes when somebody first points at anything, or the page has come to rest. */
export const BoardTools = ({ onGrant }: ComponentProps<typeof Hints>) => {
  const { asking, hints } = useSettings();
  const help = helpsOf(useSettled(), hints)[useBoardView().toMove];
  const picked = useTable(({ sitting }) => sitting.picked);
  const [granted, setGranted] = useState<readonly Pick[] | null>();
  const grant = useCallback(
    (picks: readonly Pick[] | null) => {
      setGranted(picks);
      onGrant(picks);
    },
    [onGrant],
  );
  const isMarked =
    help === 'always' || (help === 'fading' && (granted === undefined || granted === picked));
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
        <Hints onGrant={grant} />
        <a href={addressOf('marks')} className="button action marks-key" title={key}>
          <Icon of={CircleQuestionMark} />
        </a>
      </div>
    </>
  );
};
