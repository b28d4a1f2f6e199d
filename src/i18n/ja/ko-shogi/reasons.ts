/** Why a piece cannot go somewhere, or nowhere, in Japanese: with its name and the points that matter. */

import type { ReasonTexts, Standing } from '../../shapes/ko-shogi/reasons.ts';
import { movement } from './movement.ts';
import { powers } from './powers.ts';

const on = ({ name, square }: Standing): string => `${square}の${name}`;

export const reasons: ReasonTexts = {
  movement,
  powers,
  notYourTurn: (piece) => `いまは${on(piece)}を動かす番ではありません。`,
  emptyPoint: (point) => `${point}に駒はありません。`,
  ownPiece: ({ square, name }) => `${square}には自分の${name}がいます。`,
  blocked: (by) => `${on(by)}を飛び越せません。`,
  slidesTo: (points) => `走れるのは${points}路までです。`,
  shootsTo: (points) => `撃てるのは${points}路までです。`,
  shootsAlongLines: '撃てるのは、いる点から八方の線上だけです。',
  priestsOnly: '動いて取れるのは、高道・神僧・五里霧・聖燈だけです。',
  secondLeap: '2度目は同じ向きへ跳ぶか、元へ戻るかです。',
  fiveSteps: '霹靂の歩みはちょうど5歩です。',
  straightRun: '招揺は一方向にまっすぐ進みます。',
  burned: (flame) => `${on(flame)}に焼かれ、手番は終わりです。`,
  shotAfterCapture: '駒を取った点からは撃てません。',
  noShotsLeft: (shots) => `もう${shots}度撃ちました。これ以上は撃てません。`,
  nothingToShoot: (point) => `${point}に撃てる駒はありません。`,
  pawnWithoutDrum: '鼓がなければ、歩兵は前へ進めません。',
  immuneToDisplacement: (there) => `${on(there)}はこの駒では取れません。`,
  silenced: (fog) => `${on(fog)}から5路以内では撃てません。`,
  immuneToShot: (there) => `${on(there)}はこれでは撃てません。`,
  frozen: (net) => `${on(net)}がこの駒を動けなくしています。`,
  walledIn: ({ name }, points) =>
    points.length === 0
      ? `この${name}はまだ動けません。駒に囲まれています。`
      : `この${name}はまだ動けません。${points.join('と')}に駒がいます。`,
  noWayOn: ({ name }) => `この${name}に指せる手がありません。`,
};
