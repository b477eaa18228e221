import { expect, test } from 'vitest';
import { engineVersion, passportHash, sourcesHash } from './version.ts';

test('the passport engine is named apart from everything that reads', () => {
  expect(passportHash()).toMatch(/^[\da-f]{64}$/);
  expect(passportHash()).not.toBe(sourcesHash());
  expect(passportHash()).toBe(passportHash());
});

test('the engine says its name and a version of its sources and models', () => {
  expect(engineVersion()).toEqual({ name: 'local', version: expect.stringMatching(/^[\da-f]{16}$/) as string });
});
