import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { rasterOf, type Raster } from '../../degrade/raster.ts';

const run = promisify(execFile);

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'paper-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export const pagePictures = (pdf: Buffer, dpi: number, onlyFirst = false): Promise<Raster[]> =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'paper.pdf'), pdf);
    const limit = onlyFirst ? ['-l', '1'] : [];
    await run('pdftoppm', ['-r', String(dpi), ...limit, join(folder, 'paper.pdf'), join(folder, 'page')]);
    const files = (await readdir(folder)).filter((name) => name.endsWith('.ppm')).sort();
    const rasters: Raster[] = [];
    for (const name of files) rasters.push(await readPpm(join(folder, name)));
    return rasters;
  });

// P6: "P6\n1240 1754\n255\n" and the pixels; sharp's own reader of it is not in every build.
async function readPpm(path: string): Promise<Raster> {
  const bytes = await readFile(path);
  const head = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(bytes.subarray(0, 64).toString('latin1'));
  if (!head) return rasterOf(bytes);
  return { data: bytes.subarray(head[0].length), width: Number(head[1]), height: Number(head[2]) };
}

export const withPassword = (pdf: Buffer, password: string): Promise<Buffer> =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'open.pdf'), pdf);
    const [from, to] = [join(folder, 'open.pdf'), join(folder, 'locked.pdf')];
    await run('qpdf', ['--encrypt', password, `owner-${password}`, '256', '--', from, to]);
    return readFile(to);
  });

export const joinPdfs = (pdfs: readonly Buffer[]): Promise<Buffer> =>
  inFolder(async (folder) => {
    const files = pdfs.map((_, at) => join(folder, `${at}.pdf`));
    for (const [at, file] of files.entries()) await writeFile(file, pdfs[at]!);
    await run('qpdf', ['--empty', '--deterministic-id', '--pages', ...files, '--', join(folder, 'joined.pdf')]);
    return readFile(join(folder, 'joined.pdf'));
  });
