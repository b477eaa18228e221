import { expect, test } from 'vitest';
import { typedDocument } from '../../../../testing/typed-document.ts';
import { employmentLetter } from './employment-letter.ts';

const read = (text: string) => {
  const { values } = employmentLetter.read(
    typedDocument('Proof of Employment', 'Employment / NOC / leave letter', text),
  );
  return Object.fromEntries(Object.entries(values).map(([id, each]) => [id, each.value]));
};

test('reads a letter in running text, every value and no other', () => {
  expect(
    read(`
                                    ORBITAL DYNAMICS INDIA PVT LTD
                       Unit 5B, Tech Park Phase II, Hinjewadi, Pune 411057
                   Tel: 020-6712 3344      Email: hrdesk@orbital.example      www.orbital.example

                                                                        Pune, 14 January 2026

To Whom It May Concern

                       Sub: No Objection Certificate

This is to confirm that Mr. Karan Mehta (Employee ID: OD-2231) has been employed with Orbital
Dynamics India Pvt Ltd since 4th July 2017. He currently holds the position of Technical Lead and
his annual compensation is INR 24,50,000 (Rupees twenty four lakh fifty thousand only).

Mr. Mehta plans to travel to Switzerland for a family vacation. His leave for the period
10 May 2026 to 24 May 2026 has been sanctioned. The company has no objection to his visit.

Should you need any clarification, please contact the undersigned.

Sincerely,

Deepa Krishnan
Vice President - Human Resources
Orbital Dynamics India Pvt Ltd
`),
  ).toEqual({
    employeeName: 'Karan Mehta',
    designation: 'Technical Lead',
    employerName: 'Orbital Dynamics India Pvt Ltd',
    employerAddress: 'Unit 5B, Tech Park Phase II, Hinjewadi, Pune 411057',
    employerPhone: '02067123344',
    employerEmail: 'hrdesk@orbital.example',
    dateOfJoining: '2017-07-04',
    annualGrossIncome: '2450000',
    leaveFrom: '2026-05-10',
    leaveTo: '2026-05-24',
    destinationCountry: 'CHE',
    signatoryName: 'Deepa Krishnan',
    signatoryDesignation: 'Vice President - Human Resources',
    letterDate: '2026-01-14',
  });
});

test('reads a monthly salary, every value and no other', () => {
  expect(
    read(`
Blue Harbour Textiles LLP
Regd. Office: 77 Ring Road, Surat 395002, Gujarat
Phone +91 261 244 5566 | office@blueharbour.example

Ref: BHT/26/018
Date : 02-02-2026

The Visa Officer
Embassy of Italy
New Delhi

Dear Sir or Madam,

Re: Leave sanction for Ms. Farah Khan

Ms. Farah Khan is working with our firm in the capacity of Export Manager. She joined us on
1 October 2014 and draws a monthly gross salary of Rs. 95,000/-.

She has been sanctioned 12 days leave from 03.04.2026 to 14.04.2026 (both days inclusive) in order
to visit Italy as a tourist. She will rejoin duty on 15.04.2026.

Yours truly,
for Blue Harbour Textiles LLP

(Imtiaz Shaikh)
Partner
`),
  ).toEqual({
    employeeName: 'Farah Khan',
    designation: 'Export Manager',
    employerName: 'Blue Harbour Textiles LLP',
    employerAddress: '77 Ring Road, Surat 395002, Gujarat',
    employerPhone: '+912612445566',
    employerEmail: 'office@blueharbour.example',
    dateOfJoining: '2014-10-01',
    annualGrossIncome: '1140000',
    leaveFrom: '2026-04-03',
    leaveTo: '2026-04-14',
    destinationCountry: 'ITA',
    signatoryName: 'Imtiaz Shaikh',
    signatoryDesignation: 'Partner',
    letterDate: '2026-02-02',
  });
});

test('reads a table of particulars, every value and no other', () => {
  expect(
    read(`
GREENLEAF HOSPITALS LIMITED
Sector 9, Dwarka, New Delhi - 110075

LEAVE APPROVAL AND EMPLOYMENT CONFIRMATION

Employee Name        Dr. Neha Bansal
Designation          Consultant Radiologist
Date of Joining      15/03/2019
Gross Annual Salary  Rs. 36,00,000
Leave From           01/06/2026
Leave To             18/06/2026
Country of Visit     United Kingdom

We have no objection to her travelling abroad during the above period.

Date: 20/04/2026

For Greenleaf Hospitals Limited
Authorised Signatory

Vikram Sethi
Chief Administrative Officer
`),
  ).toEqual({
    employeeName: 'Neha Bansal',
    designation: 'Consultant Radiologist',
    employerName: 'GREENLEAF HOSPITALS LIMITED',
    employerAddress: 'Sector 9, Dwarka, New Delhi - 110075',
    dateOfJoining: '2019-03-15',
    annualGrossIncome: '3600000',
    leaveFrom: '2026-06-01',
    leaveTo: '2026-06-18',
    destinationCountry: 'GBR',
    signatoryName: 'Vikram Sethi',
    signatoryDesignation: 'Chief Administrative Officer',
    letterDate: '2026-04-20',
  });
});

test('reads a letterhead on the right, every value and no other', () => {
  expect(
    read(`
                                                            Meridian Foods Limited
                                                            Plot 9, MIDC, Andheri East
                                                            Mumbai 400093
                                                            Tel. +91 22 4455 6677
                                                            people@meridianfoods.example

March 4, 2026

The Visa Officer
Consulate General of France
Mumbai

Dear Sir/Madam,

EMPLOYMENT VERIFICATION - MS. TANVI DESHPANDE

We are pleased to certify that Ms. Tanvi Deshpande has been working with us since August 16, 2020 as
Assistant Brand Manager in our Marketing department. Her current salary is Rs 14,40,000 per annum.

Ms. Deshpande has applied for leave from April 20, 2026 to May 3, 2026 which has been approved by the
management. During this period she will be travelling to France and Belgium on a personal holiday at
her own expense.

For Meridian Foods Limited,


Sunil Grover
Senior Manager, Human Resources
`),
  ).toEqual({
    employeeName: 'Tanvi Deshpande',
    designation: 'Assistant Brand Manager',
    employerName: 'Meridian Foods Limited',
    employerAddress: 'Plot 9, MIDC, Andheri East, Mumbai 400093',
    employerPhone: '+912244556677',
    employerEmail: 'people@meridianfoods.example',
    dateOfJoining: '2020-08-16',
    annualGrossIncome: '1440000',
    leaveFrom: '2026-04-20',
    leaveTo: '2026-05-03',
    destinationCountry: 'FRA',
    signatoryName: 'Sunil Grover',
    signatoryDesignation: 'Senior Manager, Human Resources',
    letterDate: '2026-03-04',
  });
});

test('reads name and designation under the signature, every value and no other', () => {
  expect(
    read(`
ZENITH INFOSYSTEMS PVT. LTD.
CIN: U72200KA2005PTC036789
4th Floor, Prestige Tower, Outer Ring Road, Marathahalli, Bengaluru - 560037, Karnataka

Ref No: ZI/NOC/0042/2026                                                   Dated: 11.05.2026

                               NO OBJECTION CERTIFICATE

This is to state that Mr. Arvind Subramanian, holding Indian Passport No. M8812345, is a permanent
employee of our company, designated as Principal Consultant. He has been associated with us from
03.02.2011.

We have no objection to Mr. Arvind Subramanian visiting Australia from 01.07.2026 to 21.07.2026 for the
purpose of tourism. He has been granted leave for the said period and will resume his duties thereafter.
His cost to company (CTC) is INR 42 lakhs per annum.

Thanking you,
Yours faithfully,
For Zenith Infosystems Pvt. Ltd.

Authorised Signatory
Name: Reena Mathew
Designation: AVP - HR
`),
  ).toEqual({
    employeeName: 'Arvind Subramanian',
    designation: 'Principal Consultant',
    employerName: 'ZENITH INFOSYSTEMS PVT. LTD',
    employerAddress: '4th Floor, Prestige Tower, Outer Ring Road, Marathahalli, Bengaluru - 560037, Karnataka',
    dateOfJoining: '2011-02-03',
    annualGrossIncome: '4200000',
    leaveFrom: '2026-07-01',
    leaveTo: '2026-07-21',
    destinationCountry: 'AUS',
    signatoryName: 'Reena Mathew',
    signatoryDesignation: 'AVP - HR',
    letterDate: '2026-05-11',
  });
});

test('reads an order in numbered paragraphs with the company only under the signature', () => {
  const values = read(`
No. ADM/563/2026-27                                      Dated the 23.03.2027

OFFICE ORDER - PERMISSION TO TRAVEL ABROAD

1. Mrs. Sunita Goyal, Deputy Manager (Staff No. VG70151), has been on the rolls of this
organisation since 19.11.2016 and is a permanent member of the staff.
2. She has been granted earned leave w.e.f. 14.04.2027 to 02.05.2027 for a private visit to Norway.

For Blue Lotus Exports LLP

(Arun Hegde)
Director
`);
  expect(values).toMatchObject({
    employeeName: 'Sunita Goyal',
    designation: 'Deputy Manager',
    employerName: 'Blue Lotus Exports LLP',
    dateOfJoining: '2016-11-19',
    leaveFrom: '2027-04-14',
    leaveTo: '2027-05-02',
  });
});
