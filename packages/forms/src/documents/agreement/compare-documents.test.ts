import { describe, expect, test } from 'vitest';
import { compareDocuments, type ComparedDocument, type ComparedValue } from './compare-documents.ts';
import { isOtherwiseSpaced } from './is-same-fact.ts';

const read = (outcome: ComparedValue['outcome'], isActed: boolean) => (field: string, value: string) => ({
  field,
  value,
  outcome,
  isActed,
});
const [sure, unsure, acted] = [read('accept', false), read('confirm', false), read('accept', true)];

const document = (
  docId: string,
  [category, kind]: readonly [string, string],
  values: readonly ComparedValue[],
  isOwn = true,
): ComparedDocument => ({ docId, category, kind, isOwn, values });

const passport = (...values: ComparedValue[]) => document('passport', ['Passport', 'Indian passport'], values);
const aadhaar = (...values: ComparedValue[]) => document('aadhaar', ['National ID', 'Aadhaar'], values);
const slip = (docId: string, ...values: ComparedValue[]) =>
  document(docId, ['Proof of Employment', 'Salary slip'], values);
const letter = (...values: ComparedValue[]) =>
  document('letter', ['Proof of Employment', 'Employment / NOC / leave letter'], values);

const compared = (...documents: ComparedDocument[]) =>
  Object.fromEntries(
    [...compareDocuments(documents)].flatMap(([docId, found]) =>
      Object.entries(found).map(([field, { is, docId: other }]) => [`${docId} ${field}`, `${is} ${other}`]),
    ),
  );

describe('a second reading', () => {
  test('is the passport, in any order of the words', () =>
    expect(
      compared(
        passport(sure('surname', 'BHANDARI'), sure('givenNames', 'SUSHMITA DEVI'), sure('dateOfBirth', '1994-03-02')),
        aadhaar(unsure('name', 'Bhandari Sushmita Devi'), unsure('dateOfBirth', '1994-03-02')),
      ),
    ).toEqual({ 'aadhaar name': 'agreed passport', 'aadhaar dateOfBirth': 'agreed passport' }));

  test('is a document of another kind, even if that one alone would be asked about', () =>
    expect(
      compared(
        slip('slip', unsure('employerName', 'Kaveri Data Pvt. Ltd.')),
        letter(unsure('employerName', 'KAVERI DATA PRIVATE LIMITED')),
      ),
    ).toEqual({ 'slip employerName': 'agreed letter', 'letter employerName': 'agreed slip' }));

  test('is never another person’s document', () =>
    expect(
      compared(
        passport(sure('dateOfBirth', '1994-03-02')),
        document('other', ['National ID', 'Aadhaar'], [unsure('dateOfBirth', '1994-03-02')], false),
      ),
    ).toEqual({}));

  test('is not one that a settled value contradicts', () =>
    expect(
      compared(
        passport(sure('dateOfBirth', '1994-03-02')),
        aadhaar(unsure('dateOfBirth', '1994-08-02')),
        document('pan', ['National ID', 'PAN card'], [unsure('dateOfBirth', '1994-08-02')]),
      ),
    ).toEqual({ 'pan dateOfBirth': 'repeated aadhaar' }));

  test('is not another slip of the same employer, which may repeat the fault: that is asked once', () =>
    expect(
      compared(
        slip('march', unsure('employerName', 'Kaveri')),
        slip('april', unsure('employerName', 'Kaveri')),
        slip('may', unsure('employerName', 'Kaveri')),
      ),
    ).toEqual({ 'april employerName': 'repeated march', 'may employerName': 'repeated march' }));

  test('is what a person confirmed: the same value elsewhere follows', () =>
    expect(
      compared(slip('march', acted('employerName', 'Kaveri')), slip('april', unsure('employerName', 'Kaveri'))),
    ).toEqual({
      'april employerName': 'agreed march',
    }));
});

describe('names that ran together', () => {
  test('are asked about, although they were read clearly', () =>
    expect(
      compared(
        passport(sure('surname', 'VENKATARAMAN'), sure('givenNames', 'LAKSHMI PRIYA')),
        document('pan', ['National ID', 'PAN card'], [sure('name', 'LAKSHMI PRIYAVENKATARAMAN')]),
      ),
    ).toEqual({ 'pan name': 'spacing passport' }));

  test.each([
    ['LAKSHMI PRIYAVENKATARAMAN', 'VENKATARAMAN LAKSHMI PRIYA', true],
    ['RAM KUMAR', 'RAMKUMAR', true],
    ['LAKSHMI PRIYA', 'PRIYA LAKSHMI', false],
    ['LAKSHMI PRIYA', 'LAKSHMI', false],
    ['LAKSHMI P', 'LAKSHMI PRIYA', false],
  ])('%s and %s', (one, other, is) => expect(isOtherwiseSpaced(one, other)).toBe(is));
});

test('a value that cannot be read is no reading', () =>
  expect(
    compared(passport(sure('dateOfBirth', '1994-03-02')), aadhaar(read('retake', false)('dateOfBirth', '1994-03-02'))),
  ).toEqual({}));

test('what a child’s certificate says of the child is not compared with the traveller', () =>
  expect(
    compared(
      passport(sure('surname', 'BHANDARI'), sure('givenNames', 'SUSHMITA'), sure('sex', 'F')),
      document(
        'birth',
        ['Proof of Relationship', 'Birth certificate'],
        [sure('childName', 'Rohan Pathak'), sure('sex', 'M')],
      ),
      aadhaar(sure('name', 'Sushmita Bhandari'), unsure('sex', 'F')),
    ),
  ).toEqual({ 'aadhaar sex': 'agreed passport' }));

test('the previous passport proves what the current one says of it', () =>
  expect(
    compared(
      passport(unsure('oldPassportNumber', 'J1028185')),
      document('previous', ['Passport', 'Previous passport'], [sure('passportNumber', 'J1028185')]),
    ),
  ).toEqual({ 'passport oldPassportNumber': 'agreed previous' }));

test('parts of an address are asked with the address', () =>
  expect(
    compared(aadhaar(unsure('address', '4 Lotus Road, Pune 411001'), unsure('addressLine1', '4 Lotus Road'))),
  ).toEqual({ 'aadhaar addressLine1': 'repeated aadhaar' }));
