import { countries } from '@visawright/contract/country.ts';
import type { PaperTruth } from './paper-files.ts';

// What may rightly stand in a field, taken from what the specimens print and not from what the product knows. The names of the questions
// that mean one paper among several of a category are written out here once more on purpose.
export interface FieldFact {
  readonly id: string; // of an item: repeat.item
  readonly type: string;
  readonly label: string;
  readonly options: readonly string[] | undefined;
  readonly autofill: readonly string[];
}
export interface Known {
  readonly papers: readonly PaperTruth[];
  readonly entered: Readonly<Record<string, string>>; // application.* and profile.*
}

export const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const lastWord = (name = '') => name.trim().split(/\s+/).at(-1) ?? '';
const butLast = (name = '') => name.trim().split(/\s+/).slice(0, -1).join(' ');

function follows({ kind, values }: PaperTruth, field: string, papers: readonly PaperTruth[]): string[] {
  const passport = papers.find((paper) => paper.kind === 'Indian passport')?.values ?? {};
  const spouse = [values.husbandName, values.wifeName].find((name) => name && letters(name) !== letters(`${passport.givenNames ?? ''}${passport.surname ?? ''}`)); // prettier-ignore
  const table: Record<string, string | undefined> =
    kind === 'Indian passport'
      ? {
          passportType: 'Ordinary',
          fullName: `${values.givenNames} ${values.surname ?? ''}`,
          issuingAuthority: values.placeOfIssue,
          countryOfBirth: values.placeOfBirth && 'IND',
          fatherSurname: lastWord(values.fatherName),
          fatherGivenNames: butLast(values.fatherName),
          motherSurname: lastWord(values.motherName),
          motherGivenNames: butLast(values.motherName),
          spouseSurname: lastWord(values.spouseName),
          spouseGivenNames: butLast(values.spouseName),
        }
      : kind === 'Marriage certificate'
        ? { spouseSurname: lastWord(spouse), spouseGivenNames: butLast(spouse) }
        : kind.startsWith('Student ID')
          ? { designation: 'Student' }
          : {};
  return table[field] ? [table[field]] : [];
}

const onlyOf: Readonly<Record<string, (paper: PaperTruth) => boolean>> = {
  nationalIdIssueDate: ({ kind }) => kind === 'Aadhaar',
  nationalIdIssuingAuthority: ({ kind }) => kind === 'Aadhaar',
  hapId: ({ kind }) => kind.startsWith('Medical'),
  imeNumber: ({ kind }) => kind.startsWith('Medical'),
  tbCertificateNumber: ({ kind }) => kind.startsWith('Medical'),
  previousGrantNumber: ({ known }) => known.issuingCountry === 'AUS',
  ukVisaIssueDate: ({ known, kind }) => known.issuingCountry === 'GBR' && kind.includes('visa'),
  fingerprintsDate: ({ known }) => ['FRA', 'DEU', 'ITA', 'ESP', 'NLD'].includes(known.issuingCountry ?? ''),
  previousVisaStickerNumber: ({ known }) => ['FRA', 'DEU', 'ITA', 'ESP', 'NLD'].includes(known.issuingCountry ?? ''),
  jobTitle: ({ kind }) => !kind.startsWith('Student ID'),
  residenceVisaExpiry: ({ kind }) => kind === 'Residence permit',
};

// A child's certificate and an earlier booklet say nothing of this person today.
function isOwn({ kind, values }: PaperTruth, papers: readonly PaperTruth[]): boolean {
  const passport = papers.find((paper) => paper.kind === 'Indian passport')?.values ?? {};
  if (kind === 'Previous passport') return false;
  return kind !== 'Birth certificate' || letters(values.childName ?? '') === letters(`${passport.givenNames ?? ''}${passport.surname ?? ''}`); // prettier-ignore
}

// A list has every hotel, a single question asks for that of the first night.
function isAskedFor(id: string, paper: PaperTruth, papers: readonly PaperTruth[]): boolean {
  if (paper.kind !== 'Hotel booking' || id.includes('.')) return onlyOf[id]?.(paper) ?? true;
  const nights = papers.filter(({ kind }) => kind === paper.kind).map(({ known }) => known.checkInDate!);
  return paper.known.checkInDate === nights.toSorted()[0];
}

// Where a ticket shows the day, the day that was planned is not the answer.
const planned = (id: string, ref: string, papers: readonly PaperTruth[]) =>
  /^(arrival|departure)Date$/.test(id) && ref.startsWith('application.') && papers.some(({ values }) => values[id]);

// Who sleeps in a hotel does not give the telephone number of a host as the hotel's.
const elsewhere = (id: string, ref: string, papers: readonly PaperTruth[]) =>
  id.startsWith('accommodation') && ref.startsWith('Letter.') && papers.some(({ kind }) => kind === 'Hotel booking');

// Everything printed that the references of a field name; `told`: also what is true of a paper though no place of its own shows it, as a
// postcode inside an address.
export function printedFor({ id, autofill }: FieldFact, { papers, entered }: Known, told = false): string[] {
  return autofill.flatMap((ref) => {
    if (planned(id, ref, papers) || elsewhere(id, ref, papers)) return [];
    if (/^(application|profile)\./.test(ref)) return entered[ref] ?? [];
    const [category, field] = ref.split('.') as [string, string];
    return papers
      .filter((paper) => paper.category === category && isOwn(paper, papers) && isAskedFor(id, paper, papers))
      .flatMap((paper) => {
        const printed = paper.values[field] ?? (told || field in paper.also ? paper.known[field] : undefined);
        return printed === undefined ? follows(paper, field, papers) : [printed, ...(paper.also[field] ?? [])];
      });
  });
}

const sameWords: Readonly<Record<string, readonly string[]>> = {
  M: ['Male'],
  F: ['Female'],
  divorced: ['Divorced', 'Divorced or partnership dissolved'],
  married: ['Married', 'Married or in a civil partnership'],
  Ordinary: ['Ordinary passport', 'Ordinary', 'Regular', 'International passport'],
  Tourism: ['Tourism', 'Tourist', 'Tourism, including family and friends', 'Tourism or holiday', 'Social', 'Tourism, family, social, transit or medical'],
  Business: ['Business', 'Business, including sport and entertainment', 'Business visit', 'Business trip', 'Business, meetings or purchasing goods'],
  Student: ['Student', 'Study', 'Education', 'Short-term study', 'Short study', 'Short-term studies', 'Education or training'],
  'Visitor Visa Subclass 600 (Tourist Stream)': ['Tourist'],
  'Visitor Visa Subclass 600 (Business Visitor Stream)': ['Business Visitor'],
  'e-VOA B1 (Tourism)': ['B1 (e-VOA)'],
  'C2 Business Single Entry': ['C2'],
  'E30A Student (limited stay)': ['E30A'],
}; // prettier-ignore

const currencies = /\b(CAD|USD|NZD|SGD)\b/;
const sorted = (text: string) => [...letters(text)].sort().join('');

// Is this the truth, in the form's own wording?
export function isRight(field: FieldFact, given: string, printed: readonly string[]): boolean {
  if (field.type === 'number' && currencies.test(field.label)) return false; // the papers are in rupees
  const country = (text: string) => countries.find(({ alpha3, label }) => alpha3 === text || label === text)?.label;
  return printed.some((truth) => {
    if (field.id === 'nationalIdNumber') return /^\d{12}$/.test(truth) && given.replaceAll(' ', '') === truth;
    if (field.options) return (sameWords[truth] ?? [truth, country(truth)]).includes(given);
    if (field.type === 'country') return given === country(truth);
    if (field.type === 'date') return given === truth;
    if (field.type === 'number') return Number(given) === Number(truth);
    if (field.id === 'fundsDescription') return given.startsWith('INR ') && Number(given.slice(4)) === Number(truth);
    const [line = ''] = truth.split(',');
    if (/^employerLine1$|\.line1$/.test(field.id)) return letters(given) === letters(line);
    if (/^accommodation(Block|Street)$/.test(field.id)) {
      const rest = letters(line).replace(letters(given), '');
      return letters(given) !== '' && sorted(given + rest) === sorted(line) && (/\d/.test(given) ? /Block$/ : /Street$/).test(field.id); // prettier-ignore
    }
    return letters(given) === letters(truth);
  });
}
