import { findCorners } from './find-corners.ts';

// Receives the picture, already scaled down; answers with its corners or null.
addEventListener('message', ({ data: picture }: MessageEvent<ImageBitmap>) => {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  picture.close();
  postMessage(findCorners(context.getImageData(0, 0, width, height)));
});
