/** The effects from afar on a board, in the words of its reader. */
import { commandState, flames, fogAreas, lightAreas, nets } from '#games/ko-shogi/overlays.ts';
import { faceCode } from '#games/ko-shogi/piece.ts';
import { type Position, pieceAt } from '#games/ko-shogi/position.ts';
import type { KoShogiText } from '#i18n/shapes/ko-shogi/catalogue.ts';
import { other, type Seat } from '#kernel/game.ts';
import type { ToldFromAfar } from '../../game/landing-preview.ts';
import type { CoordinateStyle } from '../../game/skin.ts';
import { koShogiSkin } from './ko-shogi-skin.ts';
import { shootersOn } from './long-range.ts';

/** A sentence for each effect that the settings want to be described. */
export const toldFromAfar = (
  { position, settings, sides }: ToldFromAfar<Position>,
  style: CoordinateStyle,
  text: KoShogiText,
): readonly string[] => {
  const { acting: words, foreseen } = text.game;
  const name = (point: number): string => {
    const piece = pieceAt(position, point);
    const kind = piece === undefined ? '' : koShogiSkin.pieceName(faceCode(piece), text);
    return foreseen.standing(kind, koShogiSkin.spokenSquare(point, style));
  };
  const names = (points: readonly number[]): readonly string[] => points.map(name);
  const commandOf = (seat: Seat): readonly string[] => {
    const { inPlay, commanders, losesBy, checked } = commandState(position, seat);
    const side = sides[seat];
    if (!inPlay) return [words.lost(side)];
    return [
      words.commands(side, names(commanders)),
      words.loses(side, losesBy.map(names)),
      ...(checked.length === 0 ? [] : [words.checked(names(checked))]),
    ];
  };
  return [
    ...(settings['fogs'] === true
      ? [
          ...fogAreas(position).map(({ square, seat }) =>
            words.fog(name(square), sides[other(seat)]),
          ),
          ...lightAreas(position).map(({ square, seat }) =>
            words.light(name(square), sides[other(seat)]),
          ),
        ]
      : []),
    ...(settings['nets'] === true
      ? nets(position).map(({ square, lines }) =>
          words.net(name(square), names(lines.flatMap(({ frozen }) => frozen ?? []))),
        )
      : []),
    ...(settings['flames'] === true
      ? flames(position).map(({ square }) => words.flame(name(square)))
      : []),
    ...(settings['shooters'] === true
      ? shootersOn(position).flatMap(({ square, targets, silent, silencedBy }) => [
          ...(targets.length === 0 ? [] : [words.aims(name(square), names(targets))]),
          ...(silencedBy.length === 0
            ? []
            : [
                words.silenced(
                  name(square),
                  silent.map((point) => koShogiSkin.spokenSquare(point, style)),
                  names(silencedBy),
                ),
              ]),
        ])
      : []),
    ...(settings['command'] === true ? [...commandOf(0), ...commandOf(1)] : []),
  ];
};
