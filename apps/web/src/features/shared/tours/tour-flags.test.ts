import { beforeEach, expect, test, vi } from 'vitest';
import { applicantScreens } from '@visawright/contract/platform/screens.ts';
import { tourFlags } from '@visawright/contract/platform/tours.ts';
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

test('every applicant screen has its own tour flag, other screens the general one', () => {
  expect(new Set(applicantScreens.flatMap(({ paths }) => paths.map(tourAt)))).toEqual(new Set(tourFlags));
  expect(tourAt('/fileUpload')).toBe('general');
});

test('a destination’s own form address has the form screen’s tour', () =>
  expect(tourAt('/india-to-newZealand/form')).toBe('form screen'));

test('marks the seen tour and the general one only', () => {
  markSeen('profile');
  expect(tourFlags.filter(isSeen)).toEqual(['profile']);
  expect(isSeen('general')).toBe(true);
});

test('stores seen tours, and completion after all seven', () => {
  for (const tour of tourFlags.slice(1)) markSeen(tour);
  expect(flag('completed all tours')).toBeUndefined();
  markSeen(tourFlags[0]);
  expect(flag('completed all tours')).toBe('true');
});

test('the general tour alone does not complete all tours', () => {
  markSeen('general');
  expect(tourFlags.filter(isSeen)).toEqual([]);
  expect(flag('completed all tours')).toBeUndefined();
});
