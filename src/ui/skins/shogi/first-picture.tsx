/**
 * The board as it stands in the page before any script runs: made once, at build time, by the components that draw it
 * later. It says nothing and does nothing, so that nobody meets a control that does not work.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { messages as en } from '#i18n/en/index.ts';
import { words as game } from '#i18n/en/shogi/words.ts';
import { firstSettings, settingsFor } from '#store/settings.ts';
import { TextProvider } from '../../app/text.tsx';
import { BoardStage } from '../../board/BoardStage.tsx';
import type { Drawing } from '../drawing.ts';
import { shogiSkin } from './shogi-skin.ts';
import { spriteOf } from './sprite.ts';

const nothing = (): void => {};

const written = ([tag, attributes, ...inside]: Drawing): string => {
  const all = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${all.join('')}>${inside.map(written).join('')}</${tag}>`;
};

/**
 * Removes attributes for screen readers and keys, which are of no use here, and style attributes, which the page's
 * policy forbids.
 */
const silent = (markup: string): string =>
  markup.replaceAll(/ (?:role|aria-[a-z]+|tabindex|style|type|inert)="[^"]*"/g, '');

const drawn = async () => {
  const { pieceSet, plainSet, coordinates } = shogiSkin.look(
    settingsFor(firstSettings('en'), shogiPack),
  );
  const sprite = (await spriteOf(plainSet)).map(written).join('');
  const board = renderToStaticMarkup(
    <TextProvider text={{ ...en, game }}>
      <div className="play">
        <BoardStage
          skin={shogiSkin}
          position={shogi.start()}
          flipped={false}
          pieceSet={pieceSet}
          coordinates={coordinates}
          sides={['', '']}
          mover={null}
          chosen={null}
          next={[]}
          last={null}
          checked={[]}
          evidence={[]}
          onPick={nothing}
          onCancel={nothing}
          ply={0}
          question={null}
          plates={[<div key="0" className="plate" />, <div key="1" className="plate" />]}
        />
        <div className="panel" />
      </div>
    </TextProvider>,
  );
  return {
    /** The drawings that pieces refer to; the app finds them there and uses them too. */
    sprite,
    /** The board with the first position in its default looks; the app replaces it. */
    board: `<div class="first-picture" aria-hidden="true">${silent(board)}</div>`,
  };
};

/** The first picture, in two pieces of markup. */
export const firstPicture = await drawn();
