import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import { drawSpecimen } from './draw-specimen.ts';

// node apps/server/src/delivery/packages/sheets/testing/specimen/write-specimen.ts
const folder = join(import.meta.dirname, '..', 'blanks', 'italy', '1');
const { pdf, map } = await drawSpecimen(await loadForm('italy'));
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'blank.pdf'), pdf);
writeFileSync(join(folder, 'map.json'), `${JSON.stringify(map, null, 2)}\n`);
