import { add, find, setRows, set, unset, type Draft } from '../draft.ts';
import { seeds, type Seed, type Seeds } from '../seed.types.ts';

const named: Readonly<Record<string, string>> = {
  'Travel insurance policy': 'insuredName',
  'Flight e-ticket or reservation': 'passengerName',
  'Hotel booking': 'guestName',
  'Bank statement': 'accountHolderName',
  'Employment / NOC / leave letter': 'employeeName',
  Aadhaar: 'name',
  'PAN card': 'name',
  'ITR-V acknowledgement': 'name',
};
const write = (kind: string) => (draft: Draft, name: string) => set(draft, kind, { [named[kind]!]: name });
const on = (kind: string, traveller: number, names: readonly string[]): Seed[] =>
  seeds(names, (name) => `${kind}: ${name}`, write(kind), { traveller });

// Travellers by number: 0 Priya Sharma, 1 Rahul Kumar Verma, 2 Lakshmi, 3 Venkata Subramanian Ramachandran, 4 K R Suresh,
// 7 Ananya D'Souza, 9 Sreedevi Nair, 11 Meenakshi Sundaram Pillai, 12 Tenzin.
export const personSeeds: Seeds[] = [
  {
    rule: 'same-person',
    base: { destination: 'germany' },
    faults: [
      ...on('Travel insurance policy', 0, ['Anita Desai', 'Priya Mehta', 'Priyanka Sharma']),
      ...on('Flight e-ticket or reservation', 1, [
        'RAHUL KUMAR SHARMA',
        'VERMA ROHIT',
        'Rahul Varma',
        'VERMA/SUNITA MRS',
      ]),
      ...on('Hotel booking', 3, ['V. Raman', 'Venkata Subramanyan Ramachandran', 'Subramanian Ramachandran Iyer']),
      ...on('Bank statement', 0, ['Suresh Sharma', 'Priya']),
      ...on('Aadhaar', 9, ['Sridevi Nair', 'Sreedevi Menon', 'Sreedevy Nair']),
      ...on('PAN card', 7, ['Ananya Souza Fernandes', 'Ananya']),
      ...on('Aadhaar', 2, ['Laxmi', 'Saraswathi']),
      ...on('ITR-V acknowledgement', 1, ['R K Verma', 'Rahul']),
      ...on('Employment / NOC / leave letter', 1, ['Rahul Kumaar Verma', 'Raj Verma']),
    ],
    near: [
      ...on('Travel insurance policy', 0, [
        'SHARMA PRIYA',
        'Mrs Priya Sharma',
        'priya sharma',
        'Sharma, Priya',
        'PRIYA  SHARMA MS',
      ]),
      ...on('Flight e-ticket or reservation', 1, ['VERMA/RAHULKUMAR MR', 'RAHUL KUMAR VERMA', 'Verma Rahul Kumar']),
      ...on('Hotel booking', 12, ['Tenzin', 'TENZIN TENZIN', 'FNU Tenzin', 'Tenzin LNU']),
      ...on('Bank statement', 1, ['Rahul Kumar Verma & Sunita Verma', 'Sunita Verma / Rahul Kumar Verma']),
      ...on('Aadhaar', 11, ['Meenakshi Sundaram Pillai', 'PILLAI MEENAKSHISUNDARAM']),
      ...on('PAN card', 4, ['KR Suresh', 'Suresh K R', 'K.R.SURESH']),
      {
        name: 'the second of the insured',
        apply: (draft) => {
          set(draft, 'Travel insurance policy', { insuredName: 'Anil Sharma' });
          setRows(find(draft, 'Travel insurance policy'), 'insured', [
            { insuredName: 'Anil Sharma' },
            { insuredName: 'Priya Sharma' },
          ]);
        },
      },
      {
        name: 'the sponsor’s account',
        apply: (draft) => {
          set(draft, 'Bank statement', { accountHolderName: 'Dev Pinto' });
          add(draft, 'Sponsorship letter or affidavit', { sponsorName: 'Dev Pinto', letterDate: '2026-11-01' });
        },
      },
      {
        name: 'a grown-up’s child',
        apply: (draft) => {
          add(draft, 'Birth certificate', { childName: 'Kavya Sharma', dateOfBirth: '2019-01-01' });
        },
      },
      {
        name: 'a marriage certificate',
        apply: (draft) => {
          add(draft, 'Marriage certificate', { husbandName: 'Arjun Rao', wifeName: 'Priya Sharma' });
        },
      },
    ],
  },
  {
    rule: 'same-birth-date',
    base: { destination: 'france' },
    faults: [
      ...seeds(
        [
          ['Aadhaar', 'dateOfBirth', '1991-12-04'],
          ['PAN card', 'dateOfBirth', '1991-04-13'],
          ['Travel insurance policy', 'insuredDateOfBirth', '1919-04-12'],
          ['Aadhaar', 'dateOfBirth', '1990'],
          ['PAN card', 'dateOfBirth', '1992-04-12'],
          ['Travel insurance policy', 'insuredDateOfBirth', '1991-04-02'],
        ] as const,
        ([kind, , date]) => `${kind} ${date}`,
        (draft, [kind, field, date]) => set(draft, kind, { [field]: date }),
      ),
    ],
    near: [
      { name: 'the year alone', apply: (draft) => set(draft, 'Aadhaar', { dateOfBirth: '1991' }) },
      ...seeds(
        ['Aadhaar', 'PAN card'],
        (kind) => `${kind} without a date`,
        (draft, kind) => unset(draft, kind, 'dateOfBirth'),
      ),
      {
        name: 'a child’s certificate in a grown-up’s file',
        apply: (draft) => {
          add(draft, 'Birth certificate', { childName: 'Kavya Sharma', dateOfBirth: '2019-01-01' });
        },
      },
      {
        name: 'the host’s date in an invitation',
        apply: (draft) => {
          add(draft, 'Invitation letter', {
            inviterDateOfBirth: '1960-01-01',
            letterDate: '2026-11-01',
            visitFrom: '2027-01-18',
            visitTo: '2027-01-29',
          });
        },
      },
    ],
  },
  {
    rule: 'same-passport-number',
    base: { destination: 'spain' },
    faults: [
      ...seeds(
        ['Z4512354', 'Z4512346', 'A1111111', 'Z45123'],
        (number) => number,
        (draft, number) => set(draft, 'Travel insurance policy', { insuredPassportNumber: number }),
      ),
      {
        name: 'the earlier one',
        apply: (draft) => {
          set(draft, 'Indian passport', { oldPassportNumber: 'A7654321' });
          set(draft, 'Travel insurance policy', { insuredPassportNumber: 'A7654321' });
        },
      },
      {
        name: 'on a police certificate',
        apply: (draft) => {
          add(draft, 'Police clearance certificate', { name: draft.traveller.written, passportNumber: 'Z4512344' });
        },
      },
    ],
    near: [
      ...seeds(
        ['Z4512345', 'z4512345', 'Z 4512345', 'Z-4512345'],
        (number) => number,
        (draft, number) => set(draft, 'Travel insurance policy', { insuredPassportNumber: number }),
      ),
      {
        name: 'none on the policy',
        apply: (draft) => unset(draft, 'Travel insurance policy', 'insuredPassportNumber'),
      },
    ],
  },
  {
    rule: 'answer-differs',
    base: { destination: 'germany' },
    faults: seeds(
      [
        ['passportNumber', 'Z4512354'],
        ['dateOfBirth', '1991-12-04'],
        ['surname', 'Verma'],
        ['passportExpiryDate', '2032-03-14'],
        ['sex', 'Male'],
        ['nationality', 'Nepal'],
      ] as const,
      ([field, answer]) => `${field}: ${answer}`,
      (draft, [field, answer]) => {
        draft.values[field] = answer;
      },
    ),
    near: [
      ...seeds(
        [
          ['passportNumber', 'z 4512345'],
          ['surname', 'Sharma'],
          ['givenNames', 'priya'],
          ['nationality', 'IND'],
          ['sex', 'F'],
        ] as const,
        ([field, answer]) => `${field}: ${answer}`,
        (draft, [field, answer]) => {
          draft.values[field] = answer;
        },
      ),
      {
        name: 'no answer yet',
        apply: (draft) => {
          delete draft.values['passportNumber'];
        },
      },
    ],
  },
];
