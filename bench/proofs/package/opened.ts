import { spawnSync } from 'node:child_process';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const tools: readonly (readonly [string, readonly string[]])[] = [
  ['pdfinfo', []],
  ['pdftotext', ['-layout']],
  ['pdftoppm', ['-r', '40']],
];

// What poppler has to say about a file that it should not: empty is right.
export function popplerWords(file: string): string[] {
  return tools.flatMap(([tool, options]) => {
    const out = tool === 'pdfinfo' ? [] : tool === 'pdftotext' ? ['-'] : [];
    const { status, stderr } = spawnSync(tool, [...options, file, ...out], { maxBuffer: 512 * 1024 ** 2 });
    const said = stderr.toString().trim();
    return status === 0 && said === '' ? [] : [`${tool} ${status}: ${said.slice(0, 200)}`];
  });
}

// pdf.js warns on the console, and nowhere else.
async function quietly<T>(work: () => Promise<T>): Promise<[T, string[]]> {
  const { log, warn } = console;
  const said: string[] = [];
  console.log = console.warn = (...words: unknown[]) => void said.push(words.join(' '));
  try {
    return [await work(), said];
  } finally {
    Object.assign(console, { log, warn });
  }
}

export async function pdfJsWords(bytes: Buffer): Promise<string[]> {
  const [, said] = await quietly(async () => {
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
  return said;
}
