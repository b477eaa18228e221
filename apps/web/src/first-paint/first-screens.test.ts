import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { screenFor } from '@visawright/contract/platform/screens.ts';
import { firstScreens } from '../../vite/first-screens.ts';

test.each(firstScreens)('the first text at $path equals the text of its screen', (screen) => {
  const { path, source, words } = screen;
  expect(typeof screenFor(path, 'applicant')).toBe('object');
  expect(existsSync(join(import.meta.dirname, '..', source))).toBe(true);
  for (const { title, unnamed, help, step } of [words.en, words.hi]) {
    expect(title.replace('{{name}}', '') + unnamed + help + step).not.toContain('{{');
    expect([unnamed, help].every((text) => text.length > 3)).toBe(true);
  }
});
