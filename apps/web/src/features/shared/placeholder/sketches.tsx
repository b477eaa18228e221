import type { ReactElement } from 'react';

export type Sketch = 'list' | 'form' | 'chart' | 'cards' | 'panes';

interface BarProps {
  x: number;
  y: number;
  width: number;
  height?: number;
}
const Bar = ({ height = 6, ...place }: BarProps) => (
  <rect {...place} height={height} rx={height / 2} className="sketch-bar" />
);
const Box = (place: BarProps) => <rect {...place} rx={6} className="sketch-box" />;
const Line = ({ y }: { y: number }) => <path d={`M0 ${y}H320`} className="sketch-line" />;

const rows = [40, 73, 106, 139];
const names = [74, 58, 82, 66];

export const sketches: Record<Sketch, ReactElement> = {
  list: (
    <>
      <Bar x={16} y={15} width={64} height={8} />
      {rows.map((y, i) => (
        <g key={y}>
          <Line y={y} />
          <circle cx={25} cy={y + 16} r={8} className="sketch-bar" />
          <Bar x={44} y={y + 9} width={names[i]!} />
          <Bar x={44} y={y + 19} width={38} height={4} />
          <Bar x={224} y={y + 13} width={32} />
          <Bar x={270} y={y + 13} width={34} />
        </g>
      ))}
    </>
  ),
  form: (
    <>
      <Bar x={16} y={15} width={80} height={8} />
      <Line y={36} />
      {[16, 168].map((x) =>
        [50, 90, 130].map((y) => (
          <g key={`${x} ${y}`}>
            <Bar x={x} y={y} width={x === 16 ? 44 : 58} height={4} />
            <Box x={x} y={y + 9} width={136} height={20} />
          </g>
        )),
      )}
    </>
  ),
  chart: (
    <>
      {[16, 91, 166, 241].map((x) => (
        <g key={x}>
          <Bar x={x} y={16} width={30} height={4} />
          <Bar x={x} y={26} width={46} height={8} />
        </g>
      ))}
      <Line y={48} />
      <path d="M16 92H304M16 122H304M16 152H304" className="sketch-line" />
      <path d="M16 140 56 128 96 132 136 108 176 116 216 92 256 96 304 68" className="sketch-trace" />
    </>
  ),
  cards: (
    <>
      {[16, 117, 218].map((x) =>
        [16, 91].map((y) => (
          <g key={`${x} ${y}`}>
            <Box x={x} y={y} width={86} height={64} />
            <Bar x={x + 10} y={y + 12} width={22} height={8} />
            <Bar x={x + 10} y={y + 34} width={58} />
            <Bar x={x + 10} y={y + 46} width={40} height={4} />
          </g>
        )),
      )}
    </>
  ),
  panes: (
    <>
      <path d="M84 0V172M228 0V172" className="sketch-line" />
      {[14, 66, 118].map((y) => (
        <Box key={y} x={22} y={y} width={40} height={42} />
      ))}
      <Box x={112} y={16} width={88} height={140} />
      {[16, 46, 76, 106, 136].map((y) => (
        <g key={y}>
          <Bar x={244} y={y} width={34} height={4} />
          <Bar x={244} y={y + 10} width={58} />
        </g>
      ))}
    </>
  ),
};
