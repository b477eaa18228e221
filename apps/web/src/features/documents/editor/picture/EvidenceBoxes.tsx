import type { DocumentValue, PageOperation } from '@visawright/contract/documents/document.ts';
import { homographyOf, mapPolygon, type Size } from '@visawright/contract/documents/page-geometry.ts';
import { isWholePage } from '../../pictures/page-geometry.ts';
import { valueStatusOf } from '../../documents/value-status.ts';

interface Props {
  values: readonly DocumentValue[]; // of this page
  operations: readonly PageOperation[];
  frame: Size;
}

const tones = {
  sure: 'auto',
  measured: 'auto',
  confirmed: 'person',
  changed: 'person',
  ask: 'unchecked',
  unreadable: 'failed',
} as const;

// Through the same projection as the picture, so that they stay on their words. Hidden from screen readers: the values are listed.
export function EvidenceBoxes({ values, operations, frame }: Props) {
  const homography = homographyOf(operations);
  const boxes = values
    .filter((value) => !isWholePage(value))
    .map((value) => ({ value, points: mapPolygon(homography, value.polygon) }))
    .filter(({ points }) => points.every(([x, y]) => x > -0.05 && x < 1.05 && y > -0.05 && y < 1.05));
  return (
    <svg
      className="ed-boxes"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      aria-hidden
    >
      {boxes.map(({ value, points }) => (
        <polygon
          key={value.field}
          data-field={value.field}
          data-tone={tones[valueStatusOf(value)]}
          points={points.map(([x, y]) => `${x * frame.width},${y * frame.height}`).join(' ')}
        />
      ))}
    </svg>
  );
}
