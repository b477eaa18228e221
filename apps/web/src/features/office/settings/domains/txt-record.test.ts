import { expect, test } from 'vitest';
import { txtRecord } from './txt-record.ts';

test('splits a record into name and value', () =>
  expect(txtRecord('_visawright.visa.example.com TXT "visawright-verify=a-B_9"')).toEqual({
    name: '_visawright.visa.example.com',
    value: 'visawright-verify=a-B_9',
  }));

test('shows an unknown format unchanged', () =>
  expect(txtRecord('visawright-verify=x')).toEqual({ name: '', value: 'visawright-verify=x' }));
