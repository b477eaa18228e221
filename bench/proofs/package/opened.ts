import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';

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

interface Page {
  getTextContent(): Promise<unknown>;
  getOperatorList(): Promise<unknown>;
}
interface Opened {
  readonly numPages: number;
  getPage(n: number): Promise<Page>;
  getOutline(): Promise<readonly unknown[] | null>;
}
interface PdfJs {
  readonly getDocument: (wish: { data: Uint8Array; verbosity: number }) => {
    readonly promise: Promise<Opened>;
    destroy(): Promise<void>;
  };
}

const name = 'pdfjs-dist/legacy/build/pdf.mjs';
let library: Promise<PdfJs | undefined> | undefined;

// Undefined: not installed here.
export function pdfJs(): Promise<PdfJs | undefined> {
  return (library ??= quietly(async () => {
    try {
      createRequire(import.meta.url).resolve(name);
    } catch {
      return undefined;
    }
    return (await import(name)) as PdfJs;
  }).then(([found]) => found));
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

export async function pdfJsWords({ getDocument }: PdfJs, bytes: Buffer): Promise<string[]> {
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
