import type { Manifest } from '@visawright/contract/manifest.ts';
import type { Verified } from '@visawright/contract/verify/verify-package.ts';
import { expect, test } from 'vitest';
import { verdictOf } from './verdict.ts';

const manifest = { packageId: 'ab'.repeat(32) } as Manifest;
const whole: Verified = { standing: 'whole', seal: 'holds', wrapping: 'same', manifest, files: [] };
const words = (verified: Verified, id: string | null = null) => {
  const { tone, title, lines } = verdictOf(verified, id);
  return [tone, title, ...lines.map(({ word, names }) => [word, ...(names ?? [])].join(' '))];
};

test('a whole package is good only where it is the one that was expected', () => {
  expect(words(whole)).toEqual(['good', 'whole', 'wholeText']);
  expect(words(whole, manifest.packageId)).toEqual(['good', 'whole', 'wholeText']);
  expect(words(whole, 'cd'.repeat(32))).toEqual(['doubt', 'other', 'otherText']);
});

test('what was changed, taken out and added is named', () => {
  const files = [
    { name: 'a.pdf', standing: 'same' },
    { name: 'b.pdf', standing: 'changed' },
    { name: 'c.pdf', standing: 'missing' },
    { name: 'd.pdf', standing: 'added' },
  ] as const;
  expect(words({ ...whole, standing: 'changed', wrapping: 'changed', files })).toEqual([
    'bad',
    'changed',
    'changedFiles b.pdf',
    'missingFiles c.pdf',
    'addedFiles d.pdf',
    'changedAdvice',
  ]);
});

test('an archive written anew around the same papers says so, a broken seal says nothing else', () => {
  expect(words({ ...whole, standing: 'changed', wrapping: 'changed' })).toContain('wrapping');
  const files = [{ name: 'manifest.json', standing: 'changed' }] as const;
  expect(words({ standing: 'changed', seal: 'broken', files })).toEqual(['bad', 'changed', 'broken', 'changedAdvice']);
});

test('every other standing has its own sentence', () => {
  expect(words({ standing: 'unsigned', files: [] })).toEqual(['bad', 'unsigned', 'unsignedText']);
  expect(words({ standing: 'unknownKey', files: [] })).toEqual(['bad', 'unknownKey', 'unknownKeyText']);
  expect(words({ standing: 'notAPackage', reason: 'packedAnew', files: [] })).toEqual([
    'bad',
    'packedAnew',
    'packedAnewText',
  ]);
});
