import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Tools that may process untrusted files, and the folders each can see besides its work folder: path in the sandbox → our path.
export interface Tool {
  readonly command: readonly string[];
  readonly sees: Readonly<Record<string, string>>;
}

const fonts = { '/etc/fonts': '/etc/fonts', '/var/cache/fontconfig': '/var/cache/fontconfig' };
const modules = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('sharp')))));
const own = join(import.meta.dirname, 'child');

// Without JIT the engine needs no writable code pages, and it starts just as fast.
const script = (name: string): Tool => ({
  command: ['/node/node', '--jitless', '--max-old-space-size=128', `/child/${name}.mjs`],
  sees: { '/node': dirname(process.execPath), '/node_modules': modules, '/child': own },
});

export const tools = {
  qpdf: { command: ['/usr/bin/qpdf'], sees: {} },
  pdftotext: { command: ['/usr/bin/pdftotext'], sees: fonts },
  pdftocairo: { command: ['/usr/bin/pdftocairo'], sees: fonts },
  pdftoppm: { command: ['/usr/bin/pdftoppm'], sees: fonts },
  picture: script('picture'),
  brandImage: script('brand-image'),
  unzip: script('unzip'),
} as const satisfies Record<string, Tool>;
export type ToolName = keyof typeof tools;
