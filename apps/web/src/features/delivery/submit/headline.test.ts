import { expect, test } from 'vitest';
import { en } from '../../../translations/submit/en.ts';
import { headlineOf, headlines, toneOf } from './headline.ts';

const known = { status: 'package-ready', outcome: 'PENDING', packageStatus: 'ready' } as const;

test.each([
  [{ ...known }, 'ready'],
  [{ ...known, packageStatus: 'outdated' }, 'outdated'],
  [{ ...known, status: 'form-data-collected', packageStatus: 'building' }, 'building'],
  [{ ...known, status: 'form-data-collected', packageStatus: null }, 'waiting'],
  [{ ...known, status: 'online-form-completed' }, 'online'],
  [{ ...known, status: 'online-form-completed', packageStatus: 'outdated' }, 'outdated'],
  [{ ...known, status: 'submitted', packageStatus: 'outdated' }, 'submitted'],
  [{ ...known, status: 'submitted', outcome: 'APPROVED' }, 'granted'],
  [{ ...known, status: 'submitted', outcome: 'REJECTED' }, 'refused'],
] as const)('%o: %s', (given, headline) => expect(headlineOf(given)).toBe(headline));

test('every headline has texts for oneself and for another traveller', () => {
  for (const headline of headlines) {
    expect(en.title[headline], headline).toBeTruthy();
    expect(en.titleOf[headline], headline).toBeTruthy();
    expect(en.lead[headline], headline).toBeTruthy();
  }
});

test('only good states have the good tone', () => {
  expect(toneOf('ready')).toBe('good');
  expect([toneOf('ready', true), toneOf('submitted', true)]).toEqual(['stop', 'good']);
  expect(toneOf('building')).toBe('work');
  expect([toneOf('failed'), toneOf('outdated'), toneOf('barred'), toneOf('refused')]).toEqual(Array(4).fill('stop'));
});
