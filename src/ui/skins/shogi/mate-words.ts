/** A mate told step by step in the words of a language. */
import type { MateFact } from '#games/shogi/mate-steps.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import type { ShogiText } from '#i18n/shapes/shogi/catalogue.ts';
import type { Standing } from '#i18n/shapes/shogi/reasons.ts';

/** The sentence of one step; `spoken` names a square. */
export const mateSentence = (
  fact: MateFact,
  position: Position,
  text: ShogiText,
  spoken: (square: number) => string,
): string => {
  const { mates, refusals } = text.game;
  const on = (square: number): Standing => {
    const piece = pieceAt(position, square);
    if (piece === undefined) throw new Error(`no piece stands on ${spoken(square)}`);
    const { kind } = piece;
    return { kind, name: text.game.pieces[kind].name, square: spoken(square) };
  };
  switch (fact.says) {
    case 'king':
      return mates.king(on(fact.king), fact.checked);
    case 'check':
      return mates.check(on(fact.from));
    case 'own':
      return mates.own(on(fact.to));
    case 'covered':
      return mates.covered(spoken(fact.to), fact.by.map(on), fact.takes);
    case 'two-checks':
      return mates.twoChecks;
    case 'no-capture':
      return mates.noCapture(on(fact.of));
    case 'pinned':
      return mates.pinned(on(fact.piece), spoken(fact.to), fact.by.map(on), fact.takes);
    case 'no-block':
      return mates.noBlock(fact.room);
    case 'no-drop':
      return mates.noDrop(text.game.pieces[fact.kind].name, spoken(fact.to), refusals[fact.rule]);
  }
};
