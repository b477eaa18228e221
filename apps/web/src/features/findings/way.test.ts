import { expect, test } from 'vitest';
import type { Finding } from '@visawright/contract/finding.ts';
import { aFinding, onPage } from './testing/a-finding.ts';
import { papersAddress, wayOut } from './way.ts';

const subject = { applicationUid: 'A', applicantUid: 'P' };
const remedy = (kind: Finding['remedy']['kind'], rest: Partial<Finding['remedy']> = {}): Finding['remedy'] => ({
  kind,
  category: null,
  docId: null,
  field: null,
  ...rest,
});
const wayOf = (finding: Partial<Finding>, isApplicant = true) => wayOut(aFinding('x', finding), subject, isApplicant);

test('a missing paper is added at its own place on the list', () =>
  expect(
    wayOf({
      remedy: remedy('addPaper', { category: 'Insurance' }),
      evidence: [{ from: 'missing', category: 'Insurance', title: 'Travel policy' }],
    }),
  ).toEqual({ to: '/document-playground?applicationUid=A&paper=Travel+policy' }));

test('without a title the category leads there', () =>
  expect(wayOf({ remedy: remedy('addPaper', { category: 'Proof of Funds' }) })).toEqual({
    to: '/document-playground?applicationUid=A&category=Proof+of+Funds',
  }));

test('a paper to be replaced is opened, for staff among the documents of that person', () => {
  const finding = { remedy: remedy('replacePaper', { docId: 'D', category: 'Insurance' as const }) };
  expect(wayOf(finding)).toEqual({ to: '/document-playground?applicationUid=A&open=D' });
  expect(wayOf(finding, false)).toEqual({ to: '/fileUpload?applicantUid=P&applicationUid=A&open=D' });
});

test('an answer leads to its question, a value without one to its paper', () => {
  expect(wayOf({ remedy: remedy('changeAnswer'), fields: ['employer'] })).toEqual({ field: 'employer' });
  expect(wayOf({ remedy: remedy('confirmValue', { field: 'surname' }), fields: ['other'] })).toEqual({
    field: 'surname',
  });
  expect(wayOf({ remedy: remedy('confirmValue'), evidence: [onPage('policy')] })).toEqual({
    to: '/document-playground?applicationUid=A&open=policy',
  });
  expect(wayOf({ remedy: remedy('confirmValue') })).toBeNull();
});

test('dates are changed on Details, by staff in the application’s own window', () => {
  expect(wayOf({ remedy: remedy('changeDates') })).toEqual({ to: '/get-visa?applicationUid=A' });
  expect(wayOf({ remedy: remedy('changeDates') }, false)).toEqual({ to: '/applications?open=A' });
});

test('where nothing can be done there is no button', () => expect(wayOf({ remedy: remedy('none') })).toBeNull());

test('a title with signs of an address stays whole', () =>
  expect(papersAddress(subject, true, { paper: 'Leave letter & NOC' })).toBe(
    '/document-playground?applicationUid=A&paper=Leave+letter+%26+NOC',
  ));
