import { expect, test } from 'vitest';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { aFinding, onPage } from '../../journey/findings-summary/testing/test-finding.ts';
import { documentsAddress, remedyTarget } from './remedy-target.ts';

const subject = { applicationUid: 'A', applicantUid: 'P' };
const remedy = (kind: Finding['remedy']['kind'], rest: Partial<Finding['remedy']> = {}): Finding['remedy'] => ({
  kind,
  category: null,
  docId: null,
  field: null,
  ...rest,
});
const remedyAddress = (finding: Partial<Finding>, isApplicant = true) =>
  remedyTarget(aFinding('x', finding), subject, isApplicant);

test('links a missing document to its checklist item', () =>
  expect(
    remedyAddress({
      remedy: remedy('addDocument', { category: 'Insurance' }),
      evidence: [{ from: 'missing', category: 'Insurance', title: 'Travel policy' }],
    }),
  ).toEqual({ to: '/document-playground?applicationUid=A&document=Travel+policy' }));

test('links by category if there is no title', () =>
  expect(remedyAddress({ remedy: remedy('addDocument', { category: 'Proof of Funds' }) })).toEqual({
    to: '/document-playground?applicationUid=A&category=Proof+of+Funds',
  }));

test("opens a document to be replaced, for staff on the traveller's documents", () => {
  const finding = { remedy: remedy('replaceDocument', { docId: 'D', category: 'Insurance' as const }) };
  expect(remedyAddress(finding)).toEqual({ to: '/document-playground?applicationUid=A&open=D' });
  expect(remedyAddress(finding, false)).toEqual({ to: '/fileUpload?applicantUid=P&applicationUid=A&open=D' });
});

test('links an answer to its question, and a value without a question to its document', () => {
  expect(remedyAddress({ remedy: remedy('changeAnswer'), fields: ['employer'] })).toEqual({ field: 'employer' });
  expect(remedyAddress({ remedy: remedy('confirmValue', { field: 'surname' }), fields: ['other'] })).toEqual({
    field: 'surname',
  });
  expect(remedyAddress({ remedy: remedy('confirmValue'), evidence: [onPage('policy')] })).toEqual({
    to: '/document-playground?applicationUid=A&open=policy',
  });
  expect(remedyAddress({ remedy: remedy('confirmValue') })).toBeNull();
});

test('links dates to Details, for staff to the application’s drawer', () => {
  expect(remedyAddress({ remedy: remedy('changeDates') })).toEqual({ to: '/get-visa?applicationUid=A' });
  expect(remedyAddress({ remedy: remedy('changeDates') }, false)).toEqual({ to: '/applications?open=A' });
});

test('returns null if nothing can be done', () => expect(remedyAddress({ remedy: remedy('none') })).toBeNull());

test('encodes special characters in a title', () =>
  expect(documentsAddress(subject, true, { document: 'Leave letter & NOC' })).toBe(
    '/document-playground?applicationUid=A&document=Leave+letter+%26+NOC',
  ));
