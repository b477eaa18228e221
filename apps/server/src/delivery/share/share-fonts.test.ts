import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shareFonts } from './share-fonts.ts';
import { shareStyle } from './share-style.ts';

test('the shared pages have the typefaces of the app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'share-fonts-'));
  mkdirSync(join(folder, 'assets'));
  const names = [
    'inter-latin-wght-normal-Dx4kXJAl.woff2',
    'inter-latin-ext-wght-normal-DO1Apj_S.woff2',
    'noto-sans-devanagari-devanagari-wght-normal-B0aqzaJy.woff2',
  ];
  for (const name of names) writeFileSync(join(folder, 'assets', name), '');
  const fonts = shareFonts(folder);
  expect([...fonts.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url)).toEqual([
    `/assets/${names[0]}`,
    `/assets/${names[2]}`,
  ]);
  const style = shareStyle(
    Array.from({ length: 10 }, () => '#0b5fff'),
    fonts,
  );
  expect(style).toContain("@font-face{font-family:'Inter Variable'");
  expect(style).toContain("'Inter Variable','Noto Sans Devanagari Variable',system-ui");
});

test('without a build the pages use the typeface of the phone', () => {
  expect(shareFonts(undefined)).toBe('');
  expect(shareFonts('/no/such/folder')).toBe('');
});
