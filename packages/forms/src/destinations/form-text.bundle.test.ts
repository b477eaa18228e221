import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';

test('in the browser every file of Hindi comes by itself, and only when it is asked for', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, lib: { entry: 'src/destinations/form-text.ts', formats: ['es'] } },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const hindi = chunks
    .filter((chunk) => chunk.type === 'chunk' && !chunk.isEntry)
    .map((chunk) => ('moduleIds' in chunk ? chunk.moduleIds.filter((id) => id.includes('/hindi/')) : []))
    .filter((modules) => modules.length > 0);
  expect(hindi.every((modules) => modules.length === 1)).toBe(true);
  expect(hindi).toHaveLength(readdirSync(join(root, 'hindi')).length);
});
