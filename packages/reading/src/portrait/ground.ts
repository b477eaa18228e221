import type { Raster } from '../image/raster.ts';
import type { Face } from './face-engine.ts';
import { toneAt, type FaceFrame } from './face-frame.ts';

export interface Ground {
  readonly pattern: number; // 0..100: share of the expected background that is covered by something else
  readonly shadow: number; // 0..100: how much darker its darkest places are than its brightest
  readonly isGround: (x: number, y: number) => boolean; // pixels of the raster
}

const side = 360; // pixels: enough for an outline, too few for noise
const step = 14; // a wall's tone changes slowly, an outline abruptly
const outline = 22; // over two pixels
const seed = 46;

// The background is the area reachable from the upper edges without crossing an outline: a soft shadow belongs to it,
// hair does not.
export function groundOf(raster: Raster, { eyes, below, jaw, of }: FaceFrame, others: readonly Face[] = []): Ground {
  const small = shrunk(raster);
  const { data, width, height, scale } = small;
  const reached = new Uint8Array(width * height);
  const difference = (a: number, b: number) =>
    Math.max(...[0, 1, 2].map((c) => Math.abs(data[a * 3 + c]! - data[b * 3 + c]!)));
  // Outlines are never crossed, even if neighbouring pixels differ little.
  const isOutline = (at: number, x: number) =>
    difference(x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at) > outline ||
    difference(Math.max(at - width, x), Math.min(at + width, (height - 1) * width + x)) > outline;
  // The face is never background, even if it has the tone of the wall.
  const isFace = (at: number) => {
    const { across, down } = of({ x: (at % width) * scale, y: Math.floor(at / width) * scale });
    return (across / (jaw * 0.49)) ** 2 + ((down - below * 0.1) / (below * 0.92)) ** 2 < 1;
  };
  const line = Math.min(height - 1, Math.max(1, Math.round(eyes.y / scale)));
  const edge = [
    ...Array.from({ length: width }, (_, x) => x),
    ...Array.from({ length: line }, (_, y) => [y * width, y * width + width - 1]).flat(),
  ];
  const usual = [0, 1, 2].map((c) => median(edge.map((at) => data[at * 3 + c]!)));
  const queue = edge.filter((at) => usual.every((tone, c) => Math.abs(data[at * 3 + c]! - tone) < seed));
  for (const at of queue) reached[at] = 1;
  for (let next = 0; next < queue.length; next++) {
    const at = queue[next]!;
    const x = at % width;
    for (const near of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width])
      if (
        near >= 0 &&
        near < reached.length &&
        !reached[near] &&
        difference(at, near) <= step &&
        !isOutline(near, near % width) &&
        !isFace(near)
      ) {
        reached[near] = 1;
        queue.push(near);
      }
  }
  const isGround = (x: number, y: number) => {
    const [column, row] = [Math.round(x / scale), Math.round(y / scale)];
    return reached[Math.min(height - 1, Math.max(0, row)) * width + Math.min(width - 1, Math.max(0, column))] === 1;
  };
  const [tones, counted]: [number[], { all: number; other: number }] = [[], { all: 0, other: 0 }];
  for (let y = 2; y < height - 2; y++)
    for (let x = 2; x < width - 2; x++) {
      const at = y * width + x;
      const { across, down } = of({ x: x * scale, y: y * scale });
      if (down > below || others.some((other) => isPerson(other, x * scale, y * scale))) continue;
      const isBeside = (across / (jaw * 0.95)) ** 2 + ((down - below * 0.1) / (below * 1.6)) ** 2 > 1;
      if (isBeside) counted.all++;
      if (isBeside && !reached[at]) counted.other++;
      const isInner = [-2, 2, -2 * width, 2 * width, 2 * width + 2, 2 * width - 2].every((far) => reached[at + far]);
      if (reached[at] && isInner) tones.push(toneAt(data, at * 3));
    }
  tones.sort((a, b) => a - b);
  const [dark, bright] = [tones[Math.floor(tones.length * 0.03)] ?? 0, tones[Math.floor(tones.length * 0.95)] ?? 0];
  return {
    pattern: counted.all === 0 ? 0 : (counted.other * 100) / counted.all,
    shadow: bright === 0 ? 0 : ((bright - dark) * 100) / bright,
    isGround,
  };
}

// Another person is reported by the number of faces, not as a pattern of the background.
const isPerson = ({ box }: Face, x: number, y: number) =>
  Math.abs(x - box.x - box.width / 2) < box.width && y > box.y - box.height * 0.8;

const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? 0;

function shrunk({ data, width, height }: Raster) {
  const scale = Math.max(1, Math.max(width, height) / side);
  const [across, down] = [Math.max(1, Math.floor(width / scale)), Math.max(1, Math.floor(height / scale))];
  const small = new Float32Array(across * down * 3);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const [top, low] = [Math.floor(y * scale), Math.max(Math.floor(y * scale) + 1, Math.floor((y + 1) * scale))];
      const [left, right] = [Math.floor(x * scale), Math.max(Math.floor(x * scale) + 1, Math.floor((x + 1) * scale))];
      let [red, green, blue, count] = [0, 0, 0, 0];
      for (let row = top; row < Math.min(low, height); row++)
        for (let column = left; column < Math.min(right, width); column++) {
          const at = (row * width + column) * 3;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
          count++;
        }
      small.set([red / count, green / count, blue / count], (y * across + x) * 3);
    }
  return { data: small, width: across, height: down, scale };
}
