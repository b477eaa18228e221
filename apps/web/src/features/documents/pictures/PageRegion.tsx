import type { Point } from '@visawright/contract/documents/page-geometry.ts';

interface Props {
  points: readonly Point[];
  label: string;
  isChosen: boolean;
  unit: number; // page pixels per screen pixel
  pageWidth: number;
  onChoose: () => void;
}

const letter = 0.58; // width of a character relative to its height

// Hidden from screen readers: the list of values next to it has the same content.
export function PageRegion({ points, label, isChosen, unit, pageWidth, onChoose }: Props) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const size = 12 * unit;
  const width = label.length * size * letter + 12 * unit;
  const right = Math.max(...xs) + 5 * unit;
  // The label is next to the box so that it covers no other value, or below it at the page edge.
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
