import { describe, expect, it } from 'vitest';
import { readFields } from '../../read-fields.ts';
import { typedDocument } from '../../testing/typed-document.ts';
import { valuesOf } from '../../testing/values-of.ts';

describe('certificates', () => {
  it('reads a birth certificate in sentences', () => {
    const text = `MUNICIPAL CORPORATION OF NASHIK
BIRTH CERTIFICATE
This is to certify that Anaya Kumar, daughter of Shri Ravi Kumar and Smt. Meena Kumar,
was born on 5th March 2018 at Sunrise Hospital, Nashik. The birth is registered under
registration number B/2018/4471 on 12/03/2018.`;
    expect(valuesOf('Proof of Relationship', 'Birth certificate', text)).toMatchObject({
      childName: 'Anaya Kumar',
      fatherName: 'Ravi Kumar',
      motherName: 'Meena Kumar',
      dateOfBirth: '2018-03-05',
      placeOfBirth: 'Sunrise Hospital, Nashik',
      registrationNumber: 'B/2018/4471',
      registrationDate: '2018-03-12',
      issuingAuthority: 'MUNICIPAL CORPORATION OF NASHIK',
    });
  });

  it('reads a marriage certificate with a column for each party', () => {
    const text = `CERTIFICATE OF MARRIAGE
Registration No : M/221/2019       Date of Registration : 12/02/2019

                      Bridegroom              Bride
Name                  RAVI KUMAR              MEENA JOSHI
Father's Name         SURESH KUMAR            ANIL JOSHI
Date of Birth         12/03/1990              01/07/1992

Date of Marriage      : 20/01/2019
Place of Marriage     : Nashik
Registered under the Hindu Marriage Act, 1955`;
    expect(valuesOf('Proof of Marital Status', 'Marriage certificate', text)).toMatchObject({
      husbandName: 'RAVI KUMAR',
      wifeName: 'MEENA JOSHI',
      marriageDate: '2019-01-20',
      marriagePlace: 'Nashik',
      registrationNumber: 'M/221/2019',
      registrationDate: '2019-02-12',
      act: 'Hindu Marriage Act, 1955',
      maritalStatus: 'married',
    });
  });

  it('reads a marriage certificate in sentences', () => {
    const text = `This is to certify that Ravi Kumar, son of Suresh Kumar, and Meena Joshi, daughter of
Anil Joshi, were married on 20 January 2019 at Laxmi Hall, Nashik, under the Special
Marriage Act, 1954.`;
    expect(valuesOf('Proof of Marital Status', 'Marriage certificate', text)).toMatchObject({
      husbandName: 'Ravi Kumar',
      wifeName: 'Meena Joshi',
      marriageDate: '2019-01-20',
      act: 'Special Marriage Act, 1954',
    });
  });

  it('never accepts a former spouse, because the decree does not name the traveller', () => {
    const text = `IN THE COURT OF THE PRINCIPAL JUDGE, FAMILY COURT, NASHIK
H.M.A. Petition No. 221 of 2019
Ravi Kumar  ... Petitioner
Versus
Meena Joshi  ... Respondent
The marriage is dissolved by a decree of divorce. Dated this 5th March 2020.`;
    const { values } = readFields(typedDocument('Proof of Marital Status', 'Divorce decree', text));
    expect(values.formerSpouseName).toMatchObject({ value: 'Meena Joshi', outcome: 'confirm' });
    expect(values.decreeDate?.value).toBe('2020-03-05');
    expect(values.court?.value).toBe('PRINCIPAL JUDGE, FAMILY COURT, NASHIK');
  });

  it('reads a death certificate of a spouse', () => {
    const text = `DEATH CERTIFICATE
Name of Deceased : MEENA KUMAR
Sex : Female
Date of Death : 05/03/2020
Name of Husband : RAVI KUMAR
Registration No. : D/2020/118`;
    expect(valuesOf('Proof of Marital Status', 'Death certificate of spouse', text)).toEqual({
      deceasedName: 'MEENA KUMAR',
      dateOfDeath: '2020-03-05',
      registrationNumber: 'D/2020/118',
      maritalStatus: 'widowed',
    });
  });

  it('reads the members of a ration card as a table', () => {
    const text = `RATION CARD
Ration Card No. : 2720 1234 5678
Name of Head of Family : RAVI KUMAR

Sr. No.   Name of Member        Relation     Date of Birth
1         RAVI KUMAR            Self         12/03/1990
2         MEENA KUMAR           Wife         01/07/1992
3         ANAYA KUMAR           Daughter     05/03/2018`;
    const { values, tables } = readFields(
      typedDocument('Proof of Relationship', 'Family register / ration card', text),
    );
    expect(values.headOfFamily?.value).toBe('RAVI KUMAR');
    expect(values.cardNumber?.value).toBe('272012345678');
    expect(tables?.members?.map((row) => [row.name?.value, row.relationship?.value, row.dateOfBirth?.value])).toEqual([
      ['RAVI KUMAR', 'Self', '1990-03-12'],
      ['MEENA KUMAR', 'Wife', '1992-07-01'],
      ['ANAYA KUMAR', 'Daughter', '2018-03-05'],
    ]);
  });

  it('takes the host from a letter of another person', () => {
    const text = `I, Ravi Kumar, holder of Indian passport M1234567, declare that my brother Amit Kumar,
residing in Leeds, holds residence permit number ZX1234567.`;
    expect(valuesOf('Proof of Relationship', 'Host relationship evidence', text)).toMatchObject({
      hostName: 'Amit Kumar',
      relationship: 'brother',
      hostIdNumber: 'ZX1234567',
    });
  });
});

it('below the heading of the applicant, a plain name is not the host', () => {
  const { values } = readFields(
    typedDocument(
      'Proof of Relationship',
      'Host relationship evidence',
      `
DECLARATION OF RELATIONSHIP

My details
Full name of the host:  Vimala Yadav
Residential address:  8 Avenue des Platanes, France

Details of the applicant
Name:  Ann-Marie Yadav
Passport number:  E8271879
`,
    ),
  );
  expect(values.hostName?.value).toBe('Vimala Yadav');
});
