/** The words of the drills in Japanese, of any course. */
import type { Catalogue } from '../../catalogue.ts';
import type { drill as english } from '../../en/learn/drill.ts';

export const drill: Catalogue<typeof english> = {
  title: 'くり返し練習',
  faces: '駒の名前',
  facesTeach: 'いろいろな駒の字を、逆さでも読む',
  squares: 'マスの名前',
  squaresTeach: '名前からマスを探す、マスの名前を答える',
  eyes: '目で見る問題',
  whichFace: 'この駒は何ですか',
  whichSquare: '印のマスはどこですか',
  press: (square) => `${square}を押してください`,
  right: (name) => `正解：${name}`,
  otherFace: (name) => `${name}はこの形です。もう一度どうぞ。`,
  otherSquare: (square) => `そこは${square}です。もう一度どうぞ。`,
  otherName: (square) => `${square}は丸のマスです。もう一度どうぞ。`,
  nameThem: '名前を答える',
  pressThem: 'マスを押す',
  coordinates: '座標',
  heardNext: 'Enterで次の問題へ進みます。',
};
