/** What is wrong with an illegal move that stands in a record, in Japanese, after `moves.foul`. */
import type { en } from './en.ts';

export const ja: typeof en = {
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
