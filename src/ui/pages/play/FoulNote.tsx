import type { Refusal } from '#kernel/game.ts';
import { useText } from '../../app/text.tsx';
import { useGameText } from '../../game/game-skin.ts';
import { RuleLink } from '../../table/RuleLink.tsx';
import '../../table/status-notes.css';

/** What was wrong with the move that is shown, told of it as a fact: nobody here has just made it. */
export const FoulNote = ({ foul }: { readonly foul: Refusal }) => {
  const gameText = useGameText();
  const text = useText();
  return (
    <p className="status-foul" data-foul={foul.rule}>
      {text.moves.foul(gameText.foul(foul, text))} <RuleLink to={foul.rule} />
    </p>
  );
};
