import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../kit/test.ts';
import { compose, type Picture } from './compose.ts';
import { sheets } from './sheets.ts';
import { take } from './take.ts';

const folder = join(import.meta.dirname, '..', '..', 'docs', 'pictures');

for (const sheet of sheets)
  test(sheet.name, async ({ browser }) => {
    const pictures: Picture[] = [];
    for (const shot of sheet.shots) pictures.push(await take(browser, shot));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${sheet.name}.png`), await compose(pictures, sheet.wide, sheet.columns));
    expect(pictures).toHaveLength(sheet.shots.length);
  });
