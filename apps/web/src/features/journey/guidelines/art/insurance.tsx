import { Days, Desk, Lines, Sheet } from './pieces.tsx';

const policy = (
  <>
    <Sheet x={32} y={7} w={96} h={98} />
    <path d="M49 15l11 4v8c0 7-6 10-11 12-5-2-11-5-11-12v-8Z" fill="#2b6b57" />
    <path d="M49 22v10m-5-5h10" stroke="#fff" strokeWidth="2.500" />
    <Lines x={68} y={20} widths={[48, 34]} />
    <Lines x={40} y={50} widths={[78, 66]} />
  </>
);

export const insuranceGood = (
  <Desk at={50}>
    {policy}
    <Days x={40} y={76} count={8} />
    <Lines x={40} y={92} widths={[50]} />
  </Desk>
);
export const insuranceShort = (
  <Desk at={50}>
    {policy}
    <Days x={40} y={76} count={8} open={[6, 7]} />
    <Lines x={40} y={92} widths={[50]} />
  </Desk>
);
