import { expect, test } from 'vitest';
import { formOf, confirmed, documentEvidence, toConfirm } from '../testing/document-evidence.ts';
import { effectiveAnswers } from '../answers/effective-answers.ts';
import { prefill, type PrefillSources } from './prefill.ts';
import { forms } from '../destinations/form-files.ts';

const passport = (
  values: Parameters<typeof documentEvidence>[2],
  more: Parameters<typeof documentEvidence>[3] = { isPrimary: true },
) =>
  documentEvidence(
    'Passport',
    'Indian passport',
    { passportNumber: 'Z1234567', surname: 'RAO', givenNames: 'ASHA', ...values },
    more,
  );

const filled = (
  form: Parameters<typeof prefill>[0],
  documents: PrefillSources['documents'],
  more: Partial<PrefillSources> = {},
) => prefill(form, { documents, application: {}, profile: {}, earlierAnswers: {}, ...more });
const valuesOf = (proposals: ReturnType<typeof prefill>) =>
  Object.fromEntries(Object.entries(proposals).map(([id, { choices }]) => [id, choices.map(({ value }) => value)]));

const birth = formOf({
  id: 'dateOfBirth',
  type: 'date',
  autofill: ['Passport.dateOfBirth', 'National ID.dateOfBirth'],
});

test('an accepted value is proposed with the place it was read at, and is certain', () =>
  expect(filled(birth, [passport({ dateOfBirth: '1990-05-01' })]).dateOfBirth).toMatchObject({
    certain: true,
    choices: [{ value: '1990-05-01', sources: [{ from: 'document', field: 'dateOfBirth', pageIndex: 0 }] }],
  }));

test('proposes an unconfirmed value without certainty', () =>
  expect(filled(birth, [passport({ dateOfBirth: toConfirm('1990-05-01') })]).dateOfBirth!.certain).toBe(false));

test('two documents that say the same are one choice with both places', () => {
  const aadhaar = documentEvidence('National ID', 'Aadhaar', { dateOfBirth: toConfirm('1990-05-01') });
  const { certain, choices } = filled(birth, [
    passport({ dateOfBirth: toConfirm('1990-05-01') }),
    aadhaar,
  ]).dateOfBirth!;
  expect([certain, choices.length, choices[0]!.sources.length]).toEqual([true, 1, 2]);
});

test('two documents that contradict each other are both offered, the surer first, and neither is certain', () => {
  const aadhaar = documentEvidence('National ID', 'Aadhaar', { dateOfBirth: '1991-05-01' });
  const both = filled(birth, [passport({ dateOfBirth: toConfirm('1990-05-01') }), aadhaar]).dateOfBirth!;
  expect([both.certain, both.choices.map(({ value }) => value)]).toEqual([false, ['1991-05-01', '1990-05-01']]);
});

test('what a person confirmed stands before what was merely read', () => {
  const aadhaar = documentEvidence('National ID', 'Aadhaar', { dateOfBirth: confirmed('1991-05-01') });
  expect(filled(birth, [passport({ dateOfBirth: '1990-05-01' }), aadhaar]).dateOfBirth!.choices[0]!.value).toBe(
    '1991-05-01',
  );
});

const booklet = formOf(
  { id: 'passportNumber', autofill: ['Passport.passportNumber'] },
  { id: 'placeOfBirth', autofill: ['Passport.placeOfBirth'] },
  { id: 'fatherFullName', autofill: ['Passport.fatherName'] },
);

test('completes a passport from its own pages only', () => {
  const old = passport({ passportNumber: 'A7654321', placeOfBirth: 'Lucknow', expiryDate: '2040-01-01' }, {});
  const back = documentEvidence('Passport', 'Indian passport', { fatherName: 'RAVI RAO' });
  expect(valuesOf(filled(booklet, [old, passport({}), back]))).toEqual({
    passportNumber: ['Z1234567'],
    fatherFullName: ['RAVI RAO'],
  });
});

test("ignores other people's documents and documents still being read", () => {
  const other = passport({}, { belonging: 'other', isPrimary: true });
  const reading = passport({}, { isSettled: false, isPrimary: true });
  expect(filled(booklet, [other, reading])).toEqual({});
});

test("is not certain of values from a document that may be someone else's", () =>
  expect(filled(booklet, [passport({}, { belonging: 'unclear' })]).passportNumber!.certain).toBe(false));

const parents = formOf({ id: 'motherFullName', autofill: ['Passport.motherName', 'Proof of Relationship.motherName'] });

test("ignores the parents on a child's birth certificate", () => {
  const certificate = (childName: string) =>
    documentEvidence('Proof of Relationship', 'Birth certificate', { childName, motherName: 'Meera Rao' });
  expect(filled(parents, [passport({}), certificate('Kabir Sen')])).toEqual({});
  expect(valuesOf(filled(parents, [passport({}), certificate('Asha Rao')]))).toEqual({ motherFullName: ['Meera Rao'] });
});

test('a birth certificate’s hospital is left out where the town is asked', () => {
  const own = { childName: 'Asha Rao', placeOfBirth: 'District Women Hospital, Chennai' };
  const form = formOf({
    id: 'placeOfBirth',
    autofill: ['Passport.placeOfBirth', 'Proof of Relationship.placeOfBirth'],
  });
  const certificate = documentEvidence('Proof of Relationship', 'Birth certificate', own);
  expect(valuesOf(filled(form, [passport({}), certificate]))).toEqual({ placeOfBirth: ['Chennai'] });
  const both = filled(form, [passport({ placeOfBirth: 'CHENNAI' }), certificate]).placeOfBirth!;
  expect(both.choices.map(({ sources }) => sources.length)).toEqual([2]);
});

const identity = formOf(
  { id: 'nationalIdNumber', autofill: ['National ID.aadhaarNumber'] },
  { id: 'nationalIdIssueDate', type: 'date', autofill: ['National ID.issueDate'] },
);

test('an Aadhaar number with hidden digits is never proposed', () => {
  const card = (aadhaarNumber: string) => documentEvidence('National ID', 'Aadhaar', { aadhaarNumber });
  for (const hidden of ['XXXX XXXX 1628', 'XXXXXXXX1628', '00001628', '1628'])
    expect(filled(identity, [card(hidden)]), hidden).toEqual({});
  expect(valuesOf(filled(identity, [card('8855 4923 9987')]))).toEqual({ nationalIdNumber: ['8855 4923 9987'] });
});

test('the date of a driving licence is not that of the identity card', () =>
  expect(filled(identity, [documentEvidence('National ID', 'Driving licence', { issueDate: '2022-03-12' })])).toEqual(
    {},
  ));

const stay = formOf(
  { id: 'accommodationName', autofill: ['Proof of Travel.hotelName', 'Letter.inviterName'] },
  { id: 'accommodationPhone', type: 'phone', autofill: ['Proof of Travel.hotelPhone', 'Letter.inviterPhone'] },
);
const hotel = (hotelName: string, checkInDate: string, more = {}) =>
  documentEvidence('Proof of Travel', 'Hotel booking', { hotelName, checkInDate, ...more });
const host = documentEvidence('Letter', 'Invitation letter', {
  inviterName: 'Imran Ghosh',
  inviterPhone: '+493055507856',
});

test('the hotel of the first night, and never its name with someone else’s telephone', () => {
  const second = hotel('Pension am Tiergarten', '2027-03-10', { hotelPhone: '+493055507788' });
  expect(valuesOf(filled(stay, [second, hotel('Hotel Isarblick', '2027-03-05'), host]))).toEqual({
    accommodationName: ['Hotel Isarblick'],
  });
  expect(valuesOf(filled(stay, [host]))).toEqual({
    accommodationName: ['Imran Ghosh'],
    accommodationPhone: ['+493055507856'],
  });
});

test('prefers bookings of this trip', () => {
  const documents = [hotel('Last Year Inn', '2026-03-05'), hotel('Hotel Isarblick', '2027-03-05')];
  const application = { fromDate: '2027-03-04', toDate: '2027-03-18' };
  expect(valuesOf(filled(stay, documents, { application }))).toEqual({ accommodationName: ['Hotel Isarblick'] });
});

const journey = formOf(
  { id: 'arrivalDate', type: 'date', autofill: ['Proof of Travel.arrivalDate', 'application.fromDate'] },
  { id: 'departureDate', type: 'date', autofill: ['Proof of Travel.departureDate', 'application.toDate'] },
);
const ticket = (values: Record<string, string>) =>
  documentEvidence('Proof of Travel', 'Flight e-ticket or reservation', values);

test('there on one ticket, back on another', () => {
  const there = ticket({
    originAirport: 'DEL',
    outboundDate: '2027-03-04',
    arrivalAirport: 'MUC',
    arrivalDate: '2027-03-05',
  });
  const back = ticket({
    originAirport: 'BER',
    outboundDate: '2027-03-18',
    arrivalAirport: 'DEL',
    arrivalDate: '2027-03-19',
  });
  expect(valuesOf(filled(journey, [back, there]))).toEqual({
    arrivalDate: ['2027-03-05'],
    departureDate: ['2027-03-18'],
  });
});

test('without a ticket the planned days stand there', () =>
  expect(valuesOf(filled(journey, [], { application: { fromDate: '2027-03-04', toDate: '2027-03-18' } }))).toEqual({
    arrivalDate: ['2027-03-04'],
    departureDate: ['2027-03-18'],
  }));

test('the newest slip counts, the older ones do not contradict it', () => {
  const slip = (payPeriod: string, netPay: string) =>
    documentEvidence('Proof of Employment', 'Salary slip', { payPeriod, netPay, employerName: 'Kaveri' });
  const pay = formOf({ id: 'monthlyIncome', type: 'number', autofill: ['Proof of Employment.netPay'] });
  expect(valuesOf(filled(pay, [slip('2026-07', '90000'), slip('2026-09', '95000')]))).toEqual({
    monthlyIncome: ['95000'],
  });
});

test('accepts different wording in a second document of the same employer', () => {
  const work = (kind: string, designation: string) =>
    documentEvidence('Proof of Employment', kind, {
      employerName: 'Kaveri Softworks',
      designation: toConfirm(designation),
    });
  const form = formOf({ id: 'occupation', autofill: ['Proof of Employment.designation'] });
  const proposalFrom = (...posts: string[]) =>
    filled(form, [work('Employment / NOC / leave letter', posts[0]!), work('Salary slip', posts[1]!)]).occupation!;
  expect(proposalFrom('Deputy Manager', 'DEPUTY MANAGER')).toMatchObject({
    certain: true,
    choices: [{ value: 'Deputy Manager' }],
  });
  expect(proposalFrom('Deputy Manager', 'Dy. Mgr.')).toMatchObject({
    certain: false,
    choices: [{ value: 'Deputy Manager' }],
  });
});

test('rupees are not written where another currency is asked', () => {
  const money = (label: string) =>
    formOf({ id: 'fundsAmount', type: 'number', label, autofill: ['Proof of Funds.closingBalance'] });
  const statement = documentEvidence('Proof of Funds', 'Bank statement', {
    closingBalance: '683958.76',
    currency: 'INR',
  });
  expect(filled(money('Funds (NZD)'), [statement])).toEqual({});
  expect(valuesOf(filled(money('Funds (INR)'), [statement]))).toEqual({ fundsAmount: ['683958.76'] });
});

test('a value longer than the form takes is shown whole and never certain', () => {
  const long = 'Kaveri Softworks and Analytics Private Limited';
  const form = formOf({ id: 'employerName', maxLength: 20, autofill: ['Proof of Employment.employerName'] });
  const documents = [
    documentEvidence('Proof of Employment', 'Employment / NOC / leave letter', { employerName: long }),
  ];
  expect(filled(form, documents).employerName).toMatchObject({ certain: false, choices: [{ value: long }] });
});

test('the form’s own words for what documents write otherwise', () => {
  const documents = [
    passport({ sex: 'F', nationality: 'IND', documentType: 'P' }),
    documentEvidence('Proof of Marital Status', 'Marriage certificate', {
      maritalStatus: 'married',
      husbandName: 'Vikram Sen',
      wifeName: 'Asha Rao',
    }),
  ];
  const application = { visaCategory: 'Tourism', visaTo: 'United Kingdom', nationality: 'India' };
  expect(valuesOf(filled(forms.get('uk')!, documents, { application }))).toMatchObject({
    sex: ['Female'],
    nationality: ['India'],
    maritalStatus: ['Married or in a civil partnership'],
    purposeOfVisit: ['Tourism, including family and friends'],
    spouseSurname: ['Sen'],
    spouseGivenNames: ['Vikram'],
  });
  expect(valuesOf(filled(forms.get('canada')!, documents))).toMatchObject({ passportType: ['Regular'] });
});

test('a visa of another state is not the one asked for', () => {
  const visa = (issuingCountry: string) =>
    documentEvidence('Proof of Status', 'Previous or current visa', { visaNumber: 'R36804561', issuingCountry });
  expect(filled(forms.get('australia')!, [visa('DEU')]).previousGrantNumber).toBeUndefined();
  expect(filled(forms.get('australia')!, [visa('AUS')]).previousGrantNumber).toBeDefined();
});

test('creates one item per document, ordered by night', () => {
  const documents = [
    hotel('Pension am Tiergarten', '2027-03-10', {
      checkOutDate: '2027-03-13',
      hotelAddress: 'Kastanienallee 9, 10435 Berlin',
    }),
    hotel('Hotel Isarblick', '2027-03-05', { checkOutDate: '2027-03-10' }),
  ];
  expect(filled(forms.get('uk')!, documents).accommodations!.choices[0]!.value).toEqual([
    { name: 'Hotel Isarblick', from: '2027-03-05', to: '2027-03-10' },
    { name: 'Pension am Tiergarten', line1: 'Kastanienallee 9', from: '2027-03-10', to: '2027-03-13' },
  ]);
});

test('nothing is declared in a person’s name', () => {
  const refusal = documentEvidence('Proof of Status', 'Visa refusal letter', {
    issuingCountry: 'USA',
    reason: 'Doubts',
  });
  const carried = { hadUkVisa: { from: 'carried', name: 'hadUkVisa', value: 'No', answer: 'No' } } as const;
  expect(filled(forms.get('uk')!, [refusal], { earlierAnswers: carried })).toEqual({});
});

test('offers an earlier answer if no document has a value or the value is uncertain', () => {
  const form = formOf({ id: 'surname', autofill: ['Passport.surname'] });
  const before = (answer: string) => ({
    surname: { from: 'carried', name: 'surname', value: answer, answer } as const,
  });
  expect(filled(form, [], { earlierAnswers: before('Rao') }).surname).toMatchObject({
    certain: true,
    choices: [{ value: 'Rao' }],
  });
  const looked = [passport({ surname: toConfirm('RA0') })];
  expect(valuesOf(filled(form, looked, { earlierAnswers: before('Rao') }))).toEqual({ surname: ['RA0', 'Rao'] });
  expect(valuesOf(filled(form, [passport({})], { earlierAnswers: before('Sen') }))).toEqual({ surname: ['RAO'] });
  const agreed = filled(form, [passport({ surname: toConfirm('RAO') })], { earlierAnswers: before('Rao') }).surname!;
  expect([agreed.certain, agreed.choices[0]!.sources.map(({ from }) => from)]).toEqual([true, ['document', 'carried']]);
});

const asked = { isPrimary: true, belonging: 'unclear', ownerQuestion: 'different' } as const;
const named = formOf(
  { id: 'surname', autofill: ['Passport.surname', 'profile.lastName'] },
  { id: 'dateOfBirth', type: 'date', autofill: ['Passport.dateOfBirth'] },
);

test('a document that may be someone else’s only proposes, says why, and fills no field', () => {
  const stranger = passport({ dateOfBirth: confirmed('1990-05-01') }, asked);
  const proposals = filled(named, [stranger], { profile: { lastName: 'Joshi' } });
  expect(proposals.surname).toMatchObject({ certain: true, choices: [{ value: 'Joshi' }] });
  expect(proposals.surname).not.toHaveProperty('doubt');
  expect(proposals.dateOfBirth).toMatchObject({ certain: false, doubt: 'owner', choices: [{ value: '1990-05-01' }] });
  expect(effectiveAnswers(named, {}, {}, proposals)).toEqual({ surname: 'Joshi' });
  expect(effectiveAnswers(named, {}, { dateOfBirth: '1990-05-01' }, proposals)).toMatchObject({
    dateOfBirth: '1990-05-01', // confirmed by a person
  });
});

test('two documents of a stranger do not make each other certain, and do not compete with the traveller’s own', () => {
  const [one, two] = [passport({ dateOfBirth: '1990-05-01' }, asked), passport({ dateOfBirth: '1990-05-01' }, asked)];
  expect(filled(named, [one, two]).dateOfBirth).toMatchObject({ certain: false, doubt: 'owner' });
  const own = passport({ dateOfBirth: '1985-01-02', expiryDate: '2027-01-01' }, { isPrimary: false });
  expect(filled(named, [one, own]).dateOfBirth).toMatchObject({ certain: true, choices: [{ value: '1985-01-02' }] });
});

test('once someone answered that it is the traveller’s, clearly read values need no confirmation', () => {
  const answered = passport({ dateOfBirth: '1990-05-01' }, { isPrimary: true, belonging: 'own', ownerQuestion: null });
  expect(filled(named, [answered]).dateOfBirth).toMatchObject({ certain: true });
  expect(filled(named, [answered]).dateOfBirth).not.toHaveProperty('doubt');
});
