import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from '@visawright/reading/image/decode.ts';
import { openEngines } from '@visawright/reading/engines.ts';
import { detect } from '@visawright/reading/ocr/detect.ts';
import { upright, wordsOf } from '@visawright/reading/passport/page-words.ts';
import { treeCpuMs } from '../pipeline/tree-cpu.ts';

const env = { ...process.env, OMP_THREAD_LIMIT: '1' };
const output = (command: string, args: readonly string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28, env });

// The engine a route names, alone, on the same file: what it costs to have the words at all.
export async function bareCpuMs(file: string, as: 'text' | 'scan' | 'photo'): Promise<number> {
  const engines = as === 'photo' ? await openEngines() : undefined; // opened before the clock
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  const before = treeCpuMs(process.pid);
  try {
    if (engines) {
      const { raster } = await decode(readFileSync(file));
      const lines = await detect(engines.detection, raster, 1600);
      await wordsOf(engines, { raster, pageNo: 1 }, upright(lines, 0, 1_000));
    } else {
      if (as === 'text') output('pdftotext', ['-bbox-layout', file, '-']);
      output('pdftoppm', ['-r', '200', '-jpeg', '-jpegopt', 'quality=92', file, join(folder, 'page')]);
      if (as === 'scan')
        for (const page of readdirSync(folder))
          output('tesseract', [join(folder, page), '-', '-l', 'eng', '--psm', '3', 'tsv']);
    }
    return treeCpuMs(process.pid) - before;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
