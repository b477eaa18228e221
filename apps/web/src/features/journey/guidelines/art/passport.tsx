import { Desk, Face, ink, Lines } from './pieces.tsx';

const booklet = (
  <>
    <rect x="20" y="14" width="120" height="84" rx="6" fill={ink.sheet} stroke={ink.edge} />
    <rect x="28" y="24" width="28" height="36" rx="2" fill={ink.blue} />
    <svg x="28" y="24" width="28" height="36" viewBox="0 0 28 36">
      <Face x={14} y={17} s={0.25} />
    </svg>
    <Lines x={64} y={26} widths={[44, 58, 36, 50]} />
    <rect x="28" y="76" width="104" height="4" rx="1" fill={ink.word} />
    <rect x="28" y="85" width="104" height="4" rx="1" fill={ink.word} />
  </>
);

export const passportGood = <Desk at={50}>{booklet}</Desk>;

export const passportCut = (
  <Desk at={70}>
    <g transform="translate(0 34)">{booklet}</g>
    <path d="M0 111h160" stroke={ink.bad} strokeWidth="3" strokeDasharray="6 5" />
  </Desk>
);

export const passportGlare = (
  <Desk at={50}>
    {booklet}
    {[44, 38, 32, 26].map((rx) => (
      <ellipse key={rx} cx="96" cy="52" rx={rx} ry={rx * 0.75} fill="#fff" opacity=".55" />
    ))}
  </Desk>
);
