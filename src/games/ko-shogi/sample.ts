/**
 * A short game that shows what is rare in others: a face that is kept and one that turns over, a shot, and two leaps of
 * cavalry.
 */
const text = `[Game "ko-shogi"]
[Black ""]
[White ""]
[Start "standard"]

1. CUx1f= P-4d
2. CU-1j+ SN-13b
3. CUx19f+ C-15b*19f
4. +CUx5f CA-3ex5f
0-1 {[%by resignation]}
`;

/** The game that is offered where no other is stored. */
export const sample = { name: 'sample.ko', text };
