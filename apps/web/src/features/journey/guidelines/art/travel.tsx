import { Days, Desk, ink, Lines, Missing, Sheet } from './pieces.tsx';

const plane = 'M0 5l9-1 5-5h3l-2 5 6-.5 2-2.500h2l-1 4 1 4h-2l-2-2.500-6-.5 2 5h-3l-5-5-9-1z';
const leg = (y: number, back = false) => (
  <>
    <Lines x={40} y={y + 3} widths={[16]} fill={ink.word} />
    <path d={`M62 ${y + 5}h36`} stroke={ink.edge} strokeDasharray="2 3" />
    <g transform={back ? `translate(92 ${y}) scale(-1 1)` : `translate(68 ${y})`}>
      <path d={plane} fill="#5d6b85" transform="scale(.95)" />
    </g>
    <Lines x={104} y={y + 3} widths={[16]} fill={ink.word} />
  </>
);
const ticket = (
  <>
    <Sheet x={26} y={18} w={108} h={76} rx={6} />
    <Lines x={40} y={27} widths={[46]} />
  </>
);

export const ticketGood = (
  <Desk at={60}>
    {ticket}
    {leg(42)}
    {leg(68, true)}
  </Desk>
);
export const ticketOneWay = (
  <Desk at={60}>
    {ticket}
    {leg(42)}
    <Missing x={38} y={66} w={84} h={18} />
  </Desk>
);

const booking = (
  <>
    <Sheet x={26} y={14} w={108} h={84} rx={4} />
    <rect x="36" y="24" width="26" height="24" rx="2" fill={ink.blue} />
    <path d="M41 48V33h16v15M45 37h2m4 0h2m-8 5h2m4 0h2" stroke="#5d6b85" strokeWidth="2" fill="none" />
    <Lines x={70} y={27} widths={[50, 36]} />
  </>
);
export const hotelGood = (
  <Desk at={62}>
    {booking}
    <Days x={36} y={68} count={9} />
    <Lines x={36} y={84} widths={[60]} />
  </Desk>
);
export const hotelGap = (
  <Desk at={62}>
    {booking}
    <Days x={36} y={68} count={9} open={[4, 5]} />
    <Lines x={36} y={84} widths={[60]} />
  </Desk>
);
