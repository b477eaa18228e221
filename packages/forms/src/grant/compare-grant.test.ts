import { GrantLine } from '@visawright/contract/delivery/grant.ts';
import { expect, test } from 'vitest';
import type { RuleInput } from '../rules/rule-input.ts';
import { documentEvidence, toConfirm } from '../testing/document-evidence.ts';
import { ruleInputOf } from '../testing/rule-input-of.ts';
import { compareGrant, differencesIn } from './compare-grant.ts';

const passport = documentEvidence(
  'Passport',
  'Indian passport',
  {
    passportNumber: 'Z4512345',
    surname: 'SHARMA',
    givenNames: 'PRIYA ANAND',
    nationality: 'IND',
    dateOfBirth: '1991-04-12',
    expiryDate: '2031-03-14',
  },
  { isPrimary: true },
);

const asked = (formId: string, more: Partial<RuleInput> = {}): RuleInput =>
  ruleInputOf(formId, { documents: [passport], values: { numberOfEntries: 'Single entry' }, ...more });

const sticker = {
  visaNumber: 'ITA123456',
  visaType: 'C',
  issuingCountry: 'ITA',
  validFor: 'SCHENGEN',
  validFrom: '2027-03-05',
  validUntil: '2027-04-04',
  stayDays: '15',
  entries: '01',
  holderName: 'SHARMA PRIYA ANAND',
  holderPassportNumber: 'Z4512345',
  holderNationality: 'IND',
  holderDateOfBirth: '1991-04-12',
};
const visa = (values: Parameters<typeof documentEvidence>[2] = {}) =>
  documentEvidence('Proof of Status', 'Previous or current visa', { ...sticker, ...values });

const statuses = (values: Parameters<typeof documentEvidence>[2], of: RuleInput = asked('italy')) =>
  Object.fromEntries(compareGrant({ visa: visa(values), asked: of }).map(({ fact, status }) => [fact, status]));
const found = (values: Parameters<typeof documentEvidence>[2], of?: RuleInput) =>
  Object.entries(statuses(values, of))
    .filter(([, status]) => status !== 'same')
    .map(([fact, status]) => `${fact} ${status}`);

test('reports no difference for a matching visa, with a text for every fact', () => {
  const lines = compareGrant({ visa: visa(), asked: asked('italy') });
  expect(differencesIn(lines)).toBe(0);
  expect(lines).toHaveLength(11);
  for (const line of lines) {
    expect(GrantLine.safeParse(line).success).toBe(true);
    expect(line.words.en + line.words.hi).not.toMatch(/\{\w+/);
  }
});

test.each([
  [{ holderName: 'SHARMA PRIA ANAND' }, 'name differs'],
  [{ holderName: 'GOPAL KRISHNAN' }, 'name differs'],
  [{ holderName: 'PRIYA ANAND' }, 'name differs'],
  [{ holderPassportNumber: 'Z4512354' }, 'passportNumber differs'],
  [{ holderNationality: 'NPL' }, 'nationality differs'],
  [{ holderDateOfBirth: '1991-12-04' }, 'dateOfBirth differs'],
  [{ validFor: 'GBR', issuingCountry: 'GBR', visaType: 'STANDARD VISITOR' }, 'country differs'],
  [{ validFor: 'SCHENGEN -ITA' }, 'country differs'],
  [{ visaType: 'D' }, 'visaType differs'],
  [{ visaType: 'A' }, 'visaType differs'],
  [{ validFrom: '2027-03-11' }, 'validFrom differs'],
  [{ validUntil: '2027-03-19' }, 'validUntil differs'],
  [{ stayDays: '10' }, 'stay differs'],
  [{ entries: '' }, 'entries unread'],
  [{ visaNumber: '' }, 'visaNumber unread'],
])('%o is found', (values, line) => {
  expect(found(values)).toEqual([line]);
});

test.each<Readonly<Record<string, string>>>([
  { holderName: 'PRIYA ANAND SHARMA' },
  { holderName: 'Sharma, Priya Anand' },
  { issuingCountry: 'FRA' },
  { validFor: '' },
  { validFrom: '2027-03-10', validUntil: '2027-03-20', stayDays: '11' },
  { entries: 'MULT' },
])('%o is no difference', (values) => {
  expect(found(values)).toEqual([]);
});

test('a name the label had no room for is no difference, another that begins alike is one', () => {
  const long = documentEvidence('Passport', 'Indian passport', {
    surname: 'VENKATASUBRAMANIAN',
    givenNames: 'LAKSHMI NARAYANAN KRISHNAMURTHY',
    passportNumber: 'Z4512345',
  });
  const of = asked('italy', { documents: [long] });
  expect(statuses({ holderName: 'VENKATASUBRAMANIAN LAKSHMI NAR' }, of)).toMatchObject({ name: 'same' });
  expect(statuses({ holderName: 'VENKATASUBRAMANIAN LAKSHMI NIR' }, of)).toMatchObject({ name: 'differs' });
});

test('fewer entries than asked for are short while the booked nights fit, and too few when they do not', () => {
  const of = asked('italy', { values: { numberOfEntries: 'Multiple entries' } });
  expect(found({ entries: '01' }, of)).toEqual(['entries short']);
  const stay = (country: string, from: string, to: string) =>
    documentEvidence('Proof of Travel', 'Hotel booking', {
      checkInDate: from,
      checkOutDate: to,
      hotelCountry: country,
    });
  const there = [stay('ITA', '2027-03-10', '2027-03-13'), stay('GBR', '2027-03-13', '2027-03-16')];
  const back = [...there, stay('FRA', '2027-03-16', '2027-03-20')];
  expect(found({ entries: '01' }, asked('italy', { documents: [passport, ...there] }))).toEqual([]);
  expect(found({ entries: '01' }, asked('italy', { documents: [passport, ...back] }))).toEqual(['entries differs']);
  expect(found({ entries: '02' }, asked('italy', { documents: [passport, ...back] }))).toEqual([]);
});

test('reports nights in an excluded state with the booking', () => {
  const swiss = documentEvidence('Proof of Travel', 'Hotel booking', {
    checkInDate: '2027-03-12',
    checkOutDate: '2027-03-14',
    hotelCountry: 'CHE',
  });
  const of = asked('italy', { documents: [passport, swiss] });
  const [line] = compareGrant({ visa: visa({ validFor: 'SCHENGEN -CH' }), asked: of });
  expect(line).toMatchObject({ fact: 'country', status: 'differs' });
  expect(line!.asked).toContainEqual(expect.objectContaining({ docId: swiss.docId, field: 'hotelCountry' }));
});

test('where the last day is the last to enter on, leaving later is short and no more', () => {
  const of = asked('japan', { values: {} });
  const values = { visaType: 'TEMPORARY VISITOR', issuingCountry: 'JPN', validFor: '', entries: 'SINGLE' };
  expect(found({ ...values, validUntil: '2027-03-15' }, of)).toEqual(['validUntil short']);
  expect(found({ ...values, validUntil: '2027-03-09' }, of)).toEqual(['validUntil differs']);
});

test('uses the landing day of a night flight from the ticket', () => {
  const ticket = documentEvidence('Proof of Travel', 'Flight e-ticket or reservation', {
    outboundDate: '2027-03-10',
    arrivalDate: '2027-03-11',
    departureDate: '2027-03-19',
  });
  const of = asked('italy', { documents: [passport, ticket] });
  expect(found({ validFrom: '2027-03-11', validUntil: '2027-03-19', stayDays: '9' }, of)).toEqual([]);
});

test('reports a visa issued for the previous passport', () => {
  const old = documentEvidence('Passport', 'Previous passport', { passportNumber: 'K1112223' });
  const of = asked('italy', { documents: [passport, old] });
  const [line] = compareGrant({ visa: visa({ holderPassportNumber: 'K1112223' }), asked: of });
  expect(line!.words.en).toContain('previous passport K1112223');
});

test('recognises another Australian subclass and asks about unknown classes', () => {
  const of = asked('australia', { values: {} });
  const values = { issuingCountry: 'AUS', validFor: '' };
  expect(found({ ...values, visaType: 'Visitor (subclass 600)' }, of)).toEqual([]);
  expect(found({ ...values, visaType: 'Student (subclass 500)' }, of)).toEqual(['visaType differs']);
  expect(found({ ...values, visaType: 'XQ-7' }, of)).toEqual(['visaType unread']);
});

test('sorts by seriousness and asks to check the picture for uncertain values', () => {
  const lines = compareGrant({
    visa: visa({ visaNumber: '', entries: '01', holderPassportNumber: toConfirm('Z4512354') }),
    asked: asked('italy', { values: { numberOfEntries: 'Multiple entries' } }),
  });
  expect(lines.slice(0, 3).map(({ fact }) => fact)).toEqual(['passportNumber', 'entries', 'visaNumber']);
  expect(lines[0]!.words.en).toContain('VFS Global (Italy, India)');
  expect(lines[0]!.words.en).toContain('Check the picture');
  expect(lines[1]!.words.en).not.toContain('Check the picture');
});
