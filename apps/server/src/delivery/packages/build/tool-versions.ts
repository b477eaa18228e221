import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';

const builder = '4'; // increase when the same input gives different bytes; 4: uploaded official forms

let known: Promise<string> | undefined;

async function qpdfVersion(): Promise<string> {
  const { stdout } = await promisify(execFile)('qpdf', ['--version'], { timeout: 30_000 });
  return /\d+(\.\d+)+/.exec(stdout)?.[0] ?? 'unknown';
}

// Everything besides the input that the bytes of a package depend on.
export async function toolVersions(printing: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const { sharp: pictures, vips } = sharp.versions;
  const all = { builder, libvips: vips, qpdf: await (known ??= qpdfVersion()), sharp: pictures, ...printing };
  return Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
