/** The powers of faces besides moving, and their limits, in Japanese. */
import type { PowerTexts } from '../../shapes/ko-shogi/reasons.ts';

export const powers: PowerTexts = {
  shoots: (shots, range, over) =>
    `空いた点に着いたあと、${range === 1 ? '隣' : `八方${range}路以内`}の敵を${
      shots === 1 ? '1枚' : `${shots}枚まで続けて`
    }撃てます${over ? '（間に駒があってもよい）' : ''}。`,
  acts: {
    commander: '指揮官です。1枚でも残るかぎり、その側は戦えます。',
    'middle-troop': '旗とそろって指揮官の代わりになります。',
    banner: '中軍とそろって指揮官の代わりになります。',
    drum: '味方の鼓があるあいだ、歩兵は前へ進めます。',
    'stand-in': '取り決めにより、旗と鼓の代わりになります。',
    pawn: '味方の鼓がなければ前へ進めません。',
    clerk: '成ると、味方の前衝と後衝がすべて成り、敵の毒火が消えます。',
    priest: '高道も五里霧もなければ、味方の鼓と旗は成れず、成っているものは元に戻ります。',
    flame: '着いた点の周りの駒をすべて焼きます。その隣に着いた駒も焼かれます。',
    fog: '5路以内では、敵の弓や砲は撃てません。',
    light: '5路以内にいる敵の五里霧は高道に戻ります。',
    'skyward-net': '斜め前と左右で、最初に当たる敵を動けなくします。',
    'earthward-net': '斜め後ろと左右で、最初に当たる敵を動けなくします。',
  },
  keptFrom: {
    priests: '動いて取れるのは、高道・神僧・五里霧・聖燈だけです。',
    fortress: '天塁を動いて取ることはできません。',
    bow: '牌・牌総・天塁・車・車総・砲車・神機車は撃てません。',
    gun: '牌総と天塁は撃てません。',
  },
  safeFrom: {
    bows: '弓では撃たれません。',
    'bows-and-guns': '弓でも砲でも撃たれません。',
    fortress: '弓でも砲でも撃たれず、車や砲車には取られません。',
  },
};
