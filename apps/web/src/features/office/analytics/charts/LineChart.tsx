interface Point {
  readonly label: string;
  readonly now: number | null;
  readonly was: number | null;
}

interface Props {
  readonly label: string; // for screen readers, instead of the picture
  readonly points: readonly Point[];
  readonly write: (value: number) => string;
  readonly fromZero?: boolean;
  readonly isWide?: boolean;
}

const [height, left, right, top, bottom] = [176, 40, 8, 10, 24];

const niceStep = (span: number) => {
  const raw = Math.max(span / 4, 1e-9);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 2.5, 5, 10].find((each) => each * power >= raw) ?? 10) * power;
};

// A path with a gap where there is no number.
function pathOf(values: readonly (number | null)[], x: (at: number) => number, y: (value: number) => number): string {
  let isOpen = false;
  return values
    .map((value, at) => {
      if (value === null) {
        isOpen = false;
        return '';
      }
      const step = `${isOpen ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`;
      isOpen = true;
      return step;
    })
    .join('');
}

// The period as a line, what it is compared with dashed.
export function LineChart({ label, points, write, fromZero, isWide }: Props) {
  const width = isWide ? 660 : 440;
  const values = points.flatMap(({ now, was }) => [now, was]).filter((value) => value !== null);
  const [low, high] = [fromZero ? 0 : Math.min(...values), Math.max(...values)];
  const step = niceStep(Math.max(high - low, high * 0.02, fromZero ? 1 : 0.01));
  const [first, last] = [Math.floor(low / step) * step, Math.max(Math.ceil(high / step) * step, low + step)];
  const x = (at: number) => left + (at / Math.max(1, points.length - 1)) * (width - left - right);
  const y = (value: number) => height - bottom - ((value - first) / (last - first)) * (height - top - bottom);
  const lines = Array.from({ length: Math.round((last - first) / step) + 1 }, (_each, at) => first + at * step);
  const named = [0, Math.floor((points.length - 1) / 2), points.length - 1];
  const end = points.findLastIndex(({ now }) => now !== null);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="an-line" role="img" aria-label={label}>
      {lines.map((value) => (
        <g key={value}>
          <line x1={left} x2={width - right} y1={y(value)} y2={y(value)} className="an-grid-line" />
          <text x={left - 6} y={y(value) + 4} textAnchor="end">
            {write(value)}
          </text>
        </g>
      ))}
      <path
        d={pathOf(
          points.map(({ was }) => was),
          x,
          y,
        )}
        className="an-was"
      />
      <path
        d={pathOf(
          points.map(({ now }) => now),
          x,
          y,
        )}
        className="an-now"
      />
      {end >= 0 && <circle cx={x(end)} cy={y(points[end]!.now!)} r={3.5} className="an-dot" />}
      {[...new Set(named)].map((at, place) => (
        <text
          key={at}
          x={x(at)}
          y={height - 6}
          textAnchor={place === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle'}
        >
          {points[at]?.label}
        </text>
      ))}
    </svg>
  );
}
