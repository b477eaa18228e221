import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadBlank } from './blanks.ts';

const folder = mkdtempSync(join(tmpdir(), 'blanks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const map = { title: 'Form', source: 'the mission', asOf: '2026-11-15', leftOut: [] };
const place = { as: 'text', fields: ['surname'], name: 'box1' };
function install(version: number, data: object): void {
  const to = join(folder, 'japan', String(version));
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, 'blank.pdf'), '%PDF-');
  writeFileSync(join(to, 'map.json'), JSON.stringify(data));
}

test('a blank is installed by its two files alone, for one version of one form', async () => {
  install(1, { ...map, places: [place] });
  const blank = await loadBlank('japan', 1, folder);
  expect(blank?.map.places).toEqual([{ ...place, between: ', ' }]);
  expect(await loadBlank('japan', 2, folder)).toBeNull();
  expect(await loadBlank('italy', 1, folder)).toBeNull();
});

test('another map is another blank', async () => {
  install(3, { ...map, places: [place] });
  install(4, { ...map, places: [{ ...place, name: 'box2' }] });
  expect((await loadBlank('japan', 3, folder))!.sha256).not.toBe((await loadBlank('japan', 4, folder))!.sha256);
});

test('rejects an invalid map and a path outside the folder', async () => {
  install(5, { ...map, places: [{ ...place, as: 'stamp' }] });
  await expect(loadBlank('japan', 5, folder)).rejects.toThrow();
  await expect(loadBlank('../japan', 1, folder)).rejects.toThrow('no such form');
});

test('none is shipped', async () => {
  expect(await loadBlank('italy', 1)).toBeNull();
});
