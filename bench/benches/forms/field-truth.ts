import { countries } from '@visawright/contract/platform/country.ts';
import type { DocumentTruth } from './document-files.ts';

// The values that are right for a field, derived from what the specimens print and not from the product's own tables. The fields that
// refer to one document among several of a category are listed here a second time on purpose.
export interface FieldFact {
  readonly id: string; // of an item: repeat.item
  readonly type: string;
  readonly label: string;
  readonly options: readonly string[] | undefined;
  readonly autofill: readonly string[];
}
export interface Known {
  readonly documents: readonly DocumentTruth[];
  readonly entered: Readonly<Record<string, string>>; // application.* and profile.*
}

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const lastWord = (name = '') => name.trim().split(/\s+/).at(-1) ?? '';
const butLast = (name = '') => name.trim().split(/\s+/).slice(0, -1).join(' ');

function follows({ kind, values }: DocumentTruth, field: string, documents: readonly DocumentTruth[]): string[] {
  const passport = documents.find((document) => document.kind === 'Indian passport')?.values ?? {};
  const spouse = [values.husbandName, values.wifeName].find(
    (name) => name && letters(name) !== letters(`${passport.givenNames ?? ''}${passport.surname ?? ''}`),
  );
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

const onlyOf: Readonly<Record<string, (document: DocumentTruth) => boolean>> = {
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

// A child's certificate and an earlier passport do not describe this person today.
function isOwn({ kind, values }: DocumentTruth, documents: readonly DocumentTruth[]): boolean {
  const passport = documents.find((document) => document.kind === 'Indian passport')?.values ?? {};
  if (kind === 'Previous passport') return false;
  return (
    kind !== 'Birth certificate' ||
    letters(values.childName ?? '') === letters(`${passport.givenNames ?? ''}${passport.surname ?? ''}`)
  );
}

// A repeated group lists every hotel; a single field asks for the hotel of the first night.
function isAskedFor(id: string, document: DocumentTruth, documents: readonly DocumentTruth[]): boolean {
  if (document.kind !== 'Hotel booking' || id.includes('.')) return onlyOf[id]?.(document) ?? true;
  const nights = documents.filter(({ kind }) => kind === document.kind).map(({ known }) => known.checkInDate!);
  return document.known.checkInDate === nights.toSorted()[0];
}

// A date on a ticket takes precedence over the planned date of the application.
const planned = (id: string, ref: string, documents: readonly DocumentTruth[]) =>
  /^(arrival|departure)Date$/.test(id) && ref.startsWith('application.') && documents.some(({ values }) => values[id]);

// A host's contact details are not the details of the hotel.
const elsewhere = (id: string, ref: string, documents: readonly DocumentTruth[]) =>
  id.startsWith('accommodation') && ref.startsWith('Letter.') && documents.some(({ kind }) => kind === 'Hotel booking');

// All printed values that a field's autofill references point to. With `withImplied`, also values that are true but have no place of
// their own on the document, such as a postcode inside an address.
export function printedFor({ id, autofill }: FieldFact, { documents, entered }: Known, withImplied = false): string[] {
  return autofill.flatMap((ref) => {
    if (planned(id, ref, documents) || elsewhere(id, ref, documents)) return [];
    if (/^(application|profile)\./.test(ref)) return entered[ref] ?? [];
    const [category, field] = ref.split('.') as [string, string];
    return documents
      .filter(
        (document) =>
          document.category === category && isOwn(document, documents) && isAskedFor(id, document, documents),
      )
      .flatMap((document) => {
        const printed =
          document.values[field] ?? (withImplied || field in document.also ? document.known[field] : undefined);
        return printed === undefined ? follows(document, field, documents) : [printed, ...(document.also[field] ?? [])];
      });
  });
}

const sameWords: Readonly<Record<string, readonly string[]>> = {
  M: ['Male'],
  F: ['Female'],
  divorced: ['Divorced', 'Divorced or partnership dissolved'],
  married: ['Married', 'Married or in a civil partnership'],
  Ordinary: ['Ordinary passport', 'Ordinary', 'Regular', 'International passport', 'Passport'],
  Tourism: [
    'Tourism',
    'Tourist',
    'Tourism, including family and friends',
    'Tourism or holiday',
    'Social',
    'Tourism, family, social, transit or medical',
    'L (tourism)',
    'Visit (tourist)',
    'C-3-9 (tourism)',
    'Tourism or transit',
    'Temporary business or pleasure visitor (B)',
    'Business or tourism (B1/B2)',
    'Holiday',
    'Sightseeing or holiday',
  ],
  Business: [
    'Business',
    'Business, including sport and entertainment',
    'Business visit',
    'Business trip',
    'Business, meetings or purchasing goods',
    'M (trade and business)',
    'C-3-4 (business)',
    'Temporary business or pleasure visitor (B)',
    'Business or conference (B1)',
  ],
  Student: [
    'Student',
    'Study',
    'Education',
    'Short-term study',
    'Short study',
    'Short-term studies',
    'Education or training',
    'X2 (study up to 180 days)',
    'D-2 (university study)',
    'Study or training',
    'Academic or language student (F)',
    'Student (F1)',
  ],
  'Visitor Visa Subclass 600 (Tourist Stream)': ['Tourist'],
  'Visitor Visa Subclass 600 (Business Visitor Stream)': ['Business Visitor'],
  'e-VOA B1 (Tourism)': ['B1 (e-VOA)'],
  'C2 Business Single Entry': ['C2'],
  'E30A Student (limited stay)': ['E30A'],
};

const currencies = /\b(CAD|USD|NZD|SGD)\b/;
const sorted = (text: string) => [...letters(text)].sort().join('');

// Whether a given value is right in the wording of the form.
export function isRight(field: FieldFact, given: string, printed: readonly string[]): boolean {
  if (field.type === 'number' && currencies.test(field.label)) return false; // the documents are in rupees
  const country = (text: string) => countries.find(({ alpha3, label }) => alpha3 === text || label === text)?.label;
  return printed.some((truth) => {
    if (field.id === 'nationalIdNumber') return /^\d{12}$/.test(truth) && given.replaceAll(' ', '') === truth;
    if (field.options) return (sameWords[truth] ?? [truth, country(truth)]).includes(given);
    if (field.type === 'country') return given === country(truth);
    if (field.type === 'date') return given === truth;
    if (field.type === 'number') return Number(given) === Number(truth);
    if (field.id === 'fundsDescription') return given.startsWith('INR ') && Number(given.slice(4)) === Number(truth);
    const [line = ''] = truth.split(',');
    if (/^(employer|accommodation|studyInstitution)Line1$|\.line1$/.test(field.id))
      return letters(given) === letters(line);
    if (/^accommodation(Block|Street)$/.test(field.id)) {
      const rest = letters(line).replace(letters(given), '');
      return (
        letters(given) !== '' &&
        sorted(given + rest) === sorted(line) &&
        (/\d/.test(given) ? /Block$/ : /Street$/).test(field.id)
      );
    }
    return letters(given) === letters(truth);
  });
}
