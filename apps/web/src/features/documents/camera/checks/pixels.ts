// RGBA, as returned by a canvas.
export interface Pixels {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function greyOf({ data, width, height }: Pixels): Grey {
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4)
    grey[at] = (data[from]! * 77 + data[from + 1]! * 150 + data[from + 2]! * 29) >> 8;
  return { data: grey, width, height };
}

// The value below which the given share of all values lies.
export function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let value = 0; value < counts.length; value++) {
    seen += counts[value]!;
    if (seen > total * share) return value;
  }
  return counts.length - 1;
}

export function histogram({ data }: Grey): Uint32Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]!++;
  return counts;
}
