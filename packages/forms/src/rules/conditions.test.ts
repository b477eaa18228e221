import { expect, test } from 'vitest';
import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import situations from '../../rules/facts/conditions.json' with { type: 'json' };
import { conditionFor } from '../checklist/checklist-groups.ts';
import type { DestinationId } from '../destinations/destinations.ts';
import { forms } from '../destinations/form-files.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { documentEvidence } from '../testing/document-evidence.ts';
import { ruleInputOf } from '../testing/rule-input-of.ts';
import { appliesTo, conditionNames, meetsCondition } from './conditions.ts';
import type { RuleInput } from './rule-input.ts';

// Conditions that an application contains no data for: a person has to decide.
const nobodyKnows = [
  'Aged 17 or over, total stay 24 months or more',
  'Attending an event',
  'Coming from a yellow fever country',
  'Documents not in English',
  'Paid for by the inviting company',
  'When a HAP ID is issued',
  'When the department asks',
];

test('every condition of every checklist has a meaning, or is known to have none', () => {
  const conditions = new Set(
    [...forms.values()].flatMap(({ checklist }) =>
      checklist.flatMap((item) => visaGroups.flatMap((group) => conditionFor(item, group) ?? [])),
    ),
  );
  expect([...conditions].filter((each) => !Object.hasOwn(situations, each)).sort()).toEqual(nobodyKnows);
  expect(Object.keys(situations).filter((each) => !conditions.has(each))).toEqual([]);
});

test('meanings are situations someone can be in', () => {
  for (const names of Object.values(situations)) for (const name of names) expect(conditionNames).toContain(name);
});

type Sent = Partial<RuleInput> & { readonly visaType?: string; readonly nationality?: string };
const inputOf = ({ visaType, nationality, ...more }: Sent, form: DestinationId = 'japan'): RuleInput => {
  const input = ruleInputOf(form, more);
  const application = { ...input.application, ...(visaType && { visaType }), ...(nationality && { nationality }) };
  return { ...input, application };
};
const kindOf = (
  kind: string,
  values: Record<string, string> = {},
  category: DocumentCategory = 'Proof of Employment',
) => documentEvidence(category, kind, values);
const slip = kindOf('Salary slip');
const hotel = kindOf('Hotel booking', {}, 'Proof of Travel');
const letterOf = (payer: string) => kindOf('Cover letter', { expensesBorneBy: payer }, 'Letter');
const wife = kindOf('Indian passport', { spouseName: 'ANIL' }, 'Passport');
const elsewhere = 'Applicants who are not Indian nationals or live elsewhere';
const minor = { 'derived.isMinor': 'Yes' };

// oxfmt-ignore
// Each condition with an application for which it holds (true), does not hold (false), or nobody can say (undefined).
const cases: [condition: string, why: string, sent: Sent, known: boolean | undefined][] = [
  ['Employed applicants', 'an answer says so', { values: { employmentStatus: 'Employed' } }, true],
  ['Employed applicants', 'another question says so', { values: { occupationCategory: 'government employee' } }, true],
  ['Employed applicants', 'an official is employed', { values: { occupationCategory: 'Official' } }, true],
  ['Employed applicants', 'an answer says otherwise', { values: { employmentStatus: 'Self-employed' } }, false],
  ['Employed applicants', 'an answer counts more than a document', { values: { employmentStatus: 'Retired' }, documents: [slip] }, false],
  ['Employed applicants', 'there is a salary slip', { documents: [slip] }, true],
  ['Employed applicants', 'there is a letter', { documents: [kindOf('Employment / NOC / leave letter')] }, true],
  ['Employed applicants', 'a child has no employer', { context: minor, documents: [slip] }, false],
  ['Employed applicants', 'another kind of work is shown', { documents: [kindOf('GST registration certificate')] }, false],
  ['Employed applicants', 'the document has no kind yet', { documents: [{ ...slip, kind: null }] }, undefined],
  ['Employed applicants', 'they go to study', { group: 'Student' }, false],
  ['Employed applicants', 'nothing is known', {}, undefined],
  ['Self-employed applicants', 'an answer says so', { values: { employmentStatus: 'Business owner' } }, true],
  ['Self-employed applicants', 'the Vietnamese form says so', { values: { occupationCategory: 'Businessman' } }, true],
  ['Not employed', 'they have a business', { documents: [kindOf('GST registration certificate')] }, true],
  ['Not employed', 'there is a salary slip', { documents: [slip] }, false],
  ['Not employed', 'nothing is known', {}, undefined],
  ['Served in the military or police', 'an answer says so', { values: { militaryService: 'Yes' } }, true],
  ['Served in the military or police', 'an answer says otherwise', { values: { militaryService: 'No' } }, false],
  ['Known by another name', 'an answer says so', { values: { hasOtherNames: 'Yes' } }, true],
  ['Known by another name', 'nothing is known', {}, undefined],
  ['Minors not staying with a relative or guardian', 'they are of age', { context: { 'derived.isMinor': 'No' } }, false],
  ['Minors not staying with a relative or guardian', 'where a child stays is not asked', { context: minor }, undefined],
  ['Self-employed applicants', 'there is a GST certificate', { documents: [kindOf('GST registration certificate')] }, true],
  ['Self-employed applicants', 'there is a deed', { documents: [kindOf('Company registration / partnership deed / Udyam')] }, true],
  ['Self-employed applicants', 'they are employed', { documents: [slip] }, false],
  ['Applicants who are students in India', 'an answer says so', { values: { employmentStatus: 'Student' } }, true],
  ['Applicants who are students in India', 'children go to school', { context: minor }, true],
  ['Applicants who are students in India', 'there is a student ID', { documents: [kindOf('Student ID or bonafide certificate')] }, true],
  ['Retired applicants', 'an answer says so', { values: { employmentStatus: 'Retired' } }, true],
  ['Retired applicants', 'there is a pension statement', { documents: [kindOf('Pension statement')] }, true],
  ['Retired applicants', 'they are employed', { documents: [slip] }, false],
  ['Retired applicants', 'nothing is known', {}, undefined],
  ['Minors', 'they are', { context: minor }, true],
  ['Minors', 'they are of age', { context: { 'derived.isMinor': 'No' } }, false],
  ['Minors', 'the age is unknown', {}, undefined],
  ['Visiting family', 'the visa is for it', { visaType: 'Visiting relatives' }, true],
  ['Visiting family', 'the visa is for friends', { visaType: 'Friend visit' }, true],
  ['Visiting family', 'an answer says so', { visaType: 'Tourist', values: { journeyPurposes: ['Tourism', 'Visiting relatives'] } }, true],
  ['Visiting family', 'another question says so', { visaType: 'Tourist', values: { purposeOfVisit: 'family visit' } }, true],
  ['Visiting family', 'an answer says otherwise', { ...ruleInputOf('italy'), values: { purposeOfVisit: 'Tourism' } }, false],
  ['Visiting family', 'they stay at a hotel', { ...ruleInputOf('italy'), documents: [hotel] }, false],
  ['Staying with a host in Italy', 'an answer says so', { values: { accommodationType: 'House of a friend' } }, true],
  ['Staying with a host in Italy', 'it is a home', { values: { accommodationType: 'Home' } }, true],
  ['Staying with a host in Italy', 'another question says so', { values: { hasHost: 'Yes' } }, true],
  ['Staying with a host in Italy', 'an answer says otherwise', { values: { hasHost: 'No' } }, false],
  ['Staying with a host in Italy', 'they booked a hotel', { documents: [hotel], visaType: 'Visiting relatives' }, false],
  ['Staying with a host in Italy', 'they visit family', { visaType: 'Visiting relatives' }, true],
  ['Staying with a host in Italy', 'nothing is known', { visaType: 'Tourist' }, undefined],
  ['Not staying with a host', 'they booked a hotel', { documents: [hotel] }, true],
  ['Not staying with a host', 'they have a host', { values: { hasHost: 'yes' } }, false],
  ['Not staying with a host', 'nothing is known', { visaType: 'Tourist' }, undefined],
  ['Sponsored by a host in Germany', 'both', { values: { hasHost: 'Yes', costCoveredBy: 'Sponsor' } }, true],
  ['Sponsored by a host in Germany', 'no host', { values: { hasHost: 'No', expensesCoveredBy: 'Someone else' } }, false],
  ['Sponsored by a host in Germany', 'no sponsor', { values: { hasHost: 'Yes', costCoveredBy: 'Myself' } }, false],
  ['Sponsored by a host in Germany', 'no word of a host', { visaType: 'Tourist', values: { costCoveredBy: 'both' } }, undefined],
  ['Sponsored by a host in Germany', 'no word of money', { values: { hasHost: 'Yes' } }, undefined],
  ['Married applicants', 'an answer says so', { values: { maritalStatus: 'Married or in a civil partnership' } }, true],
  ['Married applicants', 'an answer says otherwise', { values: { maritalStatus: 'Unmarried' } }, false],
  ['Married applicants', 'the passport names a spouse', { documents: [wife] }, true],
  ['Married applicants', 'there is a certificate', { documents: [kindOf('Marriage certificate', {}, 'Other')] }, true],
  ['Married applicants', 'nothing is known', {}, undefined],
  [elsewhere, 'an answer says so', { values: { residesOutsideNationality: 'Yes' } }, true],
  [elsewhere, 'an answer says otherwise', { values: { residesOutsideNationality: 'No' }, nationality: 'Nepal' }, false],
  [elsewhere, 'they are Nepali', { nationality: 'Nepal' }, true],
  [elsewhere, 'they are Indian', {}, false],
  ['C and E visas; not for e-VOA', 'a visa on arrival', { visaType: 'e-VOA (B1)' }, false],
  ['C and E visas; not for e-VOA', 'an arrival visa', { visaType: 'Visa on Arrival' }, false],
  ['C and E visas; not for e-VOA', 'another visa', { visaType: 'C1 Tourist' }, true],
  ['Documents not in English', 'nobody can know', {}, undefined],
  ['Visiting family, minors', 'one of both is enough', { context: minor, visaType: 'Tourist' }, true],
];

test.each(cases)('%s: %s', (condition, _why, sent, known) => expect(appliesTo(inputOf(sent), condition)).toBe(known));

const none = 'None: visa through a centre or an Umrah operator';
// oxfmt-ignore
// Conditions that the chosen visa type or an answer decides, and otherwise the traveller.
const byVisaType: [form: DestinationId, condition: string, sent: Sent, known: boolean | undefined][] = [
  ['turkey', 'Sticker visa; not for the e-Visa', { visaType: 'Sticker Visa (Tourism)' }, true],
  ['turkey', 'Sticker visa; not for the e-Visa', { visaType: 'e-Visa (Tourism)' }, false],
  ['turkey', 'Sticker visa; not for the e-Visa', { visaType: 'Tourist' }, undefined],
  ['southAfrica', 'Visa through a centre; not for the ETA', { visaType: 'Visitor Visa (Tourism, centre)' }, true],
  ['southAfrica', 'Visa through a centre; not for the ETA', { visaType: 'ETA (Tourism)' }, false],
  ['thailand', 'With a visa; not for visa-free entry', { visaType: 'Tourist e-Visa (TR, single entry)' }, true],
  ['thailand', 'With a visa; not for visa-free entry', { visaType: 'Visa-free entry (Tourism) with TDAC' }, false],
  ['philippines', 'Holders of a qualifying visa or permit', { visaType: 'Visa-free entry with a qualifying visa (30 days)' }, true],
  ['uae', 'Holders of a qualifying visa or permit', { visaType: 'Tourist Visa (30 days, through a sponsor)' }, false],
  ['saudiArabia', 'Holders of a qualifying visa or permit', { visaType: 'Tourist eVisa' }, undefined],
  ['saudiArabia', 'Holders of a qualifying visa or permit', { values: { supportingDocumentType: none } }, false],
  ['georgia', 'Holders of a qualifying visa or permit', { values: { hasQualifyingVisa: 'Yes' } }, true],
  ['saudiArabia', 'Umrah pilgrims', { visaType: 'Umrah Visa (through an operator)' }, true],
  ['saudiArabia', 'Umrah pilgrims', { visaType: 'Tourist eVisa' }, undefined],
  ['saudiArabia', 'Umrah pilgrims', { visaType: 'Tourist eVisa', values: { performsUmrah: 'Yes' } }, true],
];

test.each(byVisaType)('%s, %s: %o', (form, condition, sent, known) =>
  expect(appliesTo(inputOf(sent, form), condition)).toBe(known),
);

test('what has no condition applies to everyone', () => expect(appliesTo(inputOf({}), null)).toBe(true));

test.each([
  ['2027-03-10', '2027-09-08', false],
  ['2027-03-10', '2027-09-09', true],
  [null, '2027-09-09', undefined],
])('a stay from %s to %s is over six months: %s', (fromDate, toDate, known) => {
  const input = inputOf({});
  const sent = { ...input, application: { ...input.application, fromDate, toDate } };
  expect(appliesTo(sent, 'Stay over 6 months')).toBe(known);
});

test.each([
  ['my father', true],
  ['My uncle', true],
  ['myself', false],
  ['my father and myself', false],
  ['I will pay, not my brother', false],
  ['the company', false],
])('a trip paid by %s is sponsored: %s', (payer, isSponsored) =>
  expect(meetsCondition(inputOf({ documents: [letterOf(payer)] }), 'sponsored')).toBe(isSponsored),
);

test('a sponsor’s letter shows a sponsor, an answer counts more', () => {
  const documents = [kindOf('Sponsorship letter or affidavit', {}, 'Letter')];
  expect(meetsCondition(inputOf({ documents }), 'sponsored')).toBe(true);
  expect(meetsCondition(inputOf({ documents, values: { costCoveredBy: 'Myself' } }), 'sponsored')).toBe(false);
  expect(meetsCondition(inputOf({}), 'sponsored')).toBe(false);
  expect(meetsCondition(inputOf({}), 'no such condition')).toBe(false);
});
