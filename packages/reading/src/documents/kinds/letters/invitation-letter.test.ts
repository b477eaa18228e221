import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { invitationLetter } from './invitation-letter.ts';

const read = (text: string) => {
  const { values } = invitationLetter.read(typedDocument('Letter', 'Invitation letter', text));
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test("reads a friend's invitation, every value and no other", () => {
  expect(
    read(`
Thomas Becker
Gartenweg 14
50667 Köln
Germany
Phone: +49 221 555 0199
E-mail: thomas.becker@example.de

Köln, 2 March 2026

German Consulate General
Mumbai

Invitation of my friend Mr. Sanjay Rao

Dear Sir or Madam,

I am a German citizen and work as a Teacher in Köln. I would like to invite my friend Mr. Sanjay Rao,
born on 4 May 1985, to stay at my home from 1 July 2026 to 20 July 2026. The purpose of his visit is
tourism. I will cover accommodation; all other costs will be borne by Mr. Sanjay Rao.

Kind regards

Thomas Becker
`),
  ).toEqual({
    inviterName: 'Thomas Becker',
    inviterAddress: 'Gartenweg 14, 50667 Köln, Germany',
    inviterPhone: '+492215550199',
    inviterEmail: 'thomas.becker@example.de',
    inviterRelationship: 'friend',
    inviterStatus: 'German citizen',
    inviterOccupation: 'Teacher',
    purpose: 'tourism',
    visitFrom: '2026-07-01',
    visitTo: '2026-07-20',
    expensesBorneBy: 'Sanjay Rao',
    letterDate: '2026-03-02',
  });
});

test("reads a company's invitation, every value and no other", () => {
  expect(
    read(`
NORDLYS INSTRUMENTS AS
Havnegata 3, 0150 Oslo, Norway
Tel +47 2255 0101   post@nordlys.example

7 April 2026

Royal Norwegian Embassy
New Delhi

LETTER OF INVITATION

To whom it may concern,

Nordlys Instruments AS hereby invites Ms. Kavya Iyer, Purchase Manager of Satpura Motor Components
Limited, to visit our factory in Oslo from 11 to 16 May 2026 for the purpose of technical discussions.
Her travel expenses will be paid by Satpura Motor Components Limited.

Yours faithfully,

Ingrid Solberg
Export Director
`),
  ).toEqual({
    inviterName: 'Ingrid Solberg',
    inviterOrganisation: 'NORDLYS INSTRUMENTS AS',
    inviterAddress: 'Havnegata 3, 0150 Oslo, Norway',
    inviterPhone: '+4722550101',
    inviterEmail: 'post@nordlys.example',
    inviterOccupation: 'Export Director',
    purpose: 'technical discussions',
    visitFrom: '2026-05-11',
    visitTo: '2026-05-16',
    expensesBorneBy: 'Satpura Motor Components Limited',
    letterDate: '2026-04-07',
  });
});

test("reads a child's invitation of the parents in sentences, every value and no other", () => {
  expect(
    read(`
                                  INVITATION LETTER

Date: 14 Feb 2026

I, Meenakshi Sundaram, residing at 221 King Street West, Toronto, ON M5H 1K5, Canada, am a permanent
resident of Canada and I work as a Registered Nurse at Lakeside Hospital. My date of birth is 9 November 1982. My phone
number is +1 416 555 0134 and my e-mail is m.sundaram@example.ca.

I would like to invite my parents, Mr. Sundaram Pillai and Mrs. Valli Sundaram, to visit me from 1 May 2026
to 30 October 2026. The purpose of the visit is to spend time with family. I will bear all expenses of
their stay.

Sincerely,

Meenakshi Sundaram
`),
  ).toEqual({
    inviterName: 'Meenakshi Sundaram',
    inviterAddress: '221 King Street West, Toronto, ON M5H 1K5, Canada',
    inviterPhone: '+14165550134',
    inviterEmail: 'm.sundaram@example.ca',
    inviterStatus: 'permanent resident',
    inviterOccupation: 'Registered Nurse',
    inviterDateOfBirth: '1982-11-09',
    inviterRelationship: 'parents',
    purpose: 'spend time with family',
    visitFrom: '2026-05-01',
    visitTo: '2026-10-30',
    expensesBorneBy: 'myself',
    letterDate: '2026-02-14',
  });
});

test('reads a form with two parts, every value and no other', () => {
  expect(
    read(`
Inviter details
Full name            Claire Dubois
Date of birth        12/04/1979
Address              8 Rue Pasteur, 69007 Lyon, France
Telephone            +33 4 72 55 01 88
E-mail               claire.dubois@example.fr
Occupation           Pharmacist
Status in France     French citizen
Relationship         Friend

Guest details
Guest name           Ritu Malhotra
Passport number      N5512345
Period of stay       from 03/08/2026 to 17/08/2026
Purpose of visit     Tourism
Expenses borne by    The guest

Signed in Lyon on 02/05/2026
`),
  ).toEqual({
    inviterName: 'Claire Dubois',
    inviterDateOfBirth: '1979-04-12',
    inviterAddress: '8 Rue Pasteur, 69007 Lyon, France',
    inviterPhone: '+33472550188',
    inviterEmail: 'claire.dubois@example.fr',
    inviterOccupation: 'Pharmacist',
    inviterStatus: 'French citizen',
    inviterRelationship: 'Friend',
    visitFrom: '2026-08-03',
    visitTo: '2026-08-17',
    purpose: 'Tourism',
    expensesBorneBy: 'The guest',
    letterDate: '2026-05-02',
  });
});
