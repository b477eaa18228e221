import type { DocumentPage, PageOperation } from '@visawright/contract/documents/document.ts';
import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { EditedPicture } from '../picture/EditedPicture.tsx';
import type { Corners } from '../model/page-stages.ts';

interface Props {
  source: string;
  page: DocumentPage;
  operations: readonly PageOperation[];
  frame: Size;
  corners: Corners;
  at: number;
}

const side = 124;
const times = 3;

// The surroundings of a corner, three times as large. On the side of the canvas that the corner is not on.
export function Loupe({ source, page, operations, frame, corners, at }: Props) {
  const large = { width: frame.width * times, height: frame.height * times };
  const [x, y] = corners[at]!;
  const points = corners.map(([u, v]) => `${u * large.width},${v * large.height}`).join(' ');
  return (
    <div className="ed-loupe" data-side={at === 0 || at === 3 ? 'right' : 'left'} aria-hidden>
      <div style={{ translate: `${side / 2 - x * large.width}px ${side / 2 - y * large.height}px` }}>
        <EditedPicture source={source} page={page} operations={operations} frame={large} label="" />
        <svg className="ed-boxes" width={large.width} height={large.height}>
          <polygon className="ed-outline" points={points} />
        </svg>
      </div>
      <i />
    </div>
  );
}
