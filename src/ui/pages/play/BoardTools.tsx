import { CircleQuestionMark } from 'lucide';
import { useSettings } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { Icon } from '../../base/Icon.tsx';
import { ZoomWhereSmall } from '../../board/zoom/ZoomWhereSmall.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { useRulesAddress } from '../../game/use-rules-book.ts';
import { SoughtLayer } from '../../panels/find-piece/SoughtLayer.tsx';
import { Hints } from '../../panels/hints/Hints.tsx';
import { AttackView } from '../../panels/inspector/AttackView.tsx';
import { LandingPreviewLayer } from '../../panels/inspector/LandingPreviewLayer.tsx';
import { LongRangeLayer } from '../../panels/inspector/LongRangeLayer.tsx';
import { PieceInspector } from '../../panels/inspector/PieceInspector.tsx';
import type { ActionsProps } from '../../table/actions/action.ts';

/** The tools that look closer at the board: the piece inspector, zoom, attacks, and help with legal squares. */
export const BoardTools = ({ onAsk }: Pick<ActionsProps, 'onAsk'>) => {
  const { asking } = useSettings();
  const { previewLanding } = useGameText().inspector;
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
        {previewLanding && <LandingPreviewLayer />}
        <SoughtLayer />
        <AttackView />
        <Hints onAsk={onAsk} />
        <a href={addressOf('marks')} className="button action marks-key" title={key}>
          <Icon of={CircleQuestionMark} />
        </a>
      </div>
    </>
  );
};
