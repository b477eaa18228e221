import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configurationFile, configurationPage } from './configuration-page.ts';

test('docs/operate/configuration.md is what npm run configuration writes', () =>
  expect(readFileSync(configurationFile, 'utf8')).toBe(configurationPage()));
