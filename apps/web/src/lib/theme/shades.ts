import type { MantineColorsTuple } from '@mantine/core';
import { readJson } from '../browser/storage.ts';
import { pageRealm } from '../browser/page-facts.ts';

// Ten shades of the default colour '#fd5b00'; applicant-theme.test.ts compares them with the generator.
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

// The server computes a realm's shades when its colour is saved; stored shades are the fallback.
export function realmShades(realmPath = pageRealm.path): MantineColorsTuple {
  if (isShades(pageRealm.shades) && pageRealm.path === realmPath) return pageRealm.shades;
  const cached = readJson('shades');
  return isShades(cached) ? cached : defaultShades;
}
