interface Props {
  className?: string;
  lines?: number;
  width?: number;
  height?: number;
}

function line(p: number, width: number, height: number) {
  let d = '';
  for (let x = -20; x <= width + 20; x += 20) {
    const t = (x / width) * Math.PI * 2;
    const wave = Math.sin(t * 1.15 + p * Math.PI * 1.1) * height * 0.27 * Math.cos(t * 0.5 + p * 1.4);
    const y = height / 2 + wave + (p - 0.5) * height * 0.34 * Math.sin(t * 0.75 + 0.6);
    d += `${d ? 'L' : 'M'}${x} ${y.toFixed(1)}`;
  }
  return d;
}

// Guilloche pattern as on security documents, drawn in currentColor.
export const Guilloche = ({ className, lines = 26, width = 1440, height = 520 }: Props) => (
  <svg
    className={className}
    viewBox={`0 0 ${width} ${height}`}
    preserveAspectRatio="xMidYMid slice"
    fill="none"
    stroke="currentColor"
    aria-hidden
  >
    {Array.from({ length: lines }, (_, i) => (
      <path key={i} d={line(i / lines, width, height)} />
    ))}
  </svg>
);
