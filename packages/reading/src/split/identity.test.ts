import { expect, test } from 'vitest';
import { compareIdentity, identityOf } from './identity.ts';

const compared = (a: string, b: string) => compareIdentity(identityOf(a), identityOf(b));

test('the same account agrees, though a digit was misread or the front is masked', () => {
  expect(compared('Account No: 50100123456789', 'A/C Number 50100123456789')).toMatchObject({ same: 1, other: 0 });
  expect(compared('Account No: 50100123456789', 'Account No 50100128456789')).toMatchObject({ same: 1, other: 0 });
  expect(compared('Account No: 501001236789', 'Account No XXXXXXXX6789')).toMatchObject({ same: 1, other: 0 });
});

test('another account does not', () => {
  expect(compared('Account No: 50100123456789', 'Account No: 91220099887766')).toMatchObject({ same: 0, other: 1 });
});

test('what a person always bears is counted apart', () => {
  expect(compared('PAN ABCPD1234E', 'PAN: ABCPD1234E')).toEqual({ same: 0, other: 0, person: 1 });
});
