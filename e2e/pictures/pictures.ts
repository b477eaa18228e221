import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../kit/browser/test.ts';
import { compose, type Picture } from './compose.ts';
import { packagePages } from './package-pages.ts';
import { panelPictures } from './panel-pictures.ts';
import { sheets } from './sheets.ts';
import { take } from './take.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

function save(name: string, png: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.png`), png);
}

for (const sheet of sheets)
  test(sheet.name, async ({ browser }) => {
    const pictures: Picture[] = [];
    for (const shot of sheet.shots) pictures.push(await take(browser, shot));
    save(sheet.name, await compose(pictures, sheet.wide, sheet.columns));
    expect(pictures).toHaveLength(sheet.shots.length);
  });

test('package-pages', async () => {
  const pictures = await packagePages();
  save('package-pages', await compose(pictures, 420, 6));
  expect(pictures.length).toBeGreaterThan(10);
});

test('extension-panel', async () => {
  const pictures = panelPictures();
  save('extension-panel', await compose(pictures, 300, 6));
  expect(pictures.length).toBeGreaterThan(30);
});
