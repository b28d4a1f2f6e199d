import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pick, Seat } from '#kernel/game.ts';
import type { FaceProps, Question, Skin } from '../game/skin.ts';
import { useFaces } from '../game/use-faces.ts';
import { Board, type BoardProps, type Direction } from './Board.tsx';
import { leaveBoard } from './board-focus.ts';
import { Hand } from './hand/Hand.tsx';
import { useMotion } from './motion.ts';
import { usePointing } from './pointing.ts';
import { PromotionCard } from './promotion/PromotionCard.tsx';
import { pointsDown } from './Square.tsx';
import './stage.css';

export interface BoardStageProps extends BoardProps {
  /** The id of the game. When another game takes its place, nothing slides. */
  readonly game?: string;
  /** The number of the move last made; pieces slide when it grows or shrinks by one. */
  readonly ply: number;
  /** The question that the picks so far ask before the move is done. */
  readonly question: Question | null;
  /** The name of the kind of game. */
  readonly kind?: string;
  /** The seat to move in the position on the board. */
  readonly turn?: Seat;
  /** The plates of the players of seat 0 and seat 1. */
  readonly plates?: readonly [ReactNode, ReactNode];
  /** The proposal of the other side that waits for an answer, if any. When it comes or goes, a drag ends without a move. */
  readonly asks?: unknown;
  /** A note about the board, shown on it. */
  readonly note?: ReactNode;
}

/** How many squares a board has and how they are made, for style sheets. */
export const sizesOf = ({ board: { columns, rows, aspect, hands } }: Skin): CSSProperties => {
  const sizes = {
    '--columns': columns,
    '--rows': rows,
    '--aspect': aspect,
    '--hands': hands === 'none' ? 0 : 1,
  };
  return sizes as CSSProperties;
};

/**
 * The time after a press, in milliseconds, and the distance from it, in px, within which another press is the second of two
 * fast taps.
 */
const SOON = 500;
const NEAR = 12;

/**
 * While a question is open on the table, keeps the second of two fast taps on one place from it. Nobody means that tap as
 * an answer to what the first has opened.
 */
const useSecondTap = (root: RefObject<HTMLElement | null>, asked: boolean): void => {
  const before = useRef({ x: 0, y: 0, atMs: Number.NEGATIVE_INFINITY });
  // A listener without React: React would create an event of its own for every press before the board gets it.
  useLayoutEffect(() => {
    const press = (event: PointerEvent): void => {
      const { clientX: x, clientY: y, timeStamp: atMs } = event;
      const last = before.current;
      before.current = { x, y, atMs };
      const isSecond = atMs - last.atMs < SOON && Math.hypot(x - last.x, y - last.y) < NEAR;
      if (isSecond && asked) event.stopPropagation();
    };
    const table = root.current;
    table?.addEventListener('pointerdown', press, true);
    return () => table?.removeEventListener('pointerdown', press, true);
  }, [root, asked]);
};

/** The board with both hands, the players' plates and the open question: everything that can be pointed at. */
export const BoardStage = ({
  game,
  ply,
  question,
  kind,
  turn,
  plates,
  asks,
  note,
  ...board
}: BoardStageProps) => {
  const { skin, position, flipped, pieceSet, sides, mover, chosen, last, onCancel } = board;
  const { Face } = skin;
  const root = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [lifted, setLifted] = useState<FaceProps | null>(null);
  useSecondTap(root, question !== null);
  const putDown = useMotion(root, skin, game, ply, last);

  useFaces(skin, pieceSet);

  const faceOf = (pick: Pick | null): FaceProps | null => {
    if (pick === null || pick.at === 'choice') return null;
    const piece =
      pick.at === 'square'
        ? skin.faceAt(position, pick.square)
        : {
            face: skin.handKinds.find(({ kind }) => kind === pick.kind)?.faces[pick.seat],
            seat: pick.seat,
          };
    if (!piece?.face) return null;
    return { face: piece.face, down: pointsDown(piece.seat, flipped), set: pieceSet };
  };

  usePointing(root, ghost, {
    skin,
    flipped,
    chosen,
    about: [position, flipped, mover, question === null, asks],
    onPick: (pick, dragged) => {
      if (dragged) putDown();
      board.onPick(pick, dragged);
    },
    onCancel,
    onGrab: (pick) => setLifted(faceOf(pick)),
  });

  // The focus is lost with the card when it goes. The square under the card gets it back.
  const asked = useRef<Question | null>(null);
  useLayoutEffect(() => {
    const closed = question === null ? asked.current : null;
    asked.current = question;
    if (closed === null || document.activeElement !== document.body) return;
    root.current
      ?.querySelector<HTMLElement>(`[data-square="${skin.squareName(closed.square)}"]`)
      ?.focus({ preventScroll: true });
  }, [question, skin]);

  const goOn = useCallback((direction: Direction, from: Element): void => {
    if (root.current) leaveBoard(root.current, direction, from);
  }, []);

  const gave = last?.hands.find(({ change }) => change === 'gave');
  const handOf = (seat: Seat) => (
    <Hand
      skin={skin}
      position={position}
      seat={seat}
      down={(seat === 1) !== flipped}
      pieceSet={pieceSet}
      side={sides[seat]}
      chosen={chosen?.at === 'hand' && chosen.seat === seat ? chosen.kind : null}
      last={gave?.seat === seat ? gave.kind : null}
      inert={question !== null}
      onPick={board.onPick}
      onLeave={goOn}
    />
  );

  const { hands } = skin.board;
  const far: Seat = flipped ? 0 : 1;
  const near: Seat = flipped ? 1 : 0;
  return (
    <div className="stage">
      <div
        ref={root}
        className="stage-table"
        data-open={mover === null ? undefined : ''}
        data-mover={mover ?? undefined}
        style={sizesOf(skin)}
      >
        <div className="plate-far">{plates?.[far]}</div>
        {hands === 'beside' && handOf(far)}
        <Board
          {...board}
          told={{ 'data-game': kind, 'data-at-ply': ply, 'data-turn': turn }}
          onLeave={goOn}
        >
          {question && (
            <PromotionCard
              key={question.square}
              skin={skin}
              question={question}
              clear={[
                question.square,
                ...(chosen?.at === 'square' ? [chosen.square] : []),
                ...board.checked,
              ]}
              flipped={flipped}
              pieceSet={pieceSet}
              onPick={board.onPick}
            />
          )}
          {note}
        </Board>
        {hands === 'beside' && handOf(near)}
        <div className="plate-near">{plates?.[near]}</div>
        {question && <div className="veil" onPointerDown={onCancel} />}
        <div ref={ghost} className="ghost" hidden={lifted === null}>
          {lifted && <Face {...lifted} />}
        </div>
      </div>
    </div>
  );
};
