import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// What may be run on foreign bytes, and what each needs to see beside its working folder: `place in the sandbox` → folder of ours.
export interface Tool {
  readonly command: readonly string[];
  readonly sees: Readonly<Record<string, string>>;
}

const fonts = { '/etc/fonts': '/etc/fonts', '/var/cache/fontconfig': '/var/cache/fontconfig' };
const modules = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('sharp')))));
const own = join(import.meta.dirname, '..', 'uploads', 'child');

// Without a compiler at run time the engine needs no writable code pages, and starts no slower.
const script = (name: string): Tool => ({
  command: ['/node/node', '--jitless', '--max-old-space-size=128', `/child/${name}.mjs`],
  sees: { '/node': dirname(process.execPath), '/node_modules': modules, '/child': own },
});

export const tools = {
  qpdf: { command: ['/usr/bin/qpdf'], sees: {} },
  pdftotext: { command: ['/usr/bin/pdftotext'], sees: fonts },
  pdftoppm: { command: ['/usr/bin/pdftoppm'], sees: fonts },
  picture: script('picture'),
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;
