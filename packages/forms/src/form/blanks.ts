import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BlankMap } from './blank-map.ts';

export interface Blank {
  readonly pdf: Buffer;
  readonly map: BlankMap;
  readonly sha256: string; // of PDF and map: the filled form depends on both
}

// Official blank forms are installed by the operator as FORM/VERSION/{blank.pdf,map.json}; none is shipped.
const installed = () => process.env.BLANKS_FOLDER ?? join(import.meta.dirname, '..', '..', 'blanks');

// The official blank PDF for a form version, or null if none is installed. Server only.
export async function loadBlank(formId: string, version: number, folder = installed()): Promise<Blank | null> {
  if (!/^[A-Za-z]+$/.test(formId) || !Number.isInteger(version)) throw new Error('no such form');
  const place = join(folder, formId, String(version));
  if (!existsSync(join(place, 'blank.pdf')) || !existsSync(join(place, 'map.json'))) return null;
  const [pdf, text] = await Promise.all([readFile(join(place, 'blank.pdf')), readFile(join(place, 'map.json'))]);
  const sha256 = createHash('sha256').update(pdf).update(text).digest('hex');
  return { pdf, map: BlankMap.parse(JSON.parse(text.toString('utf8'))), sha256 };
}
