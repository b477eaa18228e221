import { describe, expect, it } from 'vitest';
import { readFields } from '../read-fields.ts';
import { typedDocument } from '../testing/typed-document.ts';
import { valuesOf } from '../testing/values-of.ts';

describe('labels whose wording is not known', () => {
  it('reads a value by the meaning of its label, and asks for confirmation if it was not read clearly', () => {
    const text = `CANADA
Permanent Resident Card
Card no.           PA0123456789
Card runs out      2028-01-04`;
    const { values } = readFields(typedDocument('Proof of Status', 'Residence permit', text));
    expect(values.expiryDate).toMatchObject({ value: '2028-01-04', outcome: 'accept' });
    const seen = readFields(typedDocument('Proof of Status', 'Residence permit', text, 0.92));
    expect(seen.values.expiryDate).toMatchObject({ value: '2028-01-04', outcome: 'confirm' });
    expect(values.permitNumber).toMatchObject({ value: 'PA0123456789', outcome: 'accept' });
  });

  it('does not take a column heading for the value beside it', () => {
    const text = `TUBERCULOSIS SCREENING
Examinee              Certified on      Good until
RAVI KUMAR            14 JUL 2026       12 JAN 2027`;
    expect(valuesOf('Other', 'Medical or TB certificate', text)).toMatchObject({
      name: 'RAVI KUMAR',
      issueDate: '2026-07-14',
      expiryDate: '2027-01-12',
    });
  });

  it('accepts a value made of label words beside a known label', () => {
    const text = `UNITED KINGDOM
Permit No.         ZX1234567
Type of Permit     Residence permit
Valid Until        31/01/2027`;
    expect(valuesOf('Proof of Status', 'Residence permit', text)).toMatchObject({ permitType: 'Residence permit' });
  });

  it('does not confuse people whose labels begin with the same word', () => {
    const text = `CERTIFICATE OF DEATH
NAME OF THE SURVIVING HUSBAND     SEX
Harish Pillai                     Male
FULL NAME OF THE DEPARTED         DIED ON
Latha Pillai                      24 Jun 2024`;
    expect(valuesOf('Proof of Marital Status', 'Death certificate of spouse', text)).toMatchObject({
      deceasedName: 'Latha Pillai',
      dateOfDeath: '2024-06-24',
    });
  });
});

describe('positions of a value', () => {
  it('follows a dotted line', () => {
    const text = `MUNICIPAL CORPORATION OF NASHIK
1. Name of the infant ............... Aarohi Deshpande
2. Birth took place on .............. 12.03.2015
3. Birth took place at .............. Matoshree Hospital, Nashik`;
    expect(valuesOf('Proof of Relationship', 'Birth certificate', text)).toMatchObject({
      childName: 'Aarohi Deshpande',
      dateOfBirth: '2015-03-12',
      placeOfBirth: 'Matoshree Hospital, Nashik',
    });
  });

  it('finds a value above its caption', () => {
    const text = `Gram Panchayat Rampur
CERTIFICATE OF BIRTH

Ravi Shankar Yadav                    14 August 1999
Child's name                          Day of birth

Mohan Yadav                           Sita Yadav
Father                                Mother`;
    expect(valuesOf('Proof of Relationship', 'Birth certificate', text)).toMatchObject({
      childName: 'Ravi Shankar Yadav',
      dateOfBirth: '1999-08-14',
      fatherName: 'Mohan Yadav',
      motherName: 'Sita Yadav',
    });
  });
});
