import { invert, type Homography, type Size } from '@visawright/contract/documents/page-geometry.ts';

export interface RawPicture extends Size {
  readonly data: Uint8Array; // rows of red, green, blue
}

const white = 255; // beyond the edges of the picture

// Draws the picture through a projection, which maps shares of it to shares of the result. Each pixel is interpolated between its four
// neighbours.
export function warpPicture(picture: RawPicture, projection: Homography, { width, height }: Size): RawPicture {
  const [a, b, c, d, e, f, g, h, i] = invert(projection) as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    for (let x = 0; x < width; x++, to += 3) {
      const u = (x + 0.5) / width;
      const scale = g * u + h * v + i;
      const fromX = ((a * u + b * v + c) / scale) * picture.width - 0.5;
      const fromY = ((d * u + e * v + f) / scale) * picture.height - 0.5;
      copyPixel(picture, fromX, fromY, data, to);
    }
  }
  return { data, width, height };
}

function copyPixel({ data, width, height }: RawPicture, x: number, y: number, into: Uint8Array, to: number): void {
  if (x < -1 || y < -1 || x > width || y > height) {
    into.fill(white, to, to + 3);
    return;
  }
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [x - left, y - top]; // weights of the neighbours on these sides
  const [x0, x1] = [Math.max(0, left), Math.min(width - 1, left + 1)];
  const [y0, y1] = [Math.max(0, top), Math.min(height - 1, top + 1)];
  const [at00, at10, at01, at11] = [
    (y0 * width + x0) * 3,
    (y0 * width + x1) * 3,
    (y1 * width + x0) * 3,
    (y1 * width + x1) * 3,
  ];
  for (let channel = 0; channel < 3; channel++) {
    const upper = data[at00 + channel]! * (1 - right) + data[at10 + channel]! * right;
    const lower = data[at01 + channel]! * (1 - right) + data[at11 + channel]! * right;
    into[to + channel] = upper * (1 - bottom) + lower * bottom + 0.5;
  }
}
