import { expect, test } from 'vitest';
import { en } from '../../words/submit.ts';
import { headlineOf, headlines, toneOf } from './headline-of.ts';

const known = { status: 'package-ready', outcome: 'PENDING', standing: 'ready' } as const;

test.each([
  [{ ...known }, 'ready'],
  [{ ...known, standing: 'outdated' }, 'outdated'],
  [{ ...known, status: 'form-data-collected', standing: 'building' }, 'building'],
  [{ ...known, status: 'form-data-collected', standing: null }, 'waiting'],
  [{ ...known, status: 'online-form-completed' }, 'online'],
  [{ ...known, status: 'online-form-completed', standing: 'outdated' }, 'outdated'],
  [{ ...known, status: 'submitted', standing: 'outdated' }, 'submitted'],
  [{ ...known, status: 'submitted', outcome: 'APPROVED' }, 'granted'],
  [{ ...known, status: 'submitted', outcome: 'REJECTED' }, 'refused'],
] as const)('%o: %s', (given, headline) => expect(headlineOf(given)).toBe(headline));

test('every headline has its words, for oneself and for a traveller one added', () => {
  for (const headline of headlines) {
    expect(en.title[headline], headline).toBeTruthy();
    expect(en.titleOf[headline], headline).toBeTruthy();
    expect(en.lead[headline], headline).toBeTruthy();
  }
});

test('only what stands well is green', () => {
  expect(toneOf('ready')).toBe('good');
  expect(toneOf('building')).toBe('work');
  expect([toneOf('failed'), toneOf('outdated'), toneOf('barred'), toneOf('refused')]).toEqual(Array(4).fill('stop'));
});
