import '../../game/landing-preview.css';

const shapes = {
  /** In a corner of the goal: the piece turns over there without asking. */
  promotes: <path d="M1.4-1.7 3.2-4.6 5-1.7Z" />,
  /** In the other corner: other pieces go when it lands there. */
  removes: (
    <path d="M-3.2-5C-1.6-3.5-1.5-2.7-2-1.9A1.6 1.6 0 0 1-4.4-1.9C-4.9-2.7-4.4-3.2-3.9-3.6-3.8-3.1-3.6-3-3.4-3.1-3-3.7-3.1-4.3-3.2-5Z" />
  ),
  /** In the middle: the piece that stands or lands there goes. */
  goes: (
    <path
      className="goes"
      d="M0-4.4C2.9-1.7 3.3 0 2.4 1.7A2.9 2.9 0 0 1-2.4 1.7C-3.3 0-2.4-1-1.3-1.9-1.1-.8-.8-.5-.3-.7.4-1.8.3-3.1 0-4.4Z"
    />
  ),
} as const;

/** One mark for a result of a landing; the middle of its square is at 0, 0. */
export const LandingPreviewSign = ({ as }: { readonly as: keyof typeof shapes }) => (
  <g data-as={as}>{shapes[as]}</g>
);
