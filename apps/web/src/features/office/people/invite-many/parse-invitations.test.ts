import { expect, test } from 'vitest';
import { invitationLines, parseInvitations } from './parse-invitations.ts';

const asha = { firstName: 'Asha', lastName: 'Verma', email: 'asha@example.com' };

test.each([
  'Asha Verma, asha@example.com',
  'Asha Verma <asha@example.com>',
  '"Asha Verma" <asha@example.com>',
  'asha@example.com; Asha Verma',
  'Asha\tVerma\tasha@example.com',
  '  Asha,Verma,asha@example.com  ',
])('reads %j', (line) => expect(parseInvitations(line)).toEqual([asha]));

test('suggests a name from an address alone', () =>
  expect(parseInvitations('asha.verma2@example.com\nravi@example.com')).toEqual([
    { ...asha, email: 'asha.verma2@example.com' },
    { firstName: 'Ravi', lastName: '', email: 'ravi@example.com' },
  ]));

test('keeps a line without an address, so that its error can be shown', () =>
  expect(parseInvitations('\nAsha Verma\r\n\n')).toEqual([{ ...asha, email: '' }]));

test('keeps several first names and names in other scripts', () =>
  expect(parseInvitations('आशा कुमारी वर्मा, asha@example.com')).toEqual([
    { firstName: 'आशा कुमारी', lastName: 'वर्मा', email: 'asha@example.com' },
  ]));

test('reads the lines it writes', () => {
  const rows = [asha, { firstName: 'Ravi', lastName: '', email: 'ravi@example.com' }];
  expect(parseInvitations(invitationLines(rows))).toEqual(rows);
});
