import { cities, findCity } from './cities.ts';
import { findValue, found, textOf, type Found } from './prefill-found.ts';
import { isNamed, type Holder } from './prefill-holder.ts';
import type { ReadPaper } from './read-paper.ts';

type Derive = (paper: ReadPaper, ref: string, holder: Holder) => Found | undefined;

// The machine readable zone's first letters; an ordinary booklet has nothing or a filler behind the P.
const passportTypes: Readonly<Record<string, string>> = {
  P: 'Ordinary passport',
  PD: 'Diplomatic passport',
  D: 'Diplomatic passport',
  PO: 'Official passport',
  PS: 'Official passport', // as India marks them
  S: 'Official passport',
};

const passportType: Derive = (paper, ref) => {
  const source = findValue(paper, 'documentType');
  const type = source && passportTypes[source.value.trim().toUpperCase()];
  return type ? found(ref, paper, source, type, source.value.trim().toUpperCase() === 'P') : undefined;
};

const fullName: Derive = (paper, ref) => {
  const [surname, given] = [findValue(paper, 'surname'), findValue(paper, 'givenNames')];
  const source = given ?? surname;
  const isSure = [surname, given].every((each) => !each || each.isConfirmed || each.outcome === 'accept');
  const value = [given?.value, surname?.value].filter(Boolean).join(' ');
  return source && found(ref, paper, source, value, isSure);
};

const states = new Set(cities.map(({ state }) => state.toLowerCase()));

// An Indian state or town is in India; of any other town nothing follows.
const countryOfBirth: Derive = (paper, ref) => {
  const state = findValue(paper, 'stateOfBirth');
  if (state && states.has(state.value.trim().toLowerCase())) return found(ref, paper, state, 'IND');
  const town = findValue(paper, 'placeOfBirth');
  return town && findCity(town.value) ? found(ref, paper, town, 'IND', false) : undefined;
};

// A certificate names the hospital too; forms ask for the town.
export const townIn = (place: string): string =>
  place
    .split(',')
    .map((part) => part.trim())
    .findLast((part) => findCity(part)) ?? place;

// The last word is the surname for certain only where it is the holder's own; one word alone is a given name.
function nameParts(from: string, part: 'surname' | 'given'): Derive {
  return (paper, ref, { surname }) => {
    const source = findValue(paper, from);
    return source && partOfName(paper, ref, source, part, surname);
  };
}

function partOfName(
  paper: ReadPaper,
  ref: string,
  source: NonNullable<ReturnType<typeof findValue>>,
  part: 'surname' | 'given',
  surname: string,
): Found | undefined {
  const words = source.value.trim().split(/\s+/);
  const own = surname.trim().split(/\s+/);
  const isOwn = surname !== '' && words.length > own.length && words.slice(-own.length).join(' ').toUpperCase() === surname.toUpperCase(); // prettier-ignore
  const at = isOwn ? -own.length : words.length > 1 ? -1 : words.length;
  const value = (part === 'surname' ? words.slice(at) : words.slice(0, at)).join(' ');
  return value === '' || (part === 'surname' && words.length === 1)
    ? undefined
    : found(ref, paper, source, value, isOwn);
}

const spouse =
  (part: 'surname' | 'given'): Derive =>
  (paper, ref, holder) => {
    const [husband, wife] = [findValue(paper, 'husbandName'), findValue(paper, 'wifeName')];
    const isHusband = isNamed(holder, textOf(paper, 'husbandName'));
    const isWife = isNamed(holder, textOf(paper, 'wifeName'));
    const partner = isHusband && !isWife ? wife : isWife && !isHusband ? husband : undefined;
    return partner && partOfName(paper, ref, partner, part, '');
  };

// Who shows a certificate of enrolment is a student.
const studies: Derive = (paper, ref) => {
  const source = paper.kind === 'Student ID or bonafide certificate' ? findValue(paper, 'institutionName') : undefined;
  return source && found(ref, paper, source, 'Student', false);
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

// What follows from a paper's values where it is not among them.
export const derivedFrom: Derive = (paper, ref, holder) => derived[ref]?.(paper, ref, holder);
