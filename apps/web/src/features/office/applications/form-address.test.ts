import { expect, test } from 'vitest';
import { formAddress } from './form-address.ts';

test("uses the destination's own path", () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: 'germany' })).toBe(
    '/india-to-germany/form?applicationUid=a1',
  ));

test('uses the generic path with the requested section for other destinations', () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: 'italy' }, 'journey')).toBe(
    '/form?applicationUid=a1&section=journey',
  ));

test('returns null if there is no form', () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: null })).toBeNull());
