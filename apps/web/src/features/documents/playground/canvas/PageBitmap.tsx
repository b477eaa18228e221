import { useEffect, useRef } from 'react';
import type { ArrangedPage } from '@visawright/contract/documents/arrangement.ts';
import type { PageOperation } from '@visawright/contract/documents/document.ts';
import type { Size } from '@visawright/contract/documents/page-geometry.ts';
import { pictureTransform } from './picture-transform.ts';

interface Props {
  page: ArrangedPage;
  blob: Blob;
  operations: readonly PageOperation[]; // of the picture
  size: Size; // on screen
}

// A small picture of the page as it shows it now. It is decoded outside the main thread, in the size it is shown in, and its memory is
// free as soon as it is scrolled away: the browser would keep an img in the size it was sent in.
export function PageBitmap({ page, blob, operations, size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const transform = pictureTransform(operations, page.operations, size);
  const { width, height } = size;
  useEffect(() => {
    let isOver = false;
    const options = {
      resizeWidth: Math.max(1, Math.round(width * devicePixelRatio)),
      resizeHeight: Math.max(1, Math.round(height * devicePixelRatio)),
      resizeQuality: 'medium',
    } as const;
    const draw = (bitmap: ImageBitmap) => {
      if (isOver) return bitmap.close();
      return canvas.current?.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
    };
    createImageBitmap(blob, options).then(draw, () => undefined); // a damaged picture stays blank
    return () => {
      isOver = true;
    };
  }, [blob, width, height]);
  return <canvas ref={canvas} className="pg-image" style={{ width, height, ...(transform ? { transform } : {}) }} />;
}
