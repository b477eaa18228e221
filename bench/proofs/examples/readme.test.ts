import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll('\r', '');

test('the client’s README shows the example that the proof runs', () => {
  const shown = /```ts\n([^]+?)```/.exec(read('packages/client/README.md'))?.[1];
  expect(shown).toBe(read('bench/proofs/examples/start-with-documents.ts'));
});
