/**
 * Shows how a face moves, in small shapes round its code. A dot is a step. An arrowhead goes on, with a bar if it does
 * not go far. A ring is a jump, two dots a chain of steps, a ring with its middle a chain of jumps. A cross is a shot,
 * and a lozenge an effect from afar.
 */
import type { Ways } from '../../game/ways.ts';
import { type Drawing, moved, path } from '../drawing.ts';

type Way = Ways['steps'][number];

const ACROSS = 31.5;
const ALONG = 36;

const dot = (r: number, y = 0): Drawing => ['circle', { r, cy: y }];
const ring: Drawing = ['circle', { class: 'ko-line', r: 4 }];

/** Where the shape of a way stands, and how it is turned so that it points outward. */
const place = ([right, ahead]: Way): string => {
  const [x, y] = [Math.sign(right), Math.sign(ahead)];
  // A knight's leap goes between two of the eight ways.
  const isKnight = Math.abs(right) !== Math.abs(ahead) && right !== 0 && ahead !== 0;
  const [across, along] = isKnight
    ? [Math.abs(right) === 2 ? 1 : 0.48, Math.abs(ahead) === 2 ? 1 : 0.5]
    : [1, 1];
  const turn = (Math.atan2(right, ahead) * 180) / Math.PI;
  return `translate(${(x * across * ACROSS).toFixed(1)} ${(-y * along * ALONG).toFixed(1)}) rotate(${turn.toFixed(1)})`;
};

const at = (shapes: readonly Drawing[]) => (way: Way) => moved(place(way), ...shapes);

const arrowhead = path('M-6.500 4L0-7L6.500 4Z');
const shortArrowhead = [arrowhead, path('M-6.500 6.500H6.500V9H-6.500Z')];

const isNear = ([right, ahead]: Way): boolean => Math.abs(right) < 2 && Math.abs(ahead) < 2;
const isSame = ([a, b]: Way, [c, d]: Way): boolean => a === c && b === d;

/** The shapes of all ways of a face, round 0,0. */
export const pipsOf = ({
  steps,
  slides,
  reach,
  jumps = [],
  chain = [],
  shots = 0,
  acts,
}: Ways): readonly Drawing[] => {
  const goesOn = (way: Way): boolean => chain.some((one) => isSame(one, way));
  return [
    ...steps.map(at([dot(4.6)])),
    ...slides.map((way) =>
      at([
        ...(reach === undefined ? [arrowhead] : shortArrowhead),
        ...(goesOn(way) ? [dot(2.8, 9)] : []),
      ])(way),
    ),
    ...jumps.map(at([ring])),
    ...chain
      .filter((way) => !slides.some((one) => isSame(one, way)))
      .map((way) => at(isNear(way) ? [dot(3.3, -3.6), dot(3.3, 4.2)] : [ring, dot(1.8)])(way)),
    ...Array.from({ length: shots }, (_, i) =>
      path('M-4-4L4 4M-4 4L4-4', {
        class: 'ko-line',
        transform: `translate(${(i - (shots - 1) / 2) * 13} 24.500)`,
      }),
    ),
    ...(acts ? [path('M0-29L5-24L0-19L-5-24Z')] : []),
  ];
};
