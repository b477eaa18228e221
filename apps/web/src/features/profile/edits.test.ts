import { expect, test } from 'vitest';
import { ApplicantEdit } from '@visawright/contract/applicant.ts';
import { isPhone, sentFields } from './edits.ts';

test('what was typed is sent, what was emptied is taken away, the rest is left alone', () => {
  const edits = { phone: ' ', city: ' Pune ', firstName: 'Asha' };
  expect(sentFields(edits, ['phone', 'city', 'street'])).toEqual({ phone: null, city: 'Pune' });
});

test.each(['+91 98765 43210', '(020) 4815-2200', '9876543210', 'call me', '12345', '+91', '1'.repeat(21)])(
  'the phone number %s is judged as the server judges it',
  (text) => expect(isPhone(text)).toBe(ApplicantEdit.safeParse({ phone: text }).success),
);
