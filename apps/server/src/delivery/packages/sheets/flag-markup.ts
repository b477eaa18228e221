import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Markup } from './markup.ts';

const folder = join(dirname(createRequire(import.meta.url).resolve('country-flag-icons/package.json')), '3x2');

// The destination's flag as inline SVG; empty if there is none.
export function flagMarkup(iso2: string): Markup {
  const file = join(folder, `${iso2}.svg`);
  return new Markup(/^[A-Z]{2}$/.test(iso2) && existsSync(file) ? readFileSync(file, 'utf8') : '');
}
