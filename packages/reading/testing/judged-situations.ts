import { readFields } from '../src/documents/read-fields.ts';
import type { ReadableDocument } from '../src/documents/readable-document.types.ts';
import { typedDocument } from './typed-document.ts';

// A document that a hasty reader gets wrong. A value that is not stated in `right` may be read or missing.
export interface JudgedSituation {
  readonly item: string;
  readonly name: string;
  readonly document: ReadableDocument;
  readonly right: Readonly<Record<string, string>>;
  readonly asked: readonly string[]; // fields of `right` that only a person can decide
}

const situation = (
  item: string,
  name: string,
  [category, kind]: readonly [ReadableDocument['category'], string],
  page: string,
  right: Readonly<Record<string, string>>,
  asked: readonly string[] = [],
): JudgedSituation => ({ item, name, document: typedDocument(category, kind, page), right, asked });

const payslip = ['Proof of Employment', 'Salary slip'] as const;
const statement = ['Proof of Funds', 'Bank statement'] as const;
const hotel = ['Proof of Travel', 'Hotel booking'] as const;
const admission = ['Letter', 'Admission or offer letter'] as const;
const birth = ['Proof of Relationship', 'Birth certificate'] as const;
const employment = ['Proof of Employment', 'Employment / NOC / leave letter'] as const;
const permit = ['Proof of Status', 'Residence permit'] as const;
const insurance = ['Insurance', 'Travel insurance policy'] as const;
const marriage = ['Proof of Marital Status', 'Marriage certificate'] as const;
const visa = ['Proof of Status', 'Previous or current visa'] as const;
const flight = ['Proof of Travel', 'Flight e-ticket or reservation'] as const;
const taxReturn = ['Proof of Funds', 'ITR-V acknowledgement'] as const;

export const judgedSituations: readonly JudgedSituation[] = [
  situation(
    'century',
    'someone born before 1945, a year of two digits',
    birth,
    `
          CERTIFICATE OF BIRTH
          Municipal Council of Nashik

Name of Child      : Vasanti Gokhale
Date of Birth      : 14/06/38
Sex                : Female
Name of Father     : Madhav Gokhale
Name of Mother     : Sumati Gokhale
Registration No.   : 4412/1938
Date of Registration : 20/06/1938
`,
    { dateOfBirth: '1938-06-14', registrationDate: '1938-06-20' },
  ),
  situation(
    'century',
    'a permit until after 2045, a year of two digits',
    permit,
    `
      RESIDENCE PERMIT
Surname        : OKONKWO
Given names    : ADAEZE
Date of birth  : 03.02.91
Date of issue  : 12.05.26
Valid until    : 11.05.46
Permit number  : RX4471902
Nationality    : Nigeria
`,
    { issueDate: '2026-05-12', expiryDate: '2046-05-11' },
  ),
  situation(
    'century',
    'an insured person born before 1945',
    insurance,
    `
      Overseas Travel Insurance Policy
Policy Number     : TRV/2026/558120
Insured Name      : Bhaskar Deshmukh
Date of Birth     : 30-Nov-41
Passport Number   : T4419087
Policy Start Date : 03-Dec-26
Policy End Date   : 20-Dec-26
Sum Insured       : EUR 50,000
`,
    { insuredDateOfBirth: '1941-11-30', startDate: '2026-12-03', endDate: '2026-12-20' },
  ),
  situation(
    'century',
    'issued after it expires: one of the dates is wrong',
    permit,
    `
      RESIDENCE PERMIT
Surname        : MORAES
Given names    : TIAGO
Date of birth  : 03.02.1991
Date of issue  : 12.05.2027
Valid until    : 11.05.2026
Permit number  : RX4471955
`,
    { issueDate: '2021-05-12', expiryDate: '2026-05-11' },
    ['issueDate', 'expiryDate'],
  ),
  situation(
    'votes',
    'a heading that is repeated beside names of payees',
    statement,
    `
    KAVERI CO-OPERATIVE BANK LTD
    Statement of Account
Account Holder : Lata Subramaniam
Account Number : 700211934455
IFSC           : KAVE0000211
Period         : 01/07/2026 to 31/07/2026
Opening Balance : 41,200.00

Date        Particulars                     Withdrawal     Deposit      Balance
02/07/2026  Name: RETAIL POS                  1,200.00                 40,000.00
04/07/2026  Name: RETAIL POS                  2,000.00                 38,000.00
09/07/2026  Name: RETAIL POS                  1,000.00                 37,000.00
15/07/2026  Name: RETAIL POS                    500.00                 36,500.00
31/07/2026  SALARY                                        60,000.00    96,500.00
Closing Balance : 96,500.00
`,
    { accountHolderName: 'Lata Subramaniam' },
    ['accountHolderName'],
  ),
  situation(
    'votes',
    'a region of the address that is printed several times',
    hotel,
    `
    Booking confirmation
Guest name         Farida Contractor
Casa Miralls
Carrer de Mallorca 214, 08008 Barcelona, Catalunya, Spain
Check-in           12 October 2026
Check-out          15 October 2026
Nights             3
Confirmation code  HMQ4KD92ZB
Tourist tax of Catalunya is paid on arrival.
Registered with Turisme de Catalunya.
`,
    { hotelCity: 'Barcelona', checkInDate: '2026-10-12', checkOutDate: '2026-10-15' },
  ),
  situation(
    'votes',
    'a region between the town and the postal code',
    hotel,
    `
    Your reservation is confirmed
Can Serra loft
Carrer del Rossello 118
Barcelona, Catalunya 08036
Spain
Guest: Percy Daruwalla
Check-in          Checkout
Mon, 5 Oct 2026   Fri, 9 Oct 2026
Confirmation code: HMZ8W2TK4P
Address
Carrer del Rossello 118, Barcelona, Catalunya 08036, Spain
`,
    { hotelCity: 'Barcelona', checkInDate: '2026-10-05', checkOutDate: '2026-10-09' },
    ['hotelCity'],
  ),
  situation(
    'votes',
    'two sums insured',
    insurance,
    `
      Travel Insurance Certificate
Certificate Number : TX-90211-77
Insured Name       : Rukmini Pai
Period of Insurance : 04/11/2026 to 22/11/2026
Section                          Sum Insured
Medical expenses                 USD 100,000
Loss of baggage                  USD 30,000
Trip delay                       USD 30,000
Personal liability               USD 30,000
`,
    { coverageAmount: '100000' },
  ),
  situation(
    'brackets',
    'the net pay explained by its parts',
    payslip,
    `
    MALABAR SHIPYARD LIMITED
    Payslip for the month of June 2026
Employee Name   : Jose Kurian             Employee ID : MS-2281
Designation     : Welder                  PAN         : ABCPK1234D
Earnings             Amount      Deductions          Amount
Basic              61,000.00     Provident Fund    7,320.00
HRA                24,400.00     Income Tax        9,180.00
Total Earnings     85,400.00     Total Deductions 16,500.00
Net Pay (Total Earnings - Total Deductions) : 68,900.00
`,
    { grossPay: '85400', deductions: '16500', netPay: '68900' },
  ),
  situation(
    'brackets',
    'totals in one row, the net pay behind a formula with a colon',
    payslip,
    `
    DHARMAPURI SOFTWORKS PRIVATE LIMITED
    Payslip for the month of March 2026
Name:             Ishita Borkar           Employee No:    DS417
Designation:      Test Engineer           PAN:            BQTPB4411K
Earnings          Full      Actual        Deductions      Actual
BASIC             70,000    70,000        PF              8,400
HRA               35,000    35,000        PROF TAX          200
SPECIAL           45,000    45,000        INCOME TAX     19,150
Total Earnings:INR.  150,000              Total Deductions:INR.   27,750
Net Pay for the month ( Total Earnings - Total Deductions):   122,250
`,
    { grossPay: '150000', deductions: '27750', netPay: '122250' },
  ),
  situation(
    'brackets',
    'the formula under the amount, and no other total of deductions',
    payslip,
    `
    NILGIRI TEA ESTATES PVT LTD
    Pay Slip - July 2026
Employee Name   : Selvi Murugan
Gross Earnings                                41,000.00
Provident Fund                                 4,920.00
Professional Tax                                 200.00
Net Salary (Gross Earnings less Total Deductions)   35,880.00
`,
    { grossPay: '41000', deductions: '5120', netPay: '35880' },
    ['deductions'],
  ),
  situation(
    'brackets',
    'a formula before the total of deductions',
    payslip,
    `
    SATPURA FOODS PRIVATE LIMITED
    Salary Slip for May 2026
Employee Name      Hina Qureshi
Employee Code      SF0912
Net Pay for the month ( Total Earnings - Total Deductions)    52,310.00
Total Earnings     58,900.00
Total Deductions    6,590.00
`,
    { grossPay: '58900', deductions: '6590', netPay: '52310' },
  ),
  situation(
    'names',
    'surname and given name in boxes of their own',
    admission,
    `
    UNIVERSITY OF LETHMOOR
    Letter of Acceptance
Personal information
Surname                 CHATTERJI
Given name              ROHINI
Date of birth           2004-08-19
Student ID number       30099127
Institution name        University of Lethmoor
Program of study        Master of Science in Hydrology
Start date              2027-01-08
`,
    { studentName: 'ROHINI CHATTERJI' },
  ),
  situation(
    'names',
    'labels with alternatives',
    admission,
    `
    PORT ALDER COLLEGE
    Letter of Acceptance
Family name / Surname:   BHANDARI
First name:              SUSHMITA
Middle name:             DEVI
Student number:          PA-771203
Course:                  Diploma in Practical Nursing
Course start date:       11 January 2027
`,
    { studentName: 'SUSHMITA DEVI BHANDARI' },
  ),
  situation(
    'names',
    'a name of which only the family name was printed',
    insurance,
    `
      Travel Insurance Certificate
Certificate Number : TX-90211-78
Surname            : THANGARAJAN
Given name         :
Period of Insurance : 04/11/2026 to 22/11/2026
Sum Insured        : USD 50,000
`,
    { insuredName: 'a given name that is not printed' },
    ['insuredName'],
  ),
  situation(
    'names',
    'a passport style name in a policy',
    insurance,
    `
      Overseas Travel Insurance Policy
Policy Number     : TRV/2026/559001
Surname           : KULKARNI
Given Name(s)     : ANAGHA VIJAY
Date of Birth     : 30/11/1979
Policy Start Date : 03/12/2026
Policy End Date   : 20/12/2026
`,
    { insuredName: 'ANAGHA VIJAY KULKARNI' },
  ),
  situation(
    'names',
    'surname and given names side by side, captions above',
    admission,
    `
    Certificate of Eligibility
    For nonimmigrant student status
SURNAME/PRIMARY NAME          GIVEN NAME
PRADHAN                       TENZIN DOLMA

DATE OF BIRTH                 COUNTRY OF BIRTH
21 MARCH 2005                 INDIA

SCHOOL NAME                   PROGRAM START DATE
Harlow State University       25 AUGUST 2027
`,
    { studentName: 'TENZIN DOLMA PRADHAN' },
  ),
  situation(
    'names',
    'last and first name, with colons',
    hotel,
    `
    Hotel Voucher
Last name: Fonseca
First name: Benedict
Hotel Name      : Hotel Adlerhof
Address         : Seestrasse 8, 6004 Luzern, Switzerland
Check-in Date   : 19/12/2026
Check-out Date  : 24/12/2026
`,
    { guestName: 'Benedict Fonseca' },
  ),
  situation(
    'colons',
    'a register and an entry',
    birth,
    `
          BIRTH CERTIFICATE
Name of Child      : Imtiaz Shaikh
Date of Birth      : 09/02/1996
Registration No.   : B-1996: 7-118-00912
Name of Father     : Yusuf Shaikh
Name of Mother     : Rehana Shaikh
`,
    { registrationNumber: 'B-1996:7-118-00912' },
  ),
  situation(
    'colons',
    'a register, a page and an entry',
    birth,
    `
          CERTIFICATE OF BIRTH
Name of Child      Nomita Deka
Date of Birth      17 April 2001
Registration No    2001: 44: 1187
Name of Father     Pranab Deka
Name of Mother     Jonali Deka
`,
    { registrationNumber: '2001:44:1187' },
  ),
  situation(
    'sums',
    'net pay and deductions are exchanged',
    payslip,
    `
    VINDHYA TEXTILES LIMITED
    Payslip for the month of August 2026
Employee Name   : Gopal Bhil
Gross Pay          : 94,000.00
Total Deductions   : 78,650.00
Net Pay            : 15,530.00
`,
    { grossPay: '94000', deductions: '15350', netPay: '78650' },
    ['grossPay', 'deductions', 'netPay'],
  ),
  situation(
    'sums',
    'a net pay that its parts do not give',
    payslip,
    `
    VINDHYA TEXTILES LIMITED
    Payslip for the month of September 2026
Employee Name   : Gopal Bhil
Gross Pay          : 94,000.00
Total Deductions   : 15,350.00
Net Pay            : 28,650.00
`,
    { grossPay: '94000', deductions: '15350', netPay: '78650' },
    ['grossPay', 'deductions', 'netPay'],
  ),
  situation(
    'sums',
    'a stay whose nights are not the days between',
    hotel,
    `
    Hotel Voucher
Guest Name      : Nirmal Toppo
Hotel Name      : Hotel Seeblick
Address         : Uferweg 3, 6353 Weggis, Switzerland
Check-in Date   : 19/12/2026
Check-out Date  : 29/12/2026
Number of Nights : 5
Booking Reference : HSB-77120
`,
    { checkInDate: '2026-12-19', checkOutDate: '2026-12-24' },
    ['checkInDate', 'checkOutDate'],
  ),
  situation(
    'sums',
    'a closing balance that the totals do not give',
    statement,
    `
    GODAVARI GRAMIN BANK
    Statement of Account
Account Holder : Padma Nayak
Account Number : 221900456781
IFSC           : GODA0000091
Period         : 01/05/2026 to 31/05/2026
Opening Balance : 12,500.00
Total Credits   : 40,000.00
Total Debits    : 22,500.00
Closing Balance : 80,000.00
`,
    { openingBalance: '12500', closingBalance: '30000' },
    ['openingBalance', 'closingBalance'],
  ),
  situation(
    'sums',
    'a closing balance that the rows do not give',
    statement,
    `
    GODAVARI GRAMIN BANK
    Statement of Account
Account Holder : Padma Nayak
Account Number : 221900456781
Period         : 01/05/2026 to 31/05/2026
Opening Balance : 12,500.00
Date        Particulars            Withdrawal     Deposit      Balance
03/05/2026  NEFT WAGES                           40,000.00    52,500.00
12/05/2026  ATM                      2,500.00                 50,000.00
19/05/2026  UPI GROCER               1,000.00                 49,000.00
28/05/2026  RENT                     9,000.00                 40,000.00
Closing Balance : 90,000.00
`,
    { openingBalance: '12500', closingBalance: '40000' },
    ['closingBalance'],
  ),
  situation(
    'seals',
    'a round seal beside the signatory',
    employment,
    `
    QUILL SOFTECH PRIVATE LIMITED
    14 Residency Road, Bengaluru 560025
Date: 4 November 2026
To whom it may concern
This is to certify that Ms. Anjali Thampi has been employed with us since 3 May 2019 as Test Engineer.
Yours faithfully,
                                               SO FTECH PR I V
Meenal Gadkari                                    HR DEP
Head of Operations                                 A T E L
    `,
    { signatoryName: 'Meenal Gadkari', signatoryDesignation: 'Head of Operations' },
  ),
  situation(
    'seals',
    'a round seal between the closing words and the signatory',
    employment,
    `
    CORAL BAY EXPORTS
    Kochi 682001
Date: 9 November 2026
To whom it may concern
This is to certify that Mr. Biju Panicker is employed with us as Supervisor since 1 June 2015.
Yours faithfully,
C O RAL BAY E X
MANAGER
P O RTS K O C HI
Reena Philipose
Proprietor
    `,
    { signatoryName: 'Reena Philipose', signatoryDesignation: 'Proprietor' },
  ),
  situation(
    'century',
    'a visa whose year of issue is misread',
    visa,
    `
  VISUM   SCHENGEN STATES
  VALID FOR SCHENGEN STATES
  FROM 01-12-26   UNTIL 30-11-27
  TYPE OF VISA C  NUMBER OF ENTRIES MULT  DURATION OF STAY 90 DAYS
  ISSUED IN KOCHI ON 05-12-46
  NUMBER OF VISA D41172208
  SURNAME, NAME KURIAKOSE, MERIN
`,
    { issueDate: '2026-11-05', validFrom: '2026-12-01', validUntil: '2027-11-30' },
    ['issueDate', 'validFrom', 'validUntil'],
  ),
  situation(
    'votes',
    'payments at a shop in the place of the holder',
    statement,
    `
   PALLAVA BANK LIMITED
   Account Statement
   DEEPIKA ARUNACHALAM                   Account No.  5540 0098 1133
   FLAT 12 LOTUS ENCLAVE                 Branch       ADYAR
   4TH CROSS ADYAR                       Period       01/06/2026 - 30/06/2026
   CHENNAI 600020
   TAMIL NADU

Date        Narration                        Ref          Debit        Credit      Balance
01/06/2026  Opening balance                                                       52,300.00
03/06/2026  RETAIL L POS DEBIT
            CARD 4512XXXX CHENNAI 600017     9911        1,300.00                  51,000.00
08/06/2026  RETAIL L POS DEBIT
            CARD 4512XXXX CHENNAI 600017     9912        1,000.00                  50,000.00
30/06/2026  SALARY NEEM EXPORTS              9913                    40,000.00     90,000.00
`,
    {
      accountHolderName: 'DEEPIKA ARUNACHALAM',
      accountHolderAddress: 'FLAT 12 LOTUS ENCLAVE, 4TH CROSS ADYAR, CHENNAI 600020, TAMIL NADU',
    },
  ),
  situation(
    'votes',
    'a statement that names no holder',
    statement,
    `
   PALLAVA BANK LIMITED
   Account Statement
   Account No.  554000981133
   Statement period 01/06/2026 to 30/06/2026
   RETAIL L POS DEBIT
   12 MOUNT ROAD
   CHENNAI 600017

Date        Narration                        Ref          Debit        Credit      Balance
01/06/2026  Opening balance                                                       52,300.00
03/06/2026  RETAIL L POS DEBIT               9911        1,300.00                  51,000.00
30/06/2026  SALARY NEEM EXPORTS              9913                    40,000.00     91,000.00
`,
    { accountHolderName: 'a name that is not printed' },
    ['accountHolderName'],
  ),
  situation(
    'votes',
    'a night at the airport where planes are changed is no stay',
    flight,
    `
  E-TICKET RECEIPT
  Passenger: IYER/MEGHNA MS        Booking reference: QX7RTK
  EK 513  DELHI (DEL)   10 Dec 2025 10:40   DUBAI (DXB)  10 Dec 2025 13:05
  EK 087  DUBAI (DXB)   10 Dec 2025 15:35   ZURICH (ZRH) 10 Dec 2025 20:10
  EK 088  ZURICH (ZRH)  22 Dec 2025 15:25   DUBAI (DXB)  22 Dec 2025 23:59
  EK 512  DUBAI (DXB)   24 Dec 2025 04:20   DELHI (DEL)  24 Dec 2025 09:05
`,
    { arrivalAirport: 'ZRH', returnFlightNumber: 'EK088', departureAirport: 'ZRH', departureDate: '2025-12-22' },
  ),
  situation(
    'names',
    'plurals in brackets, and the family name alone elsewhere',
    admission,
    `
  PORT ALDER COLLEGE
  Letter of Acceptance
  Family name: VENKATASUBRAMANIAN
  Given name(s): UMA DEVI
  Student name: VENKATASUBRAMANIAN
  Institution name: Port Alder College
`,
    { studentName: 'UMA DEVI VENKATASUBRAMANIAN' },
  ),
  situation(
    'sums',
    'a stay of another length, the nights alone in their line',
    hotel,
    `
    Your reservation
    Guest: Anil Toppo
    Check-in        Checkout
    Sat 19 Dec 2026     Tue 29 Dec 2026
    5 nights
    Apartment Sonnenhof
    Bahnhofstrasse 12, 8001 Zurich, Switzerland
    Confirmation HMABCD1235
`,
    { checkInDate: '2026-12-19', checkOutDate: '2026-12-24' },
    ['checkInDate', 'checkOutDate'],
  ),
  situation(
    'sums',
    'a total income above the gross total income',
    taxReturn,
    `
   INDIAN INCOME TAX RETURN ACKNOWLEDGEMENT   Assessment Year 2025-26
   PAN  ABCPK1234D
   Name  LATIKA BHAT
   Form Number ITR-1   e-Filing Acknowledgement Number 123456789012345
   Total Income  12,00,000
   Gross Total Income 10,00,000
   Date of filing : 31-Jul-2025
`,
    { grossTotalIncome: '1200000', totalIncome: '1000000' },
    ['grossTotalIncome', 'totalIncome'],
  ),
  situation(
    'sums',
    'joined after the letter that says so',
    employment,
    `
   KAVERI DATA PRIVATE LIMITED
   Date: 4 March 2024
   Employee Name : Shirin Irani
   Date of Joining : 3 May 2025
   Designation : Engineer
`,
    { dateOfJoining: '2023-05-03', letterDate: '2024-03-04' },
    ['dateOfJoining', 'letterDate'],
  ),
  situation(
    'seals',
    'a rubber stamp where the name would stand',
    employment,
    `
    KAVERI DATA PRIVATE LIMITED
    Date: 4 November 2025
    To whom it may concern
    This is to certify that Ms. Shirin Irani is working with us as Engineer since 3 May 2019.
    For Kaveri Data Private Limited
                             KAVERI DATA PVT
    (signature)              BENGALURU
                             HR DEPT
    Authorised Signatory
`,
    { signatoryName: 'a name that is not printed', signatoryDesignation: 'a post that is not printed' },
    ['signatoryName', 'signatoryDesignation'],
  ),
  situation(
    'votes',
    'one date is taken for the marriage and for its entry in the register',
    marriage,
    `
                         Marriage Certificate
                     Registration No. JYG-84952-2024
   Know all by these presents that on 20/02/2024, at Shubh Mangal
   Karyalaya, Varanasi, the two persons named below were joined in
                              marriage:
   Groom                             The Bride
   Naveen Kulkarni                   Shobha Banerjee
   aged 40 years                     aged 37 years
   and that the said marriage was entered in the register on 12/03/2024 in
   accordance with the Special Marriage Act, 1954.
`,
    { marriageDate: '2024-02-20', registrationDate: '2024-03-12' },
    ['marriageDate', 'registrationDate'],
  ),
];

const bare = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9:]/g, '');

export interface JudgedValue {
  readonly item: string;
  readonly situation: string;
  readonly field: string;
  readonly value: string | undefined;
  readonly wanted: string;
  readonly verdict: 'right' | 'asked' | 'wrong' | 'missing';
}

export function judgeSituation({ item, name, document, right }: JudgedSituation): JudgedValue[] {
  const { values } = readFields(document);
  return Object.entries(right).flatMap(([field, wanted]): JudgedValue[] => {
    const found = values[field];
    const accepted = found?.outcome === 'accept' ? (bare(found.value) === bare(wanted) ? 'right' : 'wrong') : undefined;
    const verdict = accepted ?? (found ? 'asked' : 'missing');
    return [{ item, situation: name, field, value: found?.value, wanted, verdict }];
  });
}
