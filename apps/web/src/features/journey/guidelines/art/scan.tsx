import { Desk, ink, Lines, Sheet } from './pieces.tsx';

const page = (
  <>
    <Sheet />
    <Lines x={51} y={18} widths={[36]} fill={ink.word} />
    <Lines x={51} y={32} widths={[58, 52, 58, 48, 58, 30]} />
  </>
);

export const scanGood = <Desk>{page}</Desk>;

export const scanAskew = (
  <Desk>
    <g transform="rotate(-19 80 56) translate(34 -8)">{page}</g>
    <path d="M0 0h70L40 112H0z" fill="#16181d" opacity=".32" />
  </Desk>
);
