import { join } from 'node:path';
import { expect, test } from 'vitest';
import { build } from 'vite';
import { destinationIds } from './destinations.ts';

test('in the browser every form is a file of its own, and none comes with the first', async () => {
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..', '..'),
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      lib: { entry: 'src/destinations/load-form.ts', formats: ['es'] },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const modulesOf = (chunk: (typeof chunks)[number]) =>
    chunk.type === 'chunk' ? chunk.moduleIds.filter((id) => /\/(destinations|blocks)\/\w+\.json$/.test(id)) : [];
  const withForms = chunks.map(modulesOf).filter((modules) => modules.length > 0);
  expect(withForms.filter((modules) => modules.length > 1)).toEqual([]);
  expect(withForms).toHaveLength(destinationIds.length + 1); // plus the shared Schengen block
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry)!;
  expect(modulesOf(entry)).toEqual([]);
});
