import { describe, expect, it } from 'vitest';
import { readFields } from '../../read-fields.ts';
import { typedDocument } from '../../testing/typed-document.ts';
import { valuesOf } from '../../testing/values-of.ts';
import { verhoeff } from './verhoeff.ts';

describe('identity documents', () => {
  it('recognises a number by its check digit', () => {
    expect(verhoeff('2363')).toBe(true);
    expect(verhoeff('2364')).toBe(false);
  });

  it('reads an Aadhaar card without a label for the name, and detects masking', () => {
    const text = `Government of India

    Ravi Kumar
    DOB: 12/03/1990
    MALE

    XXXX XXXX 1234

    Address: S/O Suresh Kumar, 12 MG Road, Camp,
    Pune, Maharashtra - 411001
    Unique Identification Authority of India`;
    expect(valuesOf('National ID', 'Aadhaar', text)).toMatchObject({
      name: 'Ravi Kumar',
      dateOfBirth: '1990-03-12',
      sex: 'M',
      aadhaarNumber: 'XXXXXXXX1234',
      masked: 'true',
      careOf: 'S/O Suresh Kumar',
      address: '12 MG Road, Camp, Pune, Maharashtra - 411001',
      postcode: '411001',
      city: 'Pune',
    });
  });

  it('accepts an Aadhaar number with a valid check digit and asks for confirmation otherwise', () => {
    const outcome = (number: string) =>
      readFields(typedDocument('National ID', 'Aadhaar', `Ravi Kumar\nDOB: 12/03/1990\n\n${number}`)).values
        .aadhaarNumber?.outcome;
    const good = Array.from('0123456789')
      .map((digit) => `23456789012${digit}`)
      .find(verhoeff)!;
    const bad = good.slice(0, 11) + ((Number(good[11]) + 1) % 10);
    const inFours = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');
    expect([outcome(inFours(good)), outcome(inFours(bad))]).toEqual(['accept', 'confirm']);
  });

  it('reads a PAN card with and without labels', () => {
    const wanted = {
      panNumber: 'ABCPK1234L',
      name: 'RAVI KUMAR',
      fatherName: 'SURESH KUMAR',
      dateOfBirth: '1990-03-12',
    };
    const labelled = `INCOME TAX DEPARTMENT        GOVT. OF INDIA
Permanent Account Number
ABCPK1234L

Name
RAVI KUMAR

Father's Name
SURESH KUMAR

Date of Birth
12/03/1990`;
    const bare = `INCOME TAX DEPARTMENT        GOVT. OF INDIA
RAVI KUMAR
SURESH KUMAR
12/03/1990
Permanent Account Number
ABCPK1234L`;
    expect(valuesOf('National ID', 'PAN card', labelled)).toMatchObject(wanted);
    expect(valuesOf('National ID', 'PAN card', bare)).toMatchObject(wanted);
  });

  it('reads a driving licence with its current issue date, not the first one', () => {
    const text = `UNION OF INDIA  DRIVING LICENCE
Licence No.      : MH-12 20190012345
Name             : RAVI KUMAR
S/W/D            : SURESH KUMAR
Date of Birth    : 12-03-1990      Blood Group : B+
Date of First Issue : 01-02-2012
Date of Issue    : 05-06-2019
Validity (NT)    : 04-06-2039
Address          : 12 MG ROAD
                   CAMP
                   PUNE MAHARASHTRA 411001`;
    expect(valuesOf('National ID', 'Driving licence', text)).toMatchObject({
      licenceNumber: 'MH-1220190012345',
      name: 'RAVI KUMAR',
      dateOfBirth: '1990-03-12',
      issueDate: '2019-06-05',
      expiryDate: '2039-06-04',
    });
  });

  it('reads an old passport with its stamp', () => {
    const text = `REPUBLIC OF INDIA
Passport No.        Place of Issue
H1858764            MUMBAI

Date of Issue       Date of Expiry
06/09/2012          05/09/2022

C A N C E L L E D`;
    expect(valuesOf('Passport', 'Previous passport', text)).toEqual({
      passportNumber: 'H1858764',
      placeOfIssue: 'MUMBAI',
      issueDate: '2012-09-06',
      expiryDate: '2022-09-05',
      cancelledStamp: 'true',
    });
  });
});
