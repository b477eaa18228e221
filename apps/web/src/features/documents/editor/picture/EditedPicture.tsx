import { useId } from 'react';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { lightOf, type Size } from '@visawright/contract/documents/page-geometry.ts';
import { projectionOf } from './css-projection.ts';

interface Props {
  source: string; // the unedited picture
  page: Size;
  operations: readonly PageOperation[];
  frame: Size;
  label: string; // empty: decoration
}

// The page as the server renders it: drawn through the same projection, on white, in the same light.
export function EditedPicture({ source, page, operations, frame, label }: Props) {
  const id = useId();
  const { transform, width, height } = projectionOf(page, operations, frame);
  const { factor, offset } = lightOf(operations);
  const isLit = factor !== 1 || offset !== 0;
  return (
    <div
      className="ed-picture"
      style={{ width: frame.width, height: frame.height, ...(isLit ? { filter: `url(#${id})` } : {}) }}
    >
      {isLit && <LightFilter id={id} factor={factor} offset={offset / 255} />}
      <img src={source} alt={label} draggable={false} style={{ width, height, transform }} />
    </div>
  );
}

function LightFilter({ id, factor, offset }: { id: string; factor: number; offset: number }) {
  const linear = { type: 'linear', slope: factor, intercept: offset };
  return (
    <svg width="0" height="0" aria-hidden>
      <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
        <feComponentTransfer>
          <feFuncR {...linear} />
          <feFuncG {...linear} />
          <feFuncB {...linear} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
