import { expect, test } from 'vitest';
import { txtRecord } from './txt-record.ts';

test('a record is taken apart for the two fields of a registrar’s form', () =>
  expect(txtRecord('_visawright.visa.example.com TXT "visawright-verify=a-B_9"')).toEqual({
    name: '_visawright.visa.example.com',
    value: 'visawright-verify=a-B_9',
  }));

test('what is not understood is shown as it came', () =>
  expect(txtRecord('visawright-verify=x')).toEqual({ name: '', value: 'visawright-verify=x' }));
