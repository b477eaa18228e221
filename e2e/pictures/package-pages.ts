import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { partsOf } from '../kit/packages/built-package.ts';
import { demoPackage } from '../kit/packages/demo-package.ts';
import type { Picture } from './compose.ts';

// Every page of the demo package.
export async function packagePages(): Promise<Picture[]> {
  const parts = await partsOf(await demoPackage());
  return parts.flatMap(([name, bytes]) =>
    name.endsWith('.pdf') ? pagesOf(name, Buffer.from(bytes)) : pictureOf(name, Buffer.from(bytes)),
  );
}

const pictureOf = (name: string, bytes: Buffer): Picture[] =>
  /\.(jpe?g|png)$/.test(name) ? [{ caption: name, png: bytes }] : [];

function pagesOf(name: string, bytes: Buffer): Picture[] {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  try {
    writeFileSync(join(folder, 'document.pdf'), bytes);
    execFileSync('pdftoppm', ['-png', '-r', '72', join(folder, 'document.pdf'), join(folder, 'page')]);
    const pages = readdirSync(folder)
      .filter((file) => file.startsWith('page'))
      .toSorted();
    return pages.map((page, n) => ({
      caption: pages.length > 1 ? `${name}, ${n + 1}` : name,
      png: readFileSync(join(folder, page)),
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
