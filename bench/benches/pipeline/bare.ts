import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocument } from '@visawright/reading/read-pages.ts';
import sharp from 'sharp';
import { textLayer } from '../../../apps/server/src/uploads/pdf/text-layer.ts';
import { treeCpuMs } from './tree-cpu.ts';

// The engines alone: decode or render, encode once, read. No store, no queue, no sandbox, no database.
interface Order {
  readonly files: readonly { readonly path: string; readonly kind: 'photo' | 'letter' }[];
}

sharp.concurrency(1);
const folder = mkdtempSync(join(tmpdir(), 'bare-'));

async function photo(path: string): Promise<void> {
  const bytes = await sharp(readFileSync(path))
    .rotate()
    .resize(3_500, 3_500, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 88 })
    .toBuffer();
  await readDocument({ pages: [{ pageNo: 1, bytes }] });
}

async function letter(path: string): Promise<void> {
  const text = execFileSync('pdftotext', ['-q', '-cropbox', '-bbox-layout', '-enc', 'UTF-8', path, '-'], {
    encoding: 'utf8',
  });
  const page = join(folder, 'page');
  execFileSync('pdftoppm', [
    '-q',
    '-cropbox',
    '-jpeg',
    '-jpegopt',
    'quality=88',
    '-r',
    '150',
    '-singlefile',
    path,
    page,
  ]);
  const a4 = { width: 595, height: 842, isTurned: false, pictures: [] };
  const words = textLayer(text, [a4])[0]!;
  await readDocument({ pages: [{ pageNo: 1, bytes: readFileSync(`${page}.jpg`), words }] });
}

const { files } = JSON.parse(readFileSync(process.argv[2]!, 'utf8')) as Order;
for (const kind of ['photo', 'letter'] as const) await one(files.find((each) => each.kind === kind)!); // warm

async function one({ path, kind }: Order['files'][number]): Promise<{ kind: string; cpuMs: number; ms: number }> {
  const [before, began] = [treeCpuMs(process.pid), performance.now()];
  await (kind === 'photo' ? photo(path) : letter(path));
  return { kind, cpuMs: treeCpuMs(process.pid) - before, ms: performance.now() - began };
}

const measured = [];
for (const file of files) measured.push(await one(file));
rmSync(folder, { recursive: true, force: true });
writeFileSync(process.argv[3]!, JSON.stringify(measured));
process.exit(0);
