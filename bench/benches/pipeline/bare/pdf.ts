import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

// The programs of poppler and Tesseract alone. Arguments: text or scan, dots per inch. Input: one file per line.
const [route = '', dots = ''] = process.argv.slice(2);
const env = { PATH: process.env.PATH, OMP_THREAD_LIMIT: '1', LC_ALL: 'C.UTF-8' };
const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });

for await (const file of createInterface(process.stdin)) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const words =
    route === 'text' ? [run('pdftotext', ['-q', '-cropbox', '-bbox-layout', '-enc', 'UTF-8', file, '-'])] : [];
  run('pdftoppm', ['-q', '-cropbox', '-r', dots, '-jpeg', '-jpegopt', 'quality=88', file, join(folder, 'page')]);
  for (const page of route === 'scan' ? readdirSync(folder).sort() : [])
    words.push(run('tesseract', [join(folder, page), '-', '-l', 'eng', '--psm', '3', 'tsv']));
  rmSync(folder, { recursive: true });
  console.log(JSON.stringify(words.join('\n')));
}
