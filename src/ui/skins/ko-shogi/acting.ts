/** What acts from afar on a board, as it is drawn while nothing else is told: areas of fogs and lights, lines of nets, what flames burn. */
import type { Options } from '#games/agreement.ts';
import type { Part } from '#games/ko-shogi/evidence.ts';
import { type Area, flames, fogAreas, lightAreas, nets } from '#games/ko-shogi/overlays.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { Evidence } from '#kernel/game.ts';

/** What a point can have to do with what acts from afar, besides its parts in refusals. */
export type ActingPart = 'lit' | 'scorched';

const drawn = (areas: readonly Area[], as: Part | ActingPart): readonly Evidence[] =>
  areas.flatMap(({ area }) => area.map((square): Evidence => ({ show: 'square', square, as })));

/** The lines of nets; what they hold is marked where a line ends. */
const netLines = (position: Position): readonly Evidence[] =>
  nets(position).flatMap(({ square: from, lines }) =>
    lines.flatMap(({ to, frozen }): readonly Evidence[] => [
      { show: 'ray', from, to },
      ...(frozen === null ? [] : [{ show: 'square', square: frozen, as: 'held' } as const]),
    ]),
  );

/** All of it that the settings want to be drawn. */
export const actingOn = (position: Position, settings: Options): readonly Evidence[] => [
  ...(settings['fogs'] === true
    ? [...drawn(fogAreas(position), 'fogged'), ...drawn(lightAreas(position), 'lit')]
    : []),
  ...(settings['nets'] === true ? netLines(position) : []),
  ...(settings['flames'] === true ? drawn(flames(position), 'scorched') : []),
];
