import { heightOf, pointOn, type CurvedLine } from './curved-line.ts';
import { halfOf, type Raster } from './raster.ts';

export interface StraightenedShape {
  readonly rows: number;
  readonly least: number; // columns
  readonly squeeze: number; // factor on the width implied by the aspect ratio
}

// The straightened line as planes blue, green, red from -1 to 1.
export function straightenLine(
  raster: Raster,
  line: CurvedLine,
  shape: StraightenedShape,
): { data: Float32Array; width: number; used: number } {
  const { rows, least, squeeze } = shape;
  const scale = heightOf(line) / rows;
  const used = Math.max(8, Math.round((line.length / scale) * squeeze));
  const width = Math.max(least, used);
  let source = raster;
  let factor = 1;
  while (scale / factor > 1.7) {
    source = halfOf(source);
    factor *= 2;
  }
  const data = new Float32Array(3 * rows * width);
  const plane = rows * width;
  for (let u = 0; u < used; u++) {
    const x = ((u + 0.5) / used) * line.length;
    const [topX, topY] = pointOn(line, x, -0.5);
    const [endX, endY] = pointOn(line, x, 0.5);
    for (let v = 0; v < rows; v++) {
      const t = (v + 0.5) / rows;
      const px = (topX + (endX - topX) * t) / factor - 0.5;
      const py = (topY + (endY - topY) * t) / factor - 0.5;
      sample(source, px, py, data, v * width + u, plane);
    }
  }
  return { data, width, used };
}

function sample(source: Raster, x: number, y: number, data: Float32Array, at: number, plane: number): void {
  const { width, height } = source;
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const fx = cx - x0;
  const fy = cy - y0;
  const i = (y0 * width + x0) * 3;
  const j = i + width * 3;
  const bytes = source.data;
  for (let c = 0; c < 3; c++) {
    const top = bytes[i + c]! * (1 - fx) + bytes[i + 3 + c]! * fx;
    const low = bytes[j + c]! * (1 - fx) + bytes[j + 3 + c]! * fx;
    data[(2 - c) * plane + at] = (top * (1 - fy) + low * fy) / 127.5 - 1;
  }
}
