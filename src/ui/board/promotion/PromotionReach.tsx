import { useEffect, useState } from 'react';
import { shownPosition } from '#store/selectors.ts';
import { useGame, usePicked, useSettings, useSitting } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { useGameText, useSkin } from '../../game/game-skin.ts';
import type { Question } from '../../game/skin.ts';
import { useSquareNames } from '../../game/use-square-names.ts';
import { ReachLayer } from '../ReachLayer.tsx';

/** The most squares that are read out by name. Of more only the number is said. */
const SAID = 8;

/**
 * Reads out what a face can do and where the piece would go. The words come after their element is there, for a screen
 * reader does not read words that come with it.
 */
const ReachAloud = ({
  face,
  squares,
}: {
  /** The sentences about the face: its name and how it goes. */
  readonly face: readonly string[];
  readonly squares: readonly number[];
}) => {
  const { language, announced } = useText();
  const goals = useSquareNames(squares, SAID);
  const words = [...face, announced.reaches({ moves: announced.ways(squares.length), goals })].join(
    language === 'ja' ? '' : ' ',
  );
  const [said, say] = useState('');
  useEffect(() => say(words), [words]);
  return (
    <p className="unseen" aria-live="polite">
      {said}
    </p>
  );
};

/**
 * Draws where the piece would go from its new square if it were put down with a face, and reads out what the face can do.
 */
export const PromotionReach = ({
  question,
  choice,
  isCovered,
}: {
  readonly question: Question;
  readonly choice: string;
  /** Whether the card lies over a square: a mark that is half under it would be a puzzle. */
  readonly isCovered: (square: number) => boolean;
}) => {
  const skin = useSkin();
  const gameText = useGameText();
  const inspector = gameText.inspector;
  const text = useText();
  const { asking } = useSettings();
  const sitting = useSitting();
  const picked = usePicked();
  const game = useGame();
  const position = shownPosition(game, sitting);
  const move = game.attempt(position, [...picked, { at: 'choice', choice }]);
  if (!asking || move === undefined) return null;
  const there = { at: 'square', square: question.square } as const;
  const after = game.play(position, { move });
  const asked = inspector.inspect(after, there, text);
  if (asked === null) return null;
  const { reach, here } = asked;
  const kind = skin.faceAt(after, question.square)?.kind;
  const goes = kind === undefined ? undefined : inspector.goes?.(kind, text);
  // If the game has no short words for how the face goes, the sentences of the piece card tell it.
  const told = goes === undefined ? (asked.told ?? []) : [];
  const face = told.length > 0 ? told : [text.announced.face(here.name, goes ?? '')];
  // The piece still stands where it comes from, and a mark there would seem to be about that piece.
  const beside = (marked: readonly number[]): readonly number[] =>
    marked.filter(
      (square) =>
        !isCovered(square) &&
        picked.every((pick) => pick.at !== 'square' || pick.square !== square),
    );
  return (
    <>
      <ReachLayer
        reach={{
          ...reach,
          moves: beside(reach.moves),
          captures: beside(reach.captures),
          pattern: beside(reach.pattern),
        }}
        inHand={false}
        board={skin.board}
        flipped={sitting.flipped}
      />
      <ReachAloud face={face} squares={[...reach.moves, ...reach.captures]} />
    </>
  );
};
