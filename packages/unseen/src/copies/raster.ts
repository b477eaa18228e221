import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';

export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array; // red, green, blue
}

const run = promisify(execFile);

// The pages of a PDF as pictures.
export async function rasters(pdf: Buffer, dots: number): Promise<Raster[]> {
  const folder = await mkdtemp(join(tmpdir(), 'unseen-'));
  try {
    await writeFile(join(folder, 'in.pdf'), pdf);
    await run('pdftoppm', ['-q', '-r', String(dots), join(folder, 'in.pdf'), join(folder, 'page')]);
    const names = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort();
    return await Promise.all(names.map((name) => open(join(folder, name))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// A PPM file: three numbers in text, then the bytes.
async function open(file: string): Promise<Raster> {
  const bytes = await readFile(file);
  const [head = '', width = '', height = ''] =
    /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.toString('latin1', 0, 40)) ?? [];
  return { width: Number(width), height: Number(height), data: new Uint8Array(bytes.subarray(head.length)) };
}

export const toSharp = ({ width, height, data }: Raster) => sharp(data, { raw: { width, height, channels: 3 } });
