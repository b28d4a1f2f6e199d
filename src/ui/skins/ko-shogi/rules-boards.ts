/** The boards of the rules page, by the names that their captions have in the catalogue. */
import { formatPosition } from '#games/ko-shogi/notation/position-text.ts';
import { faceOfCode } from '#games/ko-shogi/piece.ts';
import { positionFrom } from '#games/ko-shogi/position.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import { starts } from '#games/ko-shogi/starts.ts';
import type { RulesText } from '#i18n/shapes/ko-shogi/rules.ts';
import type { BoardPlan } from '../../game/build-rules-book.ts';

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

/** Both step a wrestler out and back, three times: the first position stands for the fourth time. */
const outAndBack = ['13s-13r-13s', '7a-7b-7a'];

export const boards: Readonly<Record<keyof RulesText['boards'], BoardPlan>> = {
  'first-two': { setup: boardOf('CU@10m G@10s g@10c ma@3b b@4b'), line: ['10mx10c+', '3b-3c'] },
  'first-moves': {
    setup: starts.standard,
    line: ['17p-15o', '3d-5e', '15o-16m', '5e-4g', '3p-5o', '17d-15e'],
  },
  'first-net': { setup: boardOf('P@12l S@7m HS@13m A@10i D@19s G@10s +ag@10j g@1a') },
  'set-up': { setup: starts.standard },
  reach: { setup: starts.standard, line: ['19n-19g'] },
  chain: { setup: boardOf('WR@10j A@9i G@10s p@11i hs@12h g@1a') },
  'return-leap': { setup: starts.standard, line: ['19p-17o-19p'] },
  'second-leap': {
    setup: boardOf('CA@10j G@10s sh@11h s@12f a@10f g@1a'),
    mistake: '10jx11h-13g',
  },
  'winged-horse': {
    setup: boardOf('+CA@10j G@10s sh@11h s@12f a@10f g@1a'),
    line: ['10jx11h-13g'],
  },
  thunderclap: {
    setup: boardOf('+D@10j B@9j A@11j P@10k TP@2s G@10s p@10i p@10h p@9h s@9g hs@10g g@1a'),
    line: ['10jx10ix10hx10gx9gx9h'],
  },
  'boxed-in': {
    setup: boardOf('+D@1s A@2s P@1r TP@3s G@10s g@1a'),
  },
  'dead-end': {
    setup: boardOf('+D@1s A@2s P@1q A@2r TP@3s G@10s g@1a'),
    line: ['1s-1r-1s-1r-1s-1r'],
  },
  'flag-waver': {
    setup: boardOf('+B@10j A@14j TP@2s G@10s p@10i p@10g s@8j g@1a'),
    line: ['10jx10i-10hx10g'],
  },
  shooting: {
    setup: boardOf('LB@10m G@10s p@11i sh@9i hs@14l e@7l ch@11o g@1a'),
    line: ['10m-11l*11i'],
  },
  'after-capture': {
    setup: boardOf('LB@10m G@10s p@11l p@11i hs@9i g@1a'),
    mistake: '10mx11l*11i',
  },
  'over-pieces': {
    setup: boardOf('C@10m P@11k G@10s p@11j hs@11h ch@11g su@9i g@1a'),
    line: ['10m-11l*11g'],
  },
  'two-shots': {
    setup: boardOf('FC@10m G@10s p@11i hs@11f e@11e su@9h g@1a'),
    line: ['10m-11l*11i*11f'],
  },
  'two-jumps': {
    setup: boardOf('+TP@10j G@10s p@9i s@11f sm@12h g@1a'),
    line: ['10j-10h*9i-10f*11f'],
  },
  immunity: { setup: boardOf('CH@10m G@10s +su@10j g@1a'), mistake: '10mx10j' },
  fortress: {
    setup: boardOf('CU@8j +C@14j +FC@10f M@12h +CU@7g G@10s +su@10j g@1a'),
    line: ['12hx10j'],
  },
  priest: {
    setup: boardOf('TP@10j G@10s p@10h sm@8h p@11k s@9k hs@12k g@1a'),
    mistake: '10jx10h',
  },
  priests: { setup: boardOf('SM@10j G@10s +tp@10h p@12j +sm@8l g@1a'), line: ['10jx10h'] },
  fog: { setup: boardOf('CB@13l G@10s +tp@11f hs@12h p@16k g@1a'), mistake: '13l-12k*12h' },
  'fog-edge': {
    setup: boardOf('FC@10m G@10s +tp@11f p@11h hs@16h g@1a'),
    line: ['10m-11l*11h'],
  },
  light: { setup: boardOf('+SM@10n G@10s +tp@10h g@1a'), line: ['10n-10l'] },
  'light-promotes': { setup: boardOf('TP@10h G@10s +sm@13f g@1a'), line: ['10h-10f+'] },
  nets: { setup: boardOf('CU@5j G@10s +ag@10j g@1a'), mistake: '5j-5i' },
  'net-lines': { setup: boardOf('CU@5j M@15j HS@14f E@13g Q@7f P@10k D@19s G@10s +ag@10j g@1a') },
  flames: {
    setup: boardOf('+EN@10j P@9h A@11h G@10s hs@10h m@9i +su@11j g@1a'),
    line: ['10j-10i'],
  },
  burned: { setup: boardOf('WR@10l G@10s +en@10i g@1a'), line: ['10l-10k-10j'] },
  'beside-flame': {
    setup: boardOf('TP@10l SH@9l A@8i G@10s +en@9i p@10h g@1a'),
    line: ['10l-10j'],
  },
  'two-flames': { setup: boardOf('+EN@10l G@10s +en@10j p@11j g@1a'), line: ['10l-10k'] },
  'shot-flame': { setup: boardOf('LB@12m G@10s +en@11i p@10i g@1a'), line: ['12m-11l*11i'] },
  'new-flame': { setup: boardOf('EN@10g A@10e G@10s hs@9e g@1a'), line: ['10g-10f+'] },
  'past-flame': { setup: boardOf('M@10n CU@11r G@10s +en@11k g@1a'), line: ['10n-10i'] },
  'burned-winner': { setup: boardOf('M@10n G@10s g@10k +en@9j'), line: ['10nx10k'] },
  zone: { setup: boardOf('CA@10h G@10s sh@11f g@1a'), line: ['10hx11f+'] },
  'by-capture': {
    setup: boardOf('S@10l HS@14l Q@5l E@16n A@3l G@10s wr@10k fc@13j wr@5j b@17m ma@3k g@1a'),
    line: ['10lx10k+'],
  },
  'by-shot': { setup: boardOf('LB@10m G@10s wr@11i g@1a'), line: ['10m-11l*11i+'] },
  drum: { setup: boardOf('P@10j G@10s g@1a'), mistake: '10j-10i' },
  'drum-there': { setup: boardOf('P@10j D@11r G@10s g@1a'), line: ['10j-10i'] },
  'priest-taken': { setup: boardOf('M@2j G@10s tp@2d +d@10j +b@5k p@8h g@1a'), line: ['2jx2d='] },
  'no-priest': {
    setup: boardOf('D@10f B@9f G@10s g@1a'),
    line: ['10f-11e'],
  },
  clerk: {
    setup: boardOf('CL@10g AG@19s RG@1r TP@2s G@10s +en@15c +en@4k p@16h g@1a'),
    line: ['10g-10e+'],
  },
  'clerk-must': {
    setup: boardOf('CL@10k AG@19s G@10s b@11j +en@4d ma@5a g@1a'),
    line: ['10kx11j+'],
  },
  command: { setup: boardOf('CU@10m G@10s g@10c p@2b'), line: ['10mx10c+'] },
  governor: { setup: boardOf('CU@10m G@10s g@10c +ma@3b'), line: ['10mx10c+'] },
  together: { setup: boardOf('CU@10m M@2m G@10s g@10c ma@3b b@2b'), line: ['10mx10c+'] },
  'stand-in': { setup: boardOf('CU@10m G@10s b@10c ma@3b +so@5d'), line: ['10mx10c+'] },
  pair: { setup: boardOf('CU@10m G@10s b@10c ma@3b'), line: ['10mx10c+'] },
  passes: { setup: starts.standard, line: [...outAndBack, ...outAndBack, ...outAndBack] },
};
