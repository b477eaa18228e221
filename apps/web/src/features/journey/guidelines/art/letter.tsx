import { Desk, ink, Lines, Missing, Sheet, Signature, Stamp } from './pieces.tsx';

const text = <Lines x={51} y={40} widths={[58, 54, 58, 40]} step={8} />;

export const letterGood = (
  <Desk at={58}>
    <Sheet />
    <rect x="51" y="15" width="10" height="10" rx="2" fill="#5d6b85" />
    <Lines x={65} y={18} widths={[30]} fill={ink.word} />
    <Lines x={91} y={29} widths={[18]} />
    {text}
    <Signature x={53} y={90} />
    <Stamp x={100} y={88} r={11} />
  </Desk>
);

export const letterUnsigned = (
  <Desk at={52}>
    <Sheet />
    {text}
    <Missing x={51} y={78} w={58} h={18} />
  </Desk>
);
