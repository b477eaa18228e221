import type { Pixels } from './checks/pixels.ts';
import type { Inspection } from './checks/inspect-pixels.ts';

export type ImageSource = HTMLVideoElement | ImageBitmap;
const wholeSides = { aiming: 288, taken: 320 };
const detailSide = 2_000; // larger pictures are scaled down, because a soft edge spans too many pixels
const tiles = { aiming: 144, taken: 256 }; // live frames are checked four times a second

export const imageSize = (source: ImageSource) =>
  source instanceof HTMLVideoElement
    ? { width: source.videoWidth, height: source.videoHeight }
    : { width: source.width, height: source.height };

const canvases = new Map<string, CanvasRenderingContext2D>();
function contextOf(name: string, width: number, height: number): CanvasRenderingContext2D {
  let context = canvases.get(name);
  if (!context) {
    context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    canvases.set(name, context);
  }
  context.canvas.width = width; // also clears the canvas
  context.canvas.height = height;
  return context;
}

// Pieces for the sharpness check: three while aiming, everywhere except the border in a taken picture.
const aiming = [0.25, 0.5, 0.75].map((x) => ({ x, y: 0.5 }));
const everywhere = [0.14, 0.38, 0.62, 0.86].flatMap((y) => [0.1, 0.3, 0.5, 0.7, 0.9].map((x) => ({ x, y })));

export function inspectImage(source: ImageSource, isTaken: boolean): Inspection {
  const { width, height } = imageSize(source);
  const long = Math.max(width, height);
  const how = isTaken ? 'taken' : 'aiming';
  const part = Math.min(1, wholeSides[how] / long);
  const [smallWidth, smallHeight] = [Math.round(width * part), Math.round(height * part)];
  const whole = contextOf('whole', smallWidth, smallHeight);
  whole.imageSmoothingQuality = 'medium';
  whole.drawImage(source, 0, 0, smallWidth, smallHeight);
  const shrink = Math.min(1, detailSide / long);
  const tile = tiles[how];
  const side = Math.min(tile / shrink, width, height);
  const detail = contextOf('detail', tile, tile);
  detail.imageSmoothingQuality = 'medium';
  const details: Pixels[] = (isTaken ? everywhere : aiming).map(({ x, y }) => {
    const left = Math.min(width - side, Math.max(0, width * x - side / 2));
    const top = Math.min(height - side, Math.max(0, height * y - side / 2));
    detail.drawImage(source, left, top, side, side, 0, 0, tile, tile);
    return detail.getImageData(0, 0, tile, tile);
  });
  return { whole: whole.getImageData(0, 0, smallWidth, smallHeight), details, long: long * shrink };
}
