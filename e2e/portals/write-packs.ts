import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { Pack } from '@visawright/contract/extension/pack.ts';
import { formatGenerated } from '@visawright/forms/destinations/format-generated.ts';
import { allPortals } from './definitions/all-portals.ts';
import { packOfPortal } from './packs/pack-of-portal.ts';
import { collectorScript, recordPages } from './packs/record-pages.ts';
import { startPortals } from './start-portals.ts';

// node e2e/portals/write-packs.ts [NAME …]: opens the pages of the practice portals in Chromium and writes their packs.
const wanted = process.argv.slice(2);
const chosen = allPortals.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const folder = join(import.meta.dirname, '../../packages/packs/data');
const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'];

const started = await startPortals({ firstPort: 0, only: chosen.map(({ id }) => id), delays: false });
const script = await collectorScript();
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args });
try {
  for (const portal of chosen) {
    const at = started.portals.find(({ id }) => id === portal.id)!;
    const pack = Pack.parse(packOfPortal(portal, await recordPages(browser, script, portal, at)));
    const file = join(folder, `${portal.id}.json`);
    writeFileSync(file, await formatGenerated(file, JSON.stringify(pack)));
    console.log(
      `${portal.id}: ${pack.pages.length} pages, ${pack.pages.flatMap(({ controls }) => controls).length} controls`,
    );
  }
} finally {
  await browser.close();
  await started.close();
}
