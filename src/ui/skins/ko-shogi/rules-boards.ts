/** The boards of the rules page, by the names that their captions have in the catalogue. */
import { formatPosition } from '#games/ko-shogi/notation/position-text.ts';
import { faceOfCode } from '#games/ko-shogi/piece.ts';
import { positionFrom } from '#games/ko-shogi/position.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import { starts } from '#games/ko-shogi/starts.ts';
import type { RulesText } from '#i18n/ko-shogi/rules/rules-text.ts';
import type { BoardPlan } from '../../rules-page/build-rules-book.ts';

/** A few pieces as codes on points, White's in lower case; throws on a text that is none. */
const boardOf = (text: string): string =>
  formatPosition(
    positionFrom({
      pieces: text.split(' ').map((word) => {
        const [code = '', name = ''] = word.split('@');
        const [face, square] = [faceOfCode(code.toUpperCase()), parseSquare(name)];
        if (face === undefined || square === undefined) throw new Error(`no piece is ${word}`);
        return [square, { ...face, seat: code === code.toUpperCase() ? 0 : 1 }] as const;
      }),
      turn: 0,
      ply: 1,
    }),
  );

export const boards: Readonly<Record<keyof RulesText['boards'], BoardPlan>> = {
  'set-up': { setup: starts.standard },
  chain: { setup: boardOf('WR@10j G@10s p@11i hs@12h g@1a') },
  'second-leap': { setup: boardOf('CA@10j G@10s sh@11h s@12f g@1a'), mistake: '10jx11h-13g' },
  shooting: { setup: boardOf('LB@10m G@10s p@11i hs@14l g@1a'), line: ['10m-11l*11i'] },
  immunity: { setup: boardOf('CH@10m G@10s +su@10j g@1a'), mistake: '10mx10j' },
  fog: { setup: boardOf('CB@13l G@10s +tp@11f hs@12h g@1a'), mistake: '13l-12k*12h' },
  nets: { setup: boardOf('CU@5j G@10s +ag@10j g@1a'), mistake: '5j-5i' },
  flames: { setup: boardOf('+EN@10j G@10s hs@10h m@9i g@1a'), line: ['10j-10i'] },
  burned: { setup: boardOf('WR@10l G@10s +en@10i g@1a'), line: ['10l-10k-10j'] },
  zone: { setup: boardOf('CA@10h G@10s sh@11f g@1a'), line: ['10hx11f+'] },
  'by-capture': { setup: boardOf('S@10l G@10s wr@10k g@1a'), line: ['10lx10k+'] },
  drum: { setup: boardOf('P@10j G@10s g@1a'), mistake: '10j-10i' },
  command: { setup: boardOf('CU@10m G@10s g@10c p@2b'), line: ['10mx10c+'] },
};
