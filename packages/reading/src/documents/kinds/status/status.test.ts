import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../testing/values-of.ts';
import { stayDays } from './stay-days.ts';

describe('proofs of status', () => {
  it('reads a visa sticker in two languages', () => {
    const text = `SCHENGEN VISA            FRANCE                 FRA123456
VALABLE POUR / VALID FOR    ETATS SCHENGEN
DU / FROM  09-03-26         AU / UNTIL  30-03-26
TYPE DE VISA / TYPE OF VISA    NOMBRE D'ENTREES / NUMBER OF ENTRIES
C                              MULT
DELIVRE A / ISSUED IN  MUMBAI       LE / ON  01-02-26
NUMERO DE PASSEPORT / NUMBER OF PASSPORT  M1234567`;
    expect(valuesOf('Proof of Status', 'Previous or current visa', text)).toMatchObject({
      visaNumber: 'FRA123456',
      issuingCountry: 'FRA',
      visaType: 'C',
      validFrom: '2026-03-09',
      validUntil: '2026-03-30',
      issueDate: '2026-02-01',
      entries: 'MULT',
    });
  });

  it('reads holder, validity and duration of a visa, also from its MRZ', () => {
    const text = `SCHENGEN VISA            DEUTSCHLAND                 910684314
GULTIG FUR / VALID FOR    SCHENGENER STAATEN (-CH)
VOM / FROM  06-03-27         BIS / UNTIL  04-04-27
ART DES VISUMS / TYPE OF VISA    ANZAHL DER EINREISEN / NUMBER OF ENTRIES    DURATION OF STAY
C                                01                                          15 TAGE
NUMBER OF PASSPORT  M1234567
SURNAME, NAME  BHATT, LOKESH
VCD<<BHATT<<LOKESH<<<<<<<<<<<<<<<<<<
9106843144IND7807105M2704047<<<<<<<<`;
    expect(valuesOf('Proof of Status', 'Previous or current visa', text)).toMatchObject({
      holderName: 'BHATT LOKESH',
      holderPassportNumber: 'M1234567',
      holderDateOfBirth: '1978-07-10',
      holderNationality: 'IND',
      validFor: 'SCHENGEN -CH',
      stayDays: '15',
      entries: '01',
    });
  });

  it('ignores an MRZ with wrong check digits', () => {
    const text = `VISA   FRANCE
VALID FROM  06-03-2027
VCFRABHATT<<LOKESH<<<<<<<<<<<<<<<<<<
9106843144IND7807106M2704047<<<<<<<<`;
    const read = valuesOf('Proof of Status', 'Previous or current visa', text);
    expect(read).not.toHaveProperty('holderDateOfBirth');
    expect(read).not.toHaveProperty('holderNationality');
  });

  it.each([
    ['90 DAYS', '90'],
    ['up to 30 days from each arrival', '30'],
    ['6 months', '180'],
    ['015', '15'],
    ['MULT', undefined],
    ['06-03-2027', undefined],
  ])('a stay of %s is %s days', (raw, days) => {
    expect(stayDays(raw)).toBe(days);
  });

  it('reads a residence permit with the name in two parts', () => {
    const text = `UNITED KINGDOM
RESIDENCE PERMIT
Surname            KUMAR
Given Names        RAVI
Permit No.         ZX1234567
Type of Permit     SKILLED WORKER
Date of Issue      01/02/2024
Valid Until        31/01/2027`;
    expect(valuesOf('Proof of Status', 'Residence permit', text)).toMatchObject({
      name: 'RAVI KUMAR',
      permitNumber: 'ZX1234567',
      permitType: 'SKILLED WORKER',
      issuingCountry: 'GBR',
      issueDate: '2024-02-01',
      expiryDate: '2027-01-31',
    });
  });

  it('reads the crossed box of a refusal, and no reason if none was recognised', () => {
    const form = (mark: string) => `EMBASSY OF ITALY
Reference: ITA/2025/004411
Your application has been refused. This decision is based on the following reason(s):
${mark} 1. The purpose of the intended stay was not justified
${mark === '☐' ? '☐' : '☒'} 2. You have not provided proof of sufficient means
☐ 3. A false travel document was presented
Date: New Delhi, 05/03/2025`;
    expect(valuesOf('Proof of Status', 'Visa refusal letter', form(' '))).toMatchObject({
      issuingCountry: 'ITA',
      refusalDate: '2025-03-05',
      referenceNumber: 'ITA/2025/004411',
      reason: 'You have not provided proof of sufficient means',
    });
    expect(valuesOf('Proof of Status', 'Visa refusal letter', form('☐'))).not.toHaveProperty('reason');
  });
});
