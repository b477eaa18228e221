// Raw RGB pixels. `half` is the same picture at half the size, made when a crop would otherwise skip pixels.
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

const halves = new WeakMap<Raster, Raster>();

export function halfOf(raster: Raster): Raster {
  const known = halves.get(raster);
  if (known) return known;
  const width = raster.width >> 1;
  const height = raster.height >> 1;
  const data = new Uint8Array(width * height * 3);
  const stride = raster.width * 3;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * 2 * stride + x * 6;
      const to = (y * width + x) * 3;
      for (let c = 0; c < 3; c++) {
        const sum =
          raster.data[from + c]! +
          raster.data[from + 3 + c]! +
          raster.data[from + stride + c]! +
          raster.data[from + stride + 3 + c]!;
        data[to + c] = sum >> 2;
      }
    }
  }
  const half = { width, height, data };
  halves.set(raster, half);
  return half;
}
