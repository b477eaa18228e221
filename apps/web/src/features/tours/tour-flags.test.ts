import { beforeEach, expect, test, vi } from 'vitest';
import { applicantScreens } from '@visawright/contract/screens.ts';
import { tourFlags } from '@visawright/contract/tours.ts';
import { isSeen, markSeen, tourAt } from './tour-flags.ts';

const stored = new Map<string, string>();
const flag = (name: string) => [...stored].find(([key]) => key.endsWith(`.tour.${name}`))?.[1];
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

test('a destination’s own form address has the form screen’s tour', () =>
  expect(tourAt('/india-to-newZealand/form')).toBe('form screen'));

test('one tour seen says nothing about the others, but the frame is known', () => {
  markSeen('profile');
  expect(tourFlags.filter(isSeen)).toEqual(['profile']);
  expect(isSeen('general')).toBe(true);
});

test('a walkthrough is remembered as seen, and all seven as completed', () => {
  for (const tour of tourFlags.slice(1)) markSeen(tour);
  expect(flag('completed all tours')).toBeUndefined();
  markSeen(tourFlags[0]);
  expect(flag('completed all tours')).toBe('true');
});

test('the general tour alone completes nothing', () => {
  markSeen('general');
  expect(tourFlags.filter(isSeen)).toEqual([]);
  expect(flag('completed all tours')).toBeUndefined();
});
