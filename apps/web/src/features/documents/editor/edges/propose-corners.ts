import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { homographyOf, isConvex, mapPoint } from '@visawright/contract/documents/page-geometry.ts';
import type { Corners } from '../model/page-stages.ts';
import { clockwiseFromUpperLeft, type FoundCorners } from './find-corners.ts';

const longSide = 480;

async function shrink(source: string): Promise<ImageBitmap> {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const part = Math.min(1, longSide / Math.max(width, height));
  return createImageBitmap(image, {
    resizeWidth: Math.max(1, Math.round(width * part)),
    resizeHeight: Math.max(1, Math.round(height * part)),
    resizeQuality: 'medium',
  });
}

// Searches in a worker: the screen stays responsive.
async function searchCorners(source: string): Promise<FoundCorners | null> {
  const picture = await shrink(source);
  const worker = new Worker(new URL('find-corners.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<FoundCorners | null>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<FoundCorners | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('the search for edges failed')));
      worker.postMessage(picture, [picture]);
    });
  } finally {
    worker.terminate();
  }
}

// The corners of the document on the picture after `operations`; null if none were found on it.
export async function proposeCorners(
  source: string,
  operations: readonly PageOperation[],
): Promise<FoundCorners | null> {
  const found = await searchCorners(source);
  if (!found) return null;
  const homography = homographyOf(operations);
  const mapped = found.corners.map((corner) => mapPoint(homography, corner));
  if (mapped.flat().some((share) => share < -0.02 || share > 1.02)) return null;
  const inside = mapped.map(([x, y]): [number, number] => [Math.min(1, Math.max(0, x)), Math.min(1, Math.max(0, y))]);
  const corners = clockwiseFromUpperLeft(inside) as Corners;
  return isConvex(corners) ? { corners, share: found.share } : null;
}
