import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sheets } from './sheets.ts';

const folder = join(import.meta.dirname, '../../docs/pictures');
const others = ['extension-panel', 'package-pages']; // drawn by pictures.ts without a view

test('the documentation has every contact sheet, nothing else, and at most forty', () => {
  const wanted = [...sheets.map(({ name }) => name), ...others].map((name) => `${name}.png`);
  expect(wanted.length).toBeLessThanOrEqual(40);
  expect(readdirSync(folder).toSorted()).toEqual(wanted.toSorted());
});
