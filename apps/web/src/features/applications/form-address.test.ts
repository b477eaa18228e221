import { expect, test } from 'vitest';
import { formAddress } from './form-address.ts';

test("a form opens at its destination's own address", () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: 'germany' })).toBe(
    '/india-to-germany/form?applicationUid=a1',
  ));

test('a destination without one opens by the application, at the section that was asked for', () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: 'italy' }, 'journey')).toBe(
    '/form?applicationUid=a1&section=journey',
  ));

test('where no form is known there is nothing to open', () =>
  expect(formAddress({ applicationUid: 'a1', destinationId: null })).toBeNull());
