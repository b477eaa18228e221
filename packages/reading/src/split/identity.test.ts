import { expect, test } from 'vitest';
import { compareIdentity, identityOf } from './identity.ts';

const compared = (a: string, b: string) => compareIdentity(identityOf(a), identityOf(b));

test('matches the same account despite a misread digit or masking', () => {
  expect(compared('Account No: 50100123456789', 'A/C Number 50100123456789')).toMatchObject({ same: 1, other: 0 });
  expect(compared('Account No: 50100123456789', 'Account No 50100128456789')).toMatchObject({ same: 1, other: 0 });
  expect(compared('Account No: 501001236789', 'Account No XXXXXXXX6789')).toMatchObject({ same: 1, other: 0 });
});

test('does not match another account', () => {
  expect(compared('Account No: 50100123456789', 'Account No: 91220099887766')).toMatchObject({ same: 0, other: 1 });
});

test('counts numbers of a person separately', () => {
  expect(compared('PAN ABCPD1234E', 'PAN: ABCPD1234E')).toEqual({ same: 0, other: 0, person: 1 });
});

test('takes twelve digits for an Aadhaar number only in groups of four or after its label', () => {
  const [one, other] = ['UPI/423140290476/METRO CARD', 'UPI/904740049840/BOOK NOOK'];
  expect(compared(one, other)).toEqual({ same: 0, other: 0, person: 0 });
  expect(compared('Ref 4231 4029 0476', 'Ref 9047 4004 9840')).toEqual({ same: 0, other: 0, person: 0 });
  expect(compared('DOB 04/05/1990 4321 8765 2109', 'Aadhaar XXXX XXXX 2109')).toMatchObject({ person: 1, other: 0 });
  expect(compared('DOB 04/05/1990 4321 8765 2109', 'Aadhaar No: 432187653333')).toMatchObject({ other: 1 });
});

test('finds an account number beside a bilingual label and below its label', () => {
  const plain = 'A/C No 297883426255';
  expect(compared(plain, 'ACCOUNT NO / खाता संख्या : 297883426255')).toMatchObject({ same: 1, other: 0 });
  expect(compared(plain, 'Account number Sort / IFSC Currency\n297883426255 VIND0207792 INR')).toMatchObject({
    same: 1,
  });
});

test('does not match different branches', () => {
  expect(compared('IFSC: VIND0207792', 'IFSC Code VIND0207792')).toEqual({ same: 0, other: 0, person: 1 });
  expect(compared('IFSC: VIND0207792', 'IFSC : LOTU0001234')).toMatchObject({ other: 1 });
});
