import { cities, findCity } from '../centres/cities.ts';
import { findValue, toFoundValue, textOf, type FoundValue } from './found-value.ts';
import { isNamed, type Holder } from './holder.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

type Derive = (document: DocumentEvidence, ref: string, holder: Holder) => FoundValue | undefined;

// The first letters of the MRZ; an ordinary passport has nothing or a filler after the P.
const passportTypes: Readonly<Record<string, string>> = {
  P: 'Ordinary passport',
  PD: 'Diplomatic passport',
  D: 'Diplomatic passport',
  PO: 'Official passport',
  PS: 'Official passport', // the Indian code
  S: 'Official passport',
};

const passportType: Derive = (document, ref) => {
  const source = findValue(document, 'documentType');
  const type = source && passportTypes[source.value.trim().toUpperCase()];
  return type ? toFoundValue(ref, document, source, type, source.value.trim().toUpperCase() === 'P') : undefined;
};

const fullName: Derive = (document, ref) => {
  const [surname, given] = [findValue(document, 'surname'), findValue(document, 'givenNames')];
  const source = given ?? surname;
  const isSure = [surname, given].every((each) => !each || each.isConfirmed || each.outcome === 'accept');
  const value = [given?.value, surname?.value].filter(Boolean).join(' ');
  return source && toFoundValue(ref, document, source, value, isSure);
};

const states = new Set(cities.map(({ state }) => state.toLowerCase()));

// An Indian state or city implies India; other cities imply nothing.
const countryOfBirth: Derive = (document, ref) => {
  const state = findValue(document, 'stateOfBirth');
  if (state && states.has(state.value.trim().toLowerCase())) return toFoundValue(ref, document, state, 'IND');
  const town = findValue(document, 'placeOfBirth');
  return town && findCity(town.value) ? toFoundValue(ref, document, town, 'IND', false) : undefined;
};

// Birth certificates often name the hospital; forms ask for the city.
export const townIn = (place: string): string =>
  place
    .split(',')
    .map((part) => part.trim())
    .findLast((part) => findCity(part)) ?? place;

// The last word is certainly the surname only if it equals the holder's; a single word is a given name.
function nameParts(from: string, part: 'surname' | 'given'): Derive {
  return (document, ref, { surname }) => {
    const source = findValue(document, from);
    return source && partOfName(document, ref, source, part, surname);
  };
}

function partOfName(
  document: DocumentEvidence,
  ref: string,
  source: NonNullable<ReturnType<typeof findValue>>,
  part: 'surname' | 'given',
  surname: string,
): FoundValue | undefined {
  const words = source.value.trim().split(/\s+/);
  const own = surname.trim().split(/\s+/);
  const isOwn =
    surname !== '' &&
    words.length > own.length &&
    words.slice(-own.length).join(' ').toUpperCase() === surname.toUpperCase();
  const at = isOwn ? -own.length : words.length > 1 ? -1 : words.length;
  const value = (part === 'surname' ? words.slice(at) : words.slice(0, at)).join(' ');
  return value === '' || (part === 'surname' && words.length === 1)
    ? undefined
    : toFoundValue(ref, document, source, value, isOwn);
}

const spouse =
  (part: 'surname' | 'given'): Derive =>
  (document, ref, holder) => {
    const [husband, wife] = [findValue(document, 'husbandName'), findValue(document, 'wifeName')];
    const isHusband = isNamed(holder, textOf(document, 'husbandName'));
    const isWife = isNamed(holder, textOf(document, 'wifeName'));
    const partner = isHusband && !isWife ? wife : isWife && !isHusband ? husband : undefined;
    return partner && partOfName(document, ref, partner, part, '');
  };

// An enrolment certificate implies that the holder is a student.
const studies: Derive = (document, ref) => {
  const source =
    document.kind === 'Student ID or bonafide certificate' ? findValue(document, 'institutionName') : undefined;
  return source && toFoundValue(ref, document, source, 'Student', false);
};

const derived: Readonly<Record<string, Derive>> = {
  'Passport.passportType': passportType,
  'Passport.fullName': fullName,
  'Passport.countryOfBirth': countryOfBirth,
  'Passport.fatherSurname': nameParts('fatherName', 'surname'),
  'Passport.fatherGivenNames': nameParts('fatherName', 'given'),
  'Passport.motherSurname': nameParts('motherName', 'surname'),
  'Passport.motherGivenNames': nameParts('motherName', 'given'),
  'Passport.spouseSurname': nameParts('spouseName', 'surname'),
  'Passport.spouseGivenNames': nameParts('spouseName', 'given'),
  'Proof of Employment.designation': studies,
  'Proof of Marital Status.spouseSurname': spouse('surname'),
  'Proof of Marital Status.spouseGivenNames': spouse('given'),
};

// Derives a value that the document does not state directly.
export const deriveValue: Derive = (document, ref, holder) => derived[ref]?.(document, ref, holder);
