import { join } from 'node:path';
import { build } from 'vite';

const bundles = new Map<string, Promise<string>>();

// The scripts of the pages, built once per process from their TypeScript.
export function clientBundle(entry: 'client' | 'react'): Promise<string> {
  const found = bundles.get(entry) ?? bundle(entry);
  bundles.set(entry, found);
  return found;
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: false,
      lib: { entry: join(import.meta.dirname, `../client/${entry}.ts`), formats: ['es'], fileName: entry },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  for (const one of outputs) {
    if (!('output' in one)) continue;
    const [chunk] = one.output;
    return chunk.code;
  }
  throw new Error(`no bundle of ${entry}`);
}
