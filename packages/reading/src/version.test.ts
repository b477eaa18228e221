import { expect, test } from 'vitest';
import { engineVersion, passportHash, sourcesHash } from './version.ts';

test('gives the passport engine a hash of its own', () => {
  expect(passportHash()).toMatch(/^[\da-f]{64}$/);
  expect(passportHash()).not.toBe(sourcesHash());
  expect(passportHash()).toBe(passportHash());
});

test("returns the engine's name and a version of its sources and models", () => {
  expect(engineVersion()).toEqual({ name: 'local', version: expect.stringMatching(/^[\da-f]{16}$/) as string });
});
