import { VisionEndpointEdit, type VisionEndpoint } from '@visawright/contract/vision-endpoint.ts';
import { visionWords, visionWordsHi } from '@visawright/contract/vision-words.ts';
import { expect, test } from 'vitest';
import { readingEdit, savedReading, wrongReading } from './reading-draft.ts';

const url = 'https://reader.example.org/v1';
const whole = { isOn: true, url, model: 'reader-1', apiKey: 'k', agrees: true };
const saved: VisionEndpoint = {
  isOn: true,
  url,
  model: 'reader-1',
  hasKey: true,
  words: visionWordsHi,
  agreedByName: 'Asha Rao',
  agreedAt: '2026-11-15T08:00:00Z',
};

test('before anything was saved it is off, and every field and the agreement are asked for', () => {
  expect(savedReading(null)).toEqual({ isOn: false, url: '', model: '', apiKey: '', agrees: false });
  expect(wrongReading(savedReading(null), null)).toEqual(['url', 'model', 'apiKey', 'agrees']);
  expect(wrongReading(whole, null)).toEqual([]);
});

test('a stored key is kept for its own address only, and is not sent again', () => {
  const draft = { ...savedReading(saved), model: ' reader-2 ' };
  expect(wrongReading(draft, saved)).toEqual([]);
  expect(readingEdit(draft, saved, 'en')).toEqual({ isOn: true, url, model: 'reader-2', agrees: visionWordsHi });
  expect(wrongReading({ ...draft, url: `${url}/other` }, saved)).toEqual(['apiKey', 'agrees']);
});

test('switching off asks for nothing; switching on again, or other words, for a new agreement in the words shown', () => {
  const off = { ...saved, isOn: false };
  expect(wrongReading({ ...savedReading(saved), isOn: false }, saved)).toEqual([]);
  expect(wrongReading({ ...savedReading(off), isOn: true }, off)).toEqual(['agrees']);
  expect(wrongReading(savedReading(saved), { ...saved, words: 'as it was put last year' })).toEqual(['agrees']);
  expect(readingEdit({ ...whole, isOn: true }, off, 'en').agrees).toBe(visionWords);
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
])('the form takes the address %s where the server takes it', (typed) => {
  const draft = { ...whole, url: typed };
  const isTaken = VisionEndpointEdit.safeParse(readingEdit(draft, null, 'hi')).success;
  expect(wrongReading(draft, null)).toEqual(isTaken ? [] : ['url']);
});
