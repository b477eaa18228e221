import type { Corners } from '../../features/documents/editor/model/page-stages.ts';

const photoSize = { width: 800, height: 1000 };
export const photoCorners: Corners = [
  [0.2, 0.15],
  [0.85, 0.2],
  [0.8, 0.85],
  [0.15, 0.8],
];

// A light page on a dark desk, with its corners at known places.
export function photoOfPage(): Promise<Blob> {
  const { width, height } = photoSize;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#4a3b2c';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#f6f4ee';
  context.beginPath();
  for (const [x, y] of photoCorners) context.lineTo(x * width, y * height);
  context.fill();
  context.fillStyle = '#223355';
  for (let line = 0; line < 12; line += 1) context.fillRect(260, 300 + line * 32, 220 + ((line * 37) % 90), 8);
  return canvas.convertToBlob({ type: 'image/png' });
}
