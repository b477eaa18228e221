import { Desk, Face, ink, Lines, Missing } from './pieces.tsx';

const front = (
  <>
    <rect x="12" y="30" width="64" height="46" rx="5" fill={ink.sheet} stroke={ink.edge} />
    <rect x="12" y="30" width="64" height="8" rx="4" fill="#e9dcc7" />
    <svg x="18" y="44" width="18" height="24" viewBox="0 0 18 24">
      <rect width="18" height="24" rx="2" fill={ink.blue} />
      <Face x={9} y={11} s={0.17} />
    </svg>
    <Lines x={42} y={46} widths={[26, 20, 26]} step={8} />
  </>
);

export const identityGood = (
  <Desk>
    {front}
    <rect x="84" y="30" width="64" height="46" rx="5" fill={ink.sheet} stroke={ink.edge} />
    <Lines x={91} y={40} widths={[26, 22, 26]} step={8} />
    <path d="M124 40h16v16h-16zM128 44h4v4h-4zM134 50h3v3h-3z" fill="none" stroke={ink.word} strokeWidth="2" />
    <Lines x={91} y={66} widths={[49]} fill={ink.word} />
  </Desk>
);

export const identityFront = (
  <Desk>
    {front}
    <Missing x={84} y={30} w={64} h={46} />
  </Desk>
);
