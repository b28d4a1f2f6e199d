import { expect, test } from 'vitest';
import type { Move } from '#games/shogi/move.ts';
import type { Position } from '#games/shogi/position.ts';
import type { ShogiRules } from '#games/shogi/rules.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import { defineSkin } from './define-skin.ts';
import { gameSkin } from './shogi/index.ts';
import { shogiInspector } from './shogi/inspector.ts';
import { shogiSkin } from './shogi/shogi-skin.ts';
import { shogiWriting } from './shogi/written.ts';
import { xiangqiInspector } from './xiangqi/inspector.ts';

test('a skin is put together from the parts of one game, and a part of another does not compile', () => {
  const { words } = gameSkin;
  const gameText = { ...gameSkin.gameText, writing: shogiWriting, inspector: shogiInspector };
  const own = defineSkin({ skin: shogiSkin, gameText, words });
  expect(own.gameText.inspector).toBe(shogiInspector);
  const mixed = defineSkin<Position, Move, ShogiRules, ShogiMessages>({
    skin: shogiSkin,
    // @ts-expect-error: the inspector reads positions of xiangqi.
    gameText: { ...gameText, inspector: xiangqiInspector },
    // @ts-expect-error: these words are of no game in particular.
    words,
  });
  expect(mixed.gameText.inspector).toBe(xiangqiInspector);
});
