import type { MantineColorsTuple } from '@mantine/core';
import { readJson } from './storage.ts';
import { pageRealm } from './page.ts';

// Ten shades of the default palette base '#fd5b00'; theme.test.ts compares them with the generator's.
export const defaultShades: MantineColorsTuple = [
  '#fff0e2',
  '#ffe0cc',
  '#ffbf9a',
  '#ff9c64',
  '#fe7e37',
  '#fe6c1a',
  '#fd5b00',
  '#e45100',
  '#cb4700',
  '#b13a00',
];

const isShades = (value: unknown): value is MantineColorsTuple =>
  Array.isArray(value) && value.length === 10 && value.every((shade) => /^#[0-9a-f]{6}$/i.test(String(shade)));

// The server computed a realm's shades when its colour was saved; the last ones seen cover a page served without them.
export function realmShades(realmPath = pageRealm.path): MantineColorsTuple {
  if (isShades(pageRealm.shades) && pageRealm.path === realmPath) return pageRealm.shades;
  const cached = readJson('shades');
  return isShades(cached) ? cached : defaultShades;
}
