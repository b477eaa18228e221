import { VisionEndpointEdit, type VisionEndpoint } from '@visawright/contract/documents/vision-endpoint.ts';
import { visionConsentText, visionConsentTextHindi } from '@visawright/contract/documents/vision-consent-text.ts';
import { expect, test } from 'vitest';
import { readingEdit, savedReading, wrongReading } from './reading-draft.ts';

const url = 'https://reader.example.org/v1';
const whole = { isOn: true, url, model: 'reader-1', apiKey: 'k', agrees: true };
const saved: VisionEndpoint = {
  isOn: true,
  url,
  model: 'reader-1',
  hasKey: true,
  words: visionConsentTextHindi,
  agreedByName: 'Asha Rao',
  agreedAt: '2026-11-15T08:00:00Z',
};

test('is off at first and requires every field and the agreement', () => {
  expect(savedReading(null)).toEqual({ isOn: false, url: '', model: '', apiKey: '', agrees: false });
  expect(wrongReading(savedReading(null), null)).toEqual(['url', 'model', 'apiKey', 'agrees']);
  expect(wrongReading(whole, null)).toEqual([]);
});

test('keeps a stored key for its address only and does not send it again', () => {
  const draft = { ...savedReading(saved), model: ' reader-2 ' };
  expect(wrongReading(draft, saved)).toEqual([]);
  expect(readingEdit(draft, saved, 'en')).toEqual({
    isOn: true,
    url,
    model: 'reader-2',
    agrees: visionConsentTextHindi,
  });
  expect(wrongReading({ ...draft, url: `${url}/other` }, saved)).toEqual(['apiKey', 'agrees']);
});

test('requires a new agreement when switched on again or when its text has changed', () => {
  const off = { ...saved, isOn: false };
  expect(wrongReading({ ...savedReading(saved), isOn: false }, saved)).toEqual([]);
  expect(wrongReading({ ...savedReading(off), isOn: true }, off)).toEqual(['agrees']);
  expect(wrongReading(savedReading(saved), { ...saved, words: 'as it was put last year' })).toEqual(['agrees']);
  expect(readingEdit({ ...whole, isOn: true }, off, 'en').agrees).toBe(visionConsentText);
});

test.each([
  url,
  'https://203.0.113.7:8443/',
  'http://reader.example.org/v1',
  'https://a:b@reader.example.org/',
  `${url}?x=1`,
  `${url}#x`,
  'reader.example.org',
  'https://',
  `https://reader.example.org/${'x'.repeat(280)}`,
])('accepts the address %s exactly if the server does', (typed) => {
  const draft = { ...whole, url: typed };
  const isTaken = VisionEndpointEdit.safeParse(readingEdit(draft, null, 'hi')).success;
  expect(wrongReading(draft, null)).toEqual(isTaken ? [] : ['url']);
});
