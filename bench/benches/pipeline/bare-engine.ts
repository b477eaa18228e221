import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { detectionModel, firstReaderModel } from '@visawright/reading/ocr/models.ts';
import { BrokenRun } from '../../measurement.ts';
import { treeCpuMs } from './tree-cpu-ms.ts';

export interface BareReading {
  readonly text: string;
  readonly cpuMs: number;
  readonly ms: number;
}

// One of the scripts in bare/, which answers each file with one line of text. Its models are loaded before the first file is timed.
export interface BareEngine {
  read(file: string): Promise<BareReading>;
  close(): void;
}

function startEngine(script: string, args: readonly string[]): BareEngine {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare', script), ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface(child.stdout);
  const ended = once(child, 'exit').then(([code]) => {
    throw new BrokenRun(`the bare engine ${script} ended with ${code}`);
  });
  ended.catch(() => undefined);
  child.stdin.on('error', () => undefined); // it has ended, which `ended` reports
  return {
    async read(file) {
      const [before, began] = [treeCpuMs(child.pid!), performance.now()];
      child.stdin.write(`${file}\n`);
      const [text] = (await Promise.race([once(lines, 'line'), ended])) as [string];
      return { text, cpuMs: treeCpuMs(child.pid!) - before, ms: performance.now() - began };
    },
    close: () => child.stdin.end(),
  };
}

// Longest side given to the detector: the reader's own first attempt for a passport, its closer one for a page of text.
export const barePicture = (longest: 960 | 1600): BareEngine =>
  startEngine('picture.ts', [detectionModel(), firstReaderModel(), String(longest)]);

export const barePdf = (route: 'text' | 'scan', dots: number): BareEngine =>
  startEngine('pdf.ts', [route, String(dots)]);
