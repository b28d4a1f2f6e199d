import {
  type CSSProperties,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pick, Seat } from '#kernel/game.ts';
import type { FaceProps, Question, Skin } from '../game/skin.ts';
import { useFaces } from '../game/use-faces.ts';
import { Board, type BoardProps, type Direction } from './Board.tsx';
import { Hand } from './hand/Hand.tsx';
import { leaveBoard } from './leave-board.ts';
import { useMotion } from './motion.ts';
import { usePointing } from './pointing.ts';
import { PromotionCard } from './promotion/PromotionCard.tsx';
import { pointsDown } from './Square.tsx';
import { useSecondTap } from './second-tap.ts';
import './stage.css';

export interface BoardStageProps extends BoardProps {
  /** Which game it is; where another takes its place, nothing slides. */
  readonly game?: string;
  /** The number of the move last made; pieces slide when it grows or shrinks by one. */
  readonly ply: number;
  /** What the picks so far ask before the move is done. */
  readonly question: Question | null;
  /** The name of the kind of game. */
  readonly kind?: string;
  /** Whose turn it is in the position on the board. */
  readonly turn?: Seat;
  /** The plates of the players of seat 0 and seat 1. */
  readonly plates?: readonly [ReactNode, ReactNode];
  /** What the other side wants to be answered, if anything: when it comes or goes, a drag ends without a move. */
  readonly asks?: unknown;
  /** What is said of the board, on it. */
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

/** The board with both hands, the players' plates and the question of the moment: everything that can be pointed at. */
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

  // The card takes the focus with it when it goes; the square it lay on gets it back.
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
