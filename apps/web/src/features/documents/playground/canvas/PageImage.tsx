import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { pictureTransform } from './picture-transform.ts';

interface Props {
  page: ArrangedPage;
  source: string;
  operations: readonly PageOperation[]; // of the picture
  size: Size; // on screen
  label: string;
}

// The picture as the page shows it now, also where the server has not drawn it yet.
export function PageImage({ page, source, operations, size, label }: Props) {
  const transform = pictureTransform(operations, page.operations, size);
  return (
    <img
      className="pg-image"
      src={source}
      alt={label}
      decoding="async"
      draggable={false}
      width={size.width}
      height={size.height}
      {...(transform ? { style: { transform } } : {})}
    />
  );
}
