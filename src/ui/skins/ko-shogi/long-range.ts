/**
 * The effects from afar on a board, as drawings: areas of fogs and lights, lines of nets, what flames burn. They are
 * drawn while nothing else is told.
 */
import type { Options } from '#games/agreement.ts';
import type { Role } from '#games/ko-shogi/evidence.ts';
import {
  type Area,
  commandState,
  flames,
  fogAreas,
  lightAreas,
  nets,
  stands,
} from '#games/ko-shogi/overlays.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { Evidence, Seat } from '#kernel/game.ts';

/** The roles of a point in effects from afar, besides its roles in refusals. */
export type LongRangeRole = 'lit' | 'scorched' | 'silencing' | 'commander' | 'half-commander';

const drawn = (areas: readonly Area[], as: Role | LongRangeRole): readonly Evidence[] =>
  areas.flatMap(({ area }) => area.map((square): Evidence => ({ show: 'square', square, as })));

/** The lines of nets; what they hold is marked where a line ends. */
const netLines = (position: Position): readonly Evidence[] =>
  nets(position).flatMap(({ square: from, lines }) =>
    lines.flatMap(({ to, frozen }): readonly Evidence[] => [
      { show: 'ray', from, to },
      ...(frozen === null ? [] : [{ show: 'square', square: frozen, as: 'held' } as const]),
    ]),
  );

const seats: readonly Seat[] = [0, 1];

/** A shooter, and what it could shoot from any point that it can land on next. */
export interface Shooter {
  readonly square: number;
  readonly targets: readonly number[];
  /** On which points it is silenced, and by which fogs. */
  readonly silent: readonly number[];
  readonly silencedBy: readonly number[];
}

/** The shooters that could shoot next, or would if no fog were near. */
export const shootersOn = (position: Position): readonly Shooter[] =>
  seats.flatMap((seat) => {
    const bySquare = new Map<
      number,
      { targets: Set<number>; silent: number[]; fogs: Set<number> }
    >();
    for (const { from, to, targets, silencedBy } of stands(position, seat)) {
      const known = bySquare.get(from) ?? { targets: new Set(), silent: [], fogs: new Set() };
      bySquare.set(from, known);
      for (const target of targets) known.targets.add(target);
      if (silencedBy.length > 0) known.silent.push(to);
      for (const fog of silencedBy) known.fogs.add(fog);
    }
    return Array.from(bySquare, ([square, { targets, silent, fogs }]) => ({
      square,
      targets: [...targets],
      silent,
      silencedBy: [...fogs],
    }));
  });

/** A line from each shooter to what it could shoot, and one of another kind from a fog to the shooter it silences. */
const aims = (position: Position): readonly Evidence[] =>
  shootersOn(position).flatMap(({ square, targets, silencedBy }) => [
    ...targets.map((to): Evidence => ({ show: 'ray', from: square, to })),
    ...silencedBy.map(
      (fog): Evidence => ({ show: 'square', square: fog, as: 'silencing', of: square }),
    ),
  ]);

/** The pieces by which each side is in play: those that lead it alone, and those that do so together. */
const commands = (position: Position): readonly Evidence[] =>
  seats.flatMap((seat) => {
    const { commanders, middleTroops, banners } = commandState(position, seat);
    return [
      ...commanders.map((square): Evidence => ({ show: 'square', square, as: 'commander' })),
      ...[...middleTroops, ...banners].map(
        (square): Evidence => ({ show: 'square', square, as: 'half-commander' }),
      ),
    ];
  });

/** All effects from afar that the settings want to be drawn. */
export const longRangeOn = (position: Position, settings: Options): readonly Evidence[] => [
  ...(settings['fogs'] === true
    ? [...drawn(fogAreas(position), 'fogged'), ...drawn(lightAreas(position), 'lit')]
    : []),
  ...(settings['nets'] === true ? netLines(position) : []),
  ...(settings['flames'] === true ? drawn(flames(position), 'scorched') : []),
  ...(settings['shooters'] === true ? aims(position) : []),
  ...(settings['command'] === true ? commands(position) : []),
];
