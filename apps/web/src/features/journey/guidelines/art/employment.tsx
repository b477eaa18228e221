import { Desk, ink, Lines, Sheet, Stamp } from './pieces.tsx';

const slip = (
  <>
    <rect x="50" y="16" width="9" height="9" rx="2" fill="#5d6b85" />
    <Lines x={63} y={18} widths={[34]} fill={ink.word} />
    <path d="M50 31h60M50 49h60M80 31v44" stroke={ink.line} />
    <Lines x={53} y={36} widths={[20, 24, 18, 22]} step={10} />
    <Lines x={84} y={36} widths={[22, 18, 22, 14]} step={10} />
    <rect x="50" y="82" width="36" height="8" rx="2" fill={ink.blue} />
  </>
);

export const slipGood = (
  <Desk at={56}>
    <Sheet x={54} y={3} />
    <Sheet x={48} y={5} />
    <Sheet x={42} y={8} />
    {slip}
    <Stamp x={102} y={90} r={11} />
  </Desk>
);

export const slipTyped = (
  <Desk at={56}>
    <Sheet />
    <Lines x={51} y={20} widths={[40, 52, 34]} step={11} />
    <path d="M51 60h52M51 71h44" stroke={ink.bad} strokeWidth="1.500" strokeDasharray="4 3" />
  </Desk>
);
