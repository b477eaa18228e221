import { beforeEach, expect, test, vi } from 'vitest';
import { applicantScreens } from '@visawright/contract/screens.ts';
import { tourFlags } from '@visawright/contract/tours.ts';
import { markSeen, tourAt } from './tour-flags.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

test('every applicant screen has its own tour flag, any other place the general one', () => {
  expect(new Set(applicantScreens.flatMap(({ paths }) => paths.map(tourAt)))).toEqual(new Set(tourFlags));
  expect(tourAt('/fileUpload')).toBe('general');
});

test('a walkthrough is remembered as seen, and all seven as completed', () => {
  const paths = applicantScreens.map(({ paths: [first] }) => first!);
  for (const path of paths.slice(1)) markSeen(path);
  expect([...stored.keys()].some((key) => key.endsWith('completed all tours'))).toBe(false);
  markSeen(paths[0]!);
  expect([...stored].find(([key]) => key.endsWith('tour.completed all tours'))?.[1]).toBe('true');
});
