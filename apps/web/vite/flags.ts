import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const source = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

// Country flags at predictable addresses: /assets/flags/IN.svg
export const flags = (): Plugin => ({
  name: 'flags',
  apply: 'build',
  async generateBundle() {
    for (const file of await readdir(source))
      if (/^[A-Z]{2}\.svg$/.test(file))
        this.emitFile({ type: 'asset', fileName: `assets/flags/${file}`, source: await readFile(join(source, file)) });
  },
});
