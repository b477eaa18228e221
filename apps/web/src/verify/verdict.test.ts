import type { Manifest } from '@visawright/contract/delivery/manifest.ts';
import type { Verified } from '@visawright/contract/verify/verify-package.ts';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const manifest = { packageId: 'ab'.repeat(32) } as Manifest;
const whole: Verified = { status: 'whole', seal: 'holds', wrapping: 'same', manifest, files: [] };
const words = (verified: Verified, id: string | null = null) => {
  const { tone, title, lines } = verdictOf(verified, id);
  return [tone, title, ...lines.map(({ word, names }) => [word, ...(names ?? [])].join(' '))];
};

test('an intact package is good only if it has the expected id', () => {
  expect(words(whole)).toEqual(['good', 'whole', 'wholeText']);
  expect(words(whole, manifest.packageId)).toEqual(['good', 'whole', 'wholeText']);
  expect(words(whole, 'cd'.repeat(32))).toEqual(['doubt', 'other', 'otherText']);
});

test('names changed, missing and added files', () => {
  const files = [
    { name: 'a.pdf', status: 'same' },
    { name: 'b.pdf', status: 'changed' },
    { name: 'c.pdf', status: 'missing' },
    { name: 'd.pdf', status: 'added' },
  ] as const;
  expect(words({ ...whole, status: 'changed', wrapping: 'changed', files })).toEqual([
    'bad',
    'changed',
    'changedFiles b.pdf',
    'missingFiles c.pdf',
    'addedFiles d.pdf',
    'changedAdvice',
  ]);
});

test('reports a repacked archive, and only the signature if it is broken', () => {
  expect(words({ ...whole, status: 'changed', wrapping: 'changed' })).toContain('wrapping');
  const files = [{ name: 'manifest.json', status: 'changed' }] as const;
  expect(words({ status: 'changed', seal: 'broken', files })).toEqual(['bad', 'changed', 'broken', 'changedAdvice']);
});

test('every other status has its own text', () => {
  expect(words({ status: 'unsigned', files: [] })).toEqual(['bad', 'unsigned', 'unsignedText']);
  expect(words({ status: 'unknownKey', files: [] })).toEqual(['bad', 'unknownKey', 'unknownKeyText']);
  expect(words({ status: 'notAPackage', reason: 'packedAnew', files: [] })).toEqual([
    'bad',
    'packedAnew',
    'packedAnewText',
  ]);
});
