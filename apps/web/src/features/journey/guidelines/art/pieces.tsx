import type { ReactNode } from 'react';

// Documents are drawn light in both colour schemes.
export const ink = {
  desk: '#e8e4dc',
  sheet: '#fff',
  edge: '#b9b4aa',
  line: '#d5d1c9',
  word: '#7b7f88',
  stamp: '#4a5fa8',
  good: '#1b6b34',
  bad: '#b42318',
  blue: '#dfe6ef',
} as const;

// The desk background. Every drawing is marked as a sample.
export const Desk = ({ children, at = 60 }: { children: ReactNode; at?: number }) => (
  <svg className="example" viewBox="0 0 160 112" width="100%" aria-hidden>
    <rect width="160" height="112" fill={ink.desk} />
    {children}
    <text
      x="80"
      y={at}
      transform={`rotate(-16 80 ${at})`}
      textAnchor="middle"
      fontSize="15"
      fontWeight="700"
      letterSpacing="4"
      fill="#16181d"
      opacity=".11"
    >
      SPECIMEN
    </text>
  </svg>
);

interface SheetProps {
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  rx?: number;
  fill?: string;
}
export const Sheet = ({ x = 42, y = 7, w = 76, h = 98, rx = 1, fill = ink.sheet }: SheetProps) => (
  <rect x={x} y={y} width={w} height={h} rx={rx} fill={fill} stroke={ink.edge} />
);

// Text lines; one width per line.
interface LinesProps {
  x: number;
  y: number;
  widths: readonly number[];
  step?: number;
  fill?: string;
}
export const Lines = ({ x, y, widths, step = 9, fill = ink.line }: LinesProps) =>
  widths.map((width, at) => <rect key={at} x={x} y={y + at * step} width={width} height="4" rx="2" fill={fill} />);

export const Stamp = ({ x, y, r = 13, fill = ink.stamp }: { x: number; y: number; r?: number; fill?: string }) => (
  <g transform={`translate(${x} ${y}) rotate(-12)`} fill="none" stroke={fill} opacity=".8">
    <circle r={r} strokeWidth="1.4" />
    <circle r={r * 0.72} strokeWidth=".7" />
    <path d={`M${-r * 0.45} 0h${r * 0.9}`} strokeWidth="2" strokeLinecap="round" />
  </g>
);

export const Signature = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y}c5-9 8-9 7-2s6 3 8-2 4-3 4 1 6 2 10-1`}
    fill="none"
    stroke={ink.stamp}
    strokeWidth="1.500"
    strokeLinecap="round"
  />
);

export const Face = ({ x, y, s = 1 }: { x: number; y: number; s?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-34-8c-3-34 12-56 34-56s37 22 34 56c-1 18 3 38 6 50H-40c3-12 7-32 6-50Z" fill="#3b3531" />
    <path d="M-12 30h24v22c0 8-24 8-24 0Z" fill="#d9a982" />
    <path d="M-62 91c2-28 26-40 50-44 6 12 18 12 24 0 24 4 48 16 50 44Z" fill="#5b6f94" />
    <ellipse rx="25" ry="33" fill="#d9a982" />
    <path d="M-27-6c4-20 16-30 28-30s23 10 26 30c-9-6-14-14-17-20-8 11-20 17-37 20Z" fill="#3b3531" />
    <circle cx="-9.500" cy="-1" r="2.200" fill="#2c2522" />
    <circle cx="9.500" cy="-1" r="2.200" fill="#2c2522" />
    <path d="M-6 15c4 3 8 3 12 0" stroke="#9c5e48" strokeWidth="2" fill="none" strokeLinecap="round" />
  </g>
);

// Marks where the picture or the coverage ends too early.
export const Missing = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => (
  <rect
    x={x}
    y={y}
    width={w}
    height={h}
    rx="2"
    fill="none"
    stroke={ink.bad}
    strokeWidth="1.500"
    strokeDasharray="4 3"
  />
);

// A row of days or nights; those in `open` are not covered.
interface DaysProps {
  x: number;
  y: number;
  count: number;
  open?: readonly number[];
  size?: number;
}
export const Days = ({ x, y, count, open = [], size = 8 }: DaysProps) =>
  Array.from({ length: count }, (_, at) =>
    open.includes(at) ? (
      <Missing key={at} x={x + at * (size + 2)} y={y} w={size} h={size} />
    ) : (
      <rect
        key={at}
        x={x + at * (size + 2)}
        y={y}
        width={size}
        height={size}
        rx="2"
        fill={ink.good}
        opacity={open.length > 0 ? 0.45 : 0.75}
      />
    ),
  );
