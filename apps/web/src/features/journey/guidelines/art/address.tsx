import { Desk, ink, Lines, Sheet } from './pieces.tsx';

const bill = (colour: string, date: string) => (
  <>
    <Sheet />
    <path d="M58 14l-6 9h5l-2 8 8-10h-5l3-7z" fill="#d69a2d" />
    <text x="110" y="23" textAnchor="end" fontSize="8.500" fontWeight="650" fill={colour}>
      {date}
    </text>
    <rect x="51" y="36" width="58" height="24" rx="2" fill="none" stroke={colour} strokeWidth="1.200" />
    <Lines x={55} y={40} widths={[44, 36]} fill={ink.word} />
    <Lines x={51} y={68} widths={[34, 30, 34]} />
    <Lines x={95} y={68} widths={[14, 14, 14]} />
  </>
);

export const billGood = <Desk at={88}>{bill(ink.good, 'SEP 2026')}</Desk>;
export const billOld = <Desk at={88}>{bill(ink.bad, 'JAN 2024')}</Desk>;
