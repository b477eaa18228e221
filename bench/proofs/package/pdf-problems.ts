import { spawnSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const tools: readonly (readonly [string, readonly string[]])[] = [
  ['pdfinfo', []],
  ['pdftotext', ['-layout']],
  ['pdftoppm', ['-r', '40']],
];

// Errors and warnings of the poppler tools about a file: none is right.
export function popplerProblems(file: string): string[] {
  return tools.flatMap(([tool, options]) => {
    const out = tool === 'pdfinfo' ? [] : tool === 'pdftotext' ? ['-'] : [];
    const { status, stderr } = spawnSync(tool, [...options, file, ...out], { maxBuffer: 512 * 1024 ** 2 });
    const output = stderr.toString().trim();
    return status === 0 && output === '' ? [] : [`${tool} ${status}: ${output.slice(0, 200)}`];
  });
}

// pdf.js reports warnings only on the console.
async function captureConsole<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  const { log, warn } = console;
  const output: string[] = [];
  console.log = console.warn = (...words: unknown[]) => void output.push(words.join(' '));
  try {
    return [await work(), output];
  } finally {
    Object.assign(console, { log, warn });
  }
}

export async function pdfJsProblems(bytes: Buffer): Promise<string[]> {
  const [, output] = await captureConsole(async () => {
    const task = getDocument({ data: new Uint8Array(bytes), verbosity: 1 });
    const pdf = await task.promise;
    for (let n = 1; n <= pdf.numPages; n++) {
      const page = await pdf.getPage(n);
      await page.getTextContent();
      await page.getOperatorList();
    }
    await pdf.getOutline();
    await task.destroy();
  });
  return output;
}
