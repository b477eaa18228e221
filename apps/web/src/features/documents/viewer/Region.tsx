import type { Point } from '@visawright/contract/page-geometry.ts';

interface Props {
  points: readonly Point[];
  label: string;
  isChosen: boolean;
  unit: number; // page pixels in one pixel of the screen
  pageWidth: number;
  onChoose: () => void;
}

const letter = 0.58; // width of one, as a share of its height

// For eyes and pointers; the list of values beside it is for everyone.
export function Region({ points, label, isChosen, unit, pageWidth, onChoose }: Props) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const size = 12 * unit;
  const width = label.length * size * letter + 12 * unit;
  const right = Math.max(...xs) + 5 * unit;
  // Beside the box, where it covers no other value; below it at the edge of the page.
  const place =
    right + width <= pageWidth
      ? [right, Math.min(...ys)]
      : [Math.min(...xs, pageWidth - width), Math.max(...ys) + 4 * unit];
  return (
    <g className="doc-region" data-chosen={isChosen} aria-hidden onClick={onChoose}>
      <title>{label}</title>
      <polygon points={points.map((point) => point.join(',')).join(' ')} strokeWidth={(isChosen ? 2.5 : 1.2) * unit} />
      {isChosen && (
        <g className="doc-region-label" transform={`translate(${place.join(' ')})`}>
          <rect width={width} height={size * 1.7} rx={3 * unit} />
          <text x={6 * unit} y={size * 1.2} fontSize={size}>
            {label}
          </text>
        </g>
      )}
    </g>
  );
}
