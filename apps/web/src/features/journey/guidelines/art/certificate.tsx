import { Desk, ink, Lines, Missing, Sheet, Signature, Stamp } from './pieces.tsx';

const border = (
  <>
    <Sheet x={38} y={7} w={84} h={98} />
    <rect x="43" y="12" width="74" height="88" fill="none" stroke="#b9a878" />
    <rect x="45.500" y="14.500" width="69" height="83" fill="none" stroke="#b9a878" strokeWidth=".6" />
  </>
);

export const birthGood = (
  <Desk at={52}>
    {border}
    <Lines x={60} y={22} widths={[40]} fill={ink.word} />
    <Lines x={53} y={36} widths={[54, 46, 54, 40]} />
    <Signature x={54} y={88} />
    <Stamp x={102} y={84} r={11} />
  </Desk>
);

export const birthCut = (
  <Desk at={44}>
    <svg width="160" height="76" viewBox="0 0 160 76">
      {border}
      <Lines x={60} y={22} widths={[40]} fill={ink.word} />
      <Lines x={53} y={36} widths={[54, 46, 54, 40]} />
    </svg>
    <Missing x={38} y={78} w={84} h={27} />
  </Desk>
);

const rings = (x: number, y: number) => (
  <g fill="none" stroke="#b28b2e" strokeWidth="2">
    <circle cx={x - 5} cy={y} r="7" />
    <circle cx={x + 5} cy={y} r="7" />
  </g>
);

export const marriageGood = (
  <Desk at={60}>
    {border}
    {rings(80, 26)}
    <Lines x={53} y={42} widths={[24, 24]} />
    <Lines x={83} y={42} widths={[24, 24]} />
    <Lines x={53} y={62} widths={[54, 40]} />
    <Signature x={54} y={90} />
    <Stamp x={102} y={85} r={11} />
  </Desk>
);

export const marriageCard = (
  <Desk at={62}>
    <rect x="40" y="10" width="80" height="92" rx="4" fill="#f6e9df" stroke="#cfae93" />
    <path d="M48 22q8-8 16 0t16 0 16 0 16 0M48 92q8-8 16 0t16 0 16 0 16 0" fill="none" stroke="#b5654a" />
    {rings(80, 44)}
    <Lines x={58} y={62} widths={[44]} fill="#d9b7a4" />
    <Lines x={64} y={72} widths={[32]} fill="#d9b7a4" />
  </Desk>
);
