import type { ReactNode } from 'react';
import { Desk, Face, ink } from './pieces.tsx';

const portrait = (background: string, face: ReactNode, beside?: ReactNode) => (
  <Desk at={96}>
    <svg x="43" y="8" width="75" height="96" viewBox="43 8 75 96">
      <rect x="43" y="8" width="75" height="96" fill={background} />
      {face}
    </svg>
    <rect x="43" y="8" width="75" height="96" rx="2" fill="none" stroke={ink.edge} />
    {beside}
  </Desk>
);

const height = (from: number, to: number, colour: string, text: string) => (
  <g stroke={colour} strokeWidth="1.300" fill="none">
    <path d={`M125 ${from}h8M125 ${to}h8M129 ${from}v${to - from}`} />
    <text x="136" y={(from + to) / 2 + 4} fontSize="9.500" fontWeight="650" fill={colour} stroke="none">
      {text}
    </text>
  </g>
);

export const photoGood = portrait('#fff', <Face x={80.5} y={56} s={0.72} />, height(10, 81, ink.good, '75%'));
export const photoSmall = portrait('#fff', <Face x={80.5} y={66} s={0.4} />, height(40, 80, ink.bad, '42%'));
export const photoShadow = portrait(
  '#cdd6cf',
  <>
    <ellipse cx="98" cy="58" rx="32" ry="44" fill="#8f9b93" opacity=".75" />
    <Face x={80.5} y={56} s={0.72} />
  </>,
);
