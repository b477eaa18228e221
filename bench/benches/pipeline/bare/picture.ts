import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import sharp from 'sharp';

// ONNX Runtime with the PP-OCR models alone. Arguments: detection and recognition model, longest side. Input: one file per line.
const [detection = '', recognition = '', longest = ''] = process.argv.slice(2);
const model = readFileSync(recognition); // its characters are at the end, after a key and a length of three bytes
const signs = `\n${model.toString('utf8', model.indexOf('\n\tcharacter\x12') + 15).trimEnd()}\n `.split('\n');
const open = (path: string) => InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1 });
const [detector, reader] = [await open(detection), await open(recognition)];
const infer = async (session: InferenceSession, pixels: Float32Array, dims: number[]) =>
  (await session.run({ x: new Tensor('float32', pixels, dims) }))[session.outputNames[0]!]!;
sharp.concurrency(1);

for await (const file of createInterface(process.stdin)) {
  const upright = sharp(file).rotate().resize(2600, 2600, { fit: 'inside', withoutEnlargement: true }).raw();
  const { data, info } = await upright.toBuffer({ resolveWithObject: true });
  const scale = Math.min(1, Number(longest) / Math.max(info.width, info.height));
  const [wide = 0, high = 0] = [info.width, info.height].map((side) => Math.round((side * scale) / 32) * 32);
  const area = wide * high;
  const resized = sharp(data, { raw: info }).resize(wide, high, { fit: 'fill', kernel: 'linear' }).raw();
  const small = await resized.toBuffer();
  const input = new Float32Array(3 * area).map((_, i) => small[(i % area) * 3 + 2 - Math.floor(i / area)]! / 57.6 - 2);
  const map = (await infer(detector, input, [1, 3, high, wide])).data as Float32Array;
  const take = (at: number) => map[at]! >= 0.3 && (map[at] = 0) === 0;
  const texts: string[] = [];
  for (let start = 0; start < area; start++) {
    const patch = take(start) ? [start] : [];
    for (const at of patch) patch.push(...[at - 1, at + 1, at - wide, at + wide].filter(take));
    if (patch.length < 12) continue;
    // The main direction of the patch, its extent along and across, and a level strip of 48 rows around it.
    const points = patch.map((at) => [((at % wide) / wide) * info.width, (at / area) * info.height] as const);
    const mean = (of: (x: number, y: number) => number) => points.reduce((sum, p) => sum + of(...p), 0) / points.length;
    const [x0, y0] = [mean((x) => x), mean((_, y) => y)];
    const spread = mean((x, y) => (x - x0) ** 2 - (y - y0) ** 2);
    const angle = Math.atan2(2 * mean((x, y) => (x - x0) * (y - y0)), spread) / 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const us = Float64Array.from(points, ([x, y]) => (x - x0) * cos + (y - y0) * sin).sort();
    const vs = Float64Array.from(points, ([x, y]) => (y - y0) * cos - (x - x0) * sin).sort();
    const [long, tall] = [us.at(-1)! - us[0]!, vs.at(-1)! - vs[0]!];
    const grow = 2 + (0.8 * long * tall) / (long + tall); // detected boxes are smaller than their text
    const columns = Math.max(64, Math.round((48 * (long + 2 * grow)) / (tall + 2 * grow)));
    const strip = new Float32Array(3 * 48 * columns).map((_, i) => {
      const u = us[0]! - grow + ((i % columns) / columns) * (long + 2 * grow);
      const v = vs[0]! - grow + ((Math.floor(i / columns) % 48) / 48) * (tall + 2 * grow);
      const at = Math.round(y0 + u * sin + v * cos) * info.width + Math.round(x0 + u * cos - v * sin);
      return (data[3 * at + 2 - Math.floor(i / 48 / columns)] ?? 0) / 127.5 - 1;
    });
    const { data: chances, dims } = await infer(reader, strip, [1, 3, 48, columns]);
    const best = Array<number>(dims[1]!).fill(0);
    for (let step = 0, at = 0; step < best.length; step++)
      for (let n = 0; n < dims[2]!; n++, at++) if (chances[at]! > chances[at - n + best[step]!]!) best[step] = n;
    texts.push(best.map((sign, step) => (sign === best[step - 1] ? '' : signs[sign])).join(''));
  }
  console.log(texts.join(' '));
}
