import type { Raster } from './raster.ts';

export type Corner = readonly [x: number, y: number];
export type Corners = readonly [Corner, Corner, Corner, Corner]; // clockwise from the upper left

interface Coefficients {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
  readonly g: number;
  readonly h: number;
}

// The projective map of the unit square onto four corners: x' = (a·x + b·y + c) / (g·x + h·y + 1), y' with d, e and f.
function coefficients([p, q, r, s]: Corners): Coefficients {
  const [dx1, dx2, dx3] = [q[0] - r[0], s[0] - r[0], p[0] - q[0] + r[0] - s[0]];
  const [dy1, dy2, dy3] = [q[1] - r[1], s[1] - r[1], p[1] - q[1] + r[1] - s[1]];
  const whole = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / whole;
  const h = (dx1 * dy3 - dx3 * dy1) / whole;
  return {
    a: q[0] - p[0] + g * q[0],
    b: s[0] - p[0] + h * s[0],
    c: p[0],
    d: q[1] - p[1] + g * q[1],
    e: s[1] - p[1] + h * s[1],
    f: p[1],
    g,
    h,
  };
}

export function projection(corners: Corners): (x: number, y: number) => Corner {
  const { a, b, c, d, e, f, g, h } = coefficients(corners);
  return (x, y) => {
    const below = g * x + h * y + 1;
    return [(a * x + b * y + c) / below, (d * x + e * y + f) / below];
  };
}

// Lays a page onto a ground so that its corners come to the given places. Millions of points: nothing is allocated for one.
export function warp(page: Raster, ground: Raster, corners: Corners): void {
  const { a, b, c, d, e, f, g, h } = coefficients(corners);
  // The inverse map, up to a common factor.
  const [ix, iy, i1] = [e - f * h, c * h - b, b * f - c * e];
  const [jx, jy, j1] = [f * g - d, a - c * g, c * d - a * f];
  const [kx, ky, k1] = [d * h - e * g, b * g - a * h, a * e - b * d];
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.min(ground.width - 1, Math.ceil(Math.max(...xs))),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(ground.height - 1, Math.ceil(Math.max(...ys))),
  ];
  const { width, height, data } = page;
  const out = ground.data;
  const row = width * 3;
  for (let y = top; y <= bottom; y += 1) {
    let to = (y * ground.width + left) * 3;
    for (let x = left; x <= right; x += 1, to += 3) {
      const under = kx * x + ky * y + k1;
      const u = (ix * x + iy * y + i1) / under;
      const v = (jx * x + jy * y + j1) / under;
      if (u < 0 || u >= 1 || v < 0 || v >= 1) continue;
      const fx = u * (width - 1);
      const fy = v * (height - 1);
      const x0 = fx | 0;
      const y0 = fy | 0;
      const rx = fx - x0;
      const ry = fy - y0;
      const at = y0 * row + x0 * 3;
      for (let channel = at; channel < at + 3; channel += 1) {
        const upper = data[channel]! + (data[channel + 3]! - data[channel]!) * rx;
        const lower = data[channel + row]! + (data[channel + row + 3]! - data[channel + row]!) * rx;
        out[to + channel - at] = upper + (lower - upper) * ry;
      }
    }
  }
}

// A ground of one colour with a shade for each point.
export function plainGround(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
  shadeAt?: (x: number, y: number) => number,
): Raster {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const shade = shadeAt ? shadeAt(x, y) : 0;
      data[at] = red + shade;
      data[at + 1] = green + shade;
      data[at + 2] = blue + shade;
    }
  return { width, height, data };
}

// Light that differs over the page, and grain from a table of noise.
export function light(
  { width, height, data }: Raster,
  factorAt: (x: number, y: number) => number,
  noise: Float32Array,
): void {
  let next = 0;
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 16) {
      const factor = factorAt(x / width, y / height);
      for (let end = Math.min(width, x + 16), point = x; point < end; point += 1, at += 3) {
        next = next + 1 < noise.length ? next + 1 : (y * 31) % noise.length;
        const grain = noise[next]!;
        for (let channel = at; channel < at + 3; channel += 1) {
          const value = data[channel]! * factor + grain;
          data[channel] = value < 0 ? 0 : value > 255 ? 255 : value;
        }
      }
    }
}
