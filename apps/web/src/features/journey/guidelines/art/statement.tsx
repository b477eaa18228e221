import { Desk, ink, Lines, Missing, Sheet, Stamp } from './pieces.tsx';

const rows = (
  <>
    <rect x="53" y="18" width="34" height="5" rx="2" fill={ink.word} />
    <Lines x={53} y={32} widths={[34, 30, 34, 26, 34, 30]} />
    <Lines x={95} y={32} widths={[18, 18, 18, 18, 18, 18]} />
  </>
);

export const statementGood = (
  <Desk at={50}>
    <Sheet x={51} y={4} w={76} h={98} />
    <Sheet x={45} y={9} w={76} h={98} />
    {rows}
    <Stamp x={104} y={92} />
  </Desk>
);

export const statementScreen = (
  <Desk>
    <rect x="52" y="6" width="56" height="102" rx="9" fill="#2b2d33" />
    <rect x="56" y="13" width="48" height="88" rx="4" fill={ink.sheet} />
    <Lines x={62} y={20} widths={[24]} fill={ink.word} />
    <rect x="62" y="30" width="36" height="10" rx="2" fill={ink.blue} />
    <Lines x={62} y={48} widths={[36, 30, 36, 24]} />
  </Desk>
);

const page = (x: number) => (
  <>
    <Sheet x={x} y={24} w={36} h={50} />
    <Lines x={x + 6} y={32} widths={[14, 24, 24, 20]} step={8} />
  </>
);
const number = (x: number, text: string, colour = '#5d5951') => (
  <text x={x} y="90" textAnchor="middle" fontSize="10" fontWeight="620" fill={colour}>
    {text}
  </text>
);
export const statementPages = (
  <Desk at={54}>
    {page(18)}
    <Missing x={62} y={24} w={36} h={50} />
    {page(106)}
    {number(36, '1 / 3')}
    {number(80, '2 / 3', ink.bad)}
    {number(124, '3 / 3')}
  </Desk>
);
