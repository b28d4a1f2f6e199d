/** How faces move, in Japanese. */
import type { MovementTexts } from '../../shapes/ko-shogi/reasons.ts';

export const movement: MovementTexts = {
  bearings: {
    around: '全方向',
    straight: '縦横',
    diagonal: '斜め',
    ahead: '前',
    back: '後ろ',
    sideways: '横',
    'ahead-back': '前後',
    'not-back': '後ろ以外',
    'not-ahead': '前以外',
    'not-sideways': '前後と斜め',
    'sideways-diagonal': '横と斜め',
    'ahead-diagonal': '前と斜め',
    'straight-ahead-diagonal': '縦横と斜め前',
    'ahead-diagonal-back': '前後と斜め前',
    'sideways-ahead-diagonal': '横と斜め前',
    'sideways-back-diagonal': '横と斜め後ろ',
    other: 'ほかの方向',
  },
  step: (bearing) => `${bearing}に1路`,
  slide: (bearing, reach) =>
    reach === null ? `${bearing}に走る` : `${bearing}に${reach}路まで走る`,
  jump: {
    straight: '縦横に2路跳ぶ',
    diagonal: '斜めに2路跳ぶ',
    around: '全方向に2路跳ぶ',
    knight: '八方に桂馬跳び',
  },
  chain: {
    king: '全方向に1歩か2歩',
    diagonal: '斜めに1歩か2歩',
    straight: '縦横に1歩か2歩',
    clerk: '斜めの1路か縦横の2路跳びを1度か2度',
    staff: '縦横の1路か斜めの2路跳びを1度か2度',
    priest: '全方向の2路跳びを1度か2度',
    five: '縦横にちょうど5歩',
    run: '縦横の一方向に1歩から5歩',
    cavalry: '桂馬跳びのあと、同じ向きか元へもう1度',
    knight: '桂馬跳びを1度か2度',
  },
  sentence: (name, parts) => `${name}：${parts.join('か、')}。`,
};
