import type { Icon } from '@tabler/icons-react';

// A guilloche band, as on printed securities.
const weave = Array.from({ length: 13 }, (_, i) => {
  const p = i / 12;
  const y = (x: number) =>
    66 + Math.sin(x / 14 + p * 3.3) * 10 * Math.cos(x / 46 + p * 1.2) + (p - 0.5) * 12 * Math.sin(x / 24 + 0.7);
  return Array.from({ length: 43 }, (__, n) => `${n ? 'L' : 'M'}${6 + n * 2} ${y(n * 2).toFixed(1)}`).join('');
});

// Illustration for empty states: two sheets with a guilloche band and a stamp.
export const SheetDrawing = ({ icon: Stamp, size = 132 }: { icon: Icon; size?: number }) => (
  <svg className="sheet-drawing" width={size} height={size} viewBox="4 0 126 126" fill="none" aria-hidden>
    <rect className="under" x="14" y="7" width="84" height="108" rx="9" transform="rotate(7 56 61)" />
    <rect className="sheet" x="6" y="9" width="84" height="108" rx="9" />
    <path className="text" d="M20 27h30M20 37h50" strokeWidth="4" strokeLinecap="round" />
    <g className="weave" strokeWidth=".8">
      {weave.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
    <path className="text" d="M20 95h36M20 105h24" strokeWidth="4" strokeLinecap="round" />
    <circle className="stamp" cx="94" cy="96" r="25" />
    <Stamp className="stamp-icon" x="80" y="82" width="28" height="28" size={28} stroke={1.6} />
  </svg>
);
