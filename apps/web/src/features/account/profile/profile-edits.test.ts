import { expect, test } from 'vitest';
import { sentFields } from './profile-edits.ts';

test('sends typed values, removes emptied ones and leaves the rest', () => {
  const edits = { phone: ' ', city: ' Pune ', firstName: 'Asha' };
  expect(sentFields(edits, ['phone', 'city', 'street'])).toEqual({ phone: null, city: 'Pune' });
});
