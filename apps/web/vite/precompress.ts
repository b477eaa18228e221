import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const textual = /\.(js|css|svg|json|webmanifest)$/;
const worthwhile = 600; // bytes; compressing smaller files does not pay off

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(file: string) {
  const bytes = await readFile(file);
  if (bytes.length < worthwhile) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await brotli(bytes, { params }));
  await writeFile(`${file}.gz`, await gz(bytes, { level: 9 }));
}

// Writes .br and .gz beside each asset, so that the server sends files only. The page differs by realm and is left out.
export function precompress(): Plugin {
  let out = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir, config.build.assetsDir)),
    async closeBundle() {
      const files = await readdir(out, { recursive: true });
      for (const file of files) if (textual.test(file)) await compress(join(out, file));
    },
  };
}
