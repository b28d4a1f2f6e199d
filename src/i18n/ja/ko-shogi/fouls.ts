/** The faults of illegal moves in a record, in Japanese. Each stands after `moves.foul`. */
import type { fouls as en } from '../../en/ko-shogi/fouls.ts';
import type { FoulTexts } from '../../shapes/ko-shogi/words.ts';

export const fouls: typeof en = {
  'not-your-turn': '手番ではありませんでした。',
  'empty-point': 'そこに駒がありませんでした。',
  'own-piece': 'そこには味方の駒がいました。',
  'wrong-movement': '駒の動きと違います。',
  blocked: '途中に駒がありました。',
  'out-of-range': '遠すぎました。',
  'priests-only': '高道や神僧が、仲間でない駒を取りました。',
  'second-leap': '2度目の跳びの方向が違いました。',
  'five-steps': '霹靂の歩みが5歩ではありませんでした。',
  'straight-run': '招揺が曲がりました。',
  burned: 'すでに焼かれていました。',
  'shot-after-capture': '駒を取った点から撃ちました。',
  'no-shots-left': '撃ちすぎました。',
  'nothing-to-shoot': 'そこに撃つ駒がありませんでした。',
  'cannot-stop': 'そこで手を終えることはできませんでした。',
  'promotion-not-possible': '成れませんでした。',
  'promotion-compulsory': '成らなければなりませんでした。',
  'pawn-without-drum': '鼓がないのに歩兵が前へ進みました。',
  'immune-to-displacement': 'その駒はそのようには取れません。',
  silenced: '霧の中から撃ちました。',
  'immune-to-shot': 'その駒はそれでは撃てません。',
  frozen: '網にかかった駒が動きました。',
};

/** The names of fouls in Japanese, and what each of them is. */
export const namedFouls: FoulTexts = {
  'pawn-without-drum': {
    name: '鼓のない前進',
    did: (side) => `${side}が、鼓がないのに歩兵を前へ進めました。`,
    proof: '盤上に味方の鼓がありません。',
  },
  'immune-to-displacement': {
    name: '取れない駒の捕獲',
    did: (side) => `${side}が、そのようには取れない駒を取りました。`,
    proof: '天塁は車や砲車には取られません。',
  },
  silenced: {
    name: '霧の中の射撃',
    did: (side) => `${side}が、霧で撃てない所から撃ちました。`,
    proof: '撃った駒は霧から5路以内にいます。',
  },
  'immune-to-shot': {
    name: '撃てない駒への射撃',
    did: (side) => `${side}が、それでは撃てない駒を撃ちました。`,
    proof: '撃たれた駒には効かない射撃です。',
  },
  frozen: {
    name: '網にかかった駒の移動',
    did: (side) => `${side}が、網にかかった駒を動かしました。`,
    proof: '網の線がその駒に届いていました。',
  },
};
