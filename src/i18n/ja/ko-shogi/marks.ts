/** The key to the marks of ko shogi in Japanese. */
import type { RulesText } from '../../shapes/ko-shogi/rules.ts';

export const marks: RulesText['marks'] = {
  other: {
    check: '次の手で取られると指揮を失う駒',
    cause: '指せない理由、または網にかかった駒',
    ray: '網・射撃・王手の筋、盤上の通り道',
    promotes: 'そこで必ず成る',
    removes: 'そこへ動くと、焼かれる駒や消える毒火がある',
    goes: '焼かれる駒、消える毒火',
  },
  afar: '離れて働くもの',
  acting: {
    fogged: '霧の届く範囲',
    lit: '光の届く範囲',
    silencing: '霧から、その霧で撃てなくなる駒へ',
    scorched: '毒火の隣で、動いてきた駒が焼かれる所',
    commander: '一枚で指揮を保つ駒',
    'half-commander': 'ほかの駒とそろって指揮を保つ駒',
  },
};
