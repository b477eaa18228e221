import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manualCheck } from './manual-check.ts';

test('the page for reading gives the same commands as the page itself', () => {
  const text = readFileSync(new URL('../../../../docs/verify.md', import.meta.url), 'utf8');
  for (const command of Object.values(manualCheck('https://visa.example'))) expect(text).toContain(command);
});
