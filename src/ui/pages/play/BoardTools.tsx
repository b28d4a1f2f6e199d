import { CircleQuestionMark } from 'lucide';
import { useLayoutEffect } from 'react';
import { helpsOf } from '#store/selectors.ts';
import { usePicked, useSettings, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ZoomWhereSmall } from '../../board/zoom/ZoomWhereSmall.tsx';
import { useRulesAddress } from '../../game/use-rules-book.ts';
import { SoughtLayer } from '../../panels/find-piece/SoughtLayer.tsx';
import { Hints } from '../../panels/hints/Hints.tsx';
import { AttackView } from '../../panels/inspector/AttackView.tsx';
import { LandingPreviewLayer } from '../../panels/inspector/LandingPreviewLayer.tsx';
import { LongRangeLayer } from '../../panels/inspector/LongRangeLayer.tsx';
import { PieceInspector } from '../../panels/inspector/PieceInspector.tsx';
import { looking } from '../../panels/inspector/use-landing-previews.ts';
import { useAreMarked } from '../../table/hint-state.ts';
import { usePositionView } from '../../table/use-position-view.ts';

/** The tools that look closer at the board: the piece inspector, zoom, attacks, and help with legal squares. */
export const BoardTools = () => {
  const { asking, hints } = useSettings();
  const help = helpsOf(useSitting(), hints)[usePositionView().toMove];
  const picked = usePicked();
  const isMarked = useAreMarked(help, picked);
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
        <LongRangeLayer />
        <LandingPreviewLayer />
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
