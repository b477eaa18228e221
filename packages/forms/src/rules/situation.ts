import situations from '../../rules/facts/situations.json' with { type: 'json' };
import type { Case } from './case.ts';
import { daysBetween } from './days.ts';
import { tripOf } from './evidence.ts';
import { papersOf, passportValue, valuesOf } from './papers.ts';

type Known = boolean | undefined; // undefined: nothing says so or otherwise

const answered = ({ values }: Case, ...fields: string[]): string[] =>
  fields
    .map((field) => values[field])
    .flatMap((answer): unknown[] => (Array.isArray(answer) ? answer : [answer]))
    .filter((each) => typeof each === 'string');
const says = (answers: readonly string[], pattern: RegExp): Known =>
  answers.length === 0 ? undefined : answers.some((answer) => pattern.test(answer));
const has = (given: Case, ...kinds: string[]) => papersOf(given, { kinds }).length > 0;

const work = (given: Case, pattern: RegExp, own: readonly string[]): Known => {
  const said = says(answered(given, 'employmentStatus', 'occupationCategory'), pattern);
  if (said !== undefined) return said;
  if (given.context['derived.isMinor'] === 'Yes') return own.some((kind) => kind.startsWith('Student'));
  if (has(given, ...own)) return true;
  const papers = papersOf(given, { category: 'Proof of Employment' }).some(({ kind }) => kind !== null);
  return papers || given.group === 'Student' ? false : undefined;
};

const visiting = (given: Case): Known => {
  if (/visiting|family|friend/i.test(given.application.visaType)) return true;
  const said = says(answered(given, 'journeyPurposes', 'purposeOfVisit'), /visiting|relatives|family visit/i);
  if (said) return true;
  const isTold = given.form.visaTypes.some(({ name }) => /visiting|family|friend/i.test(name));
  return isTold || said === false || has(given, 'Hotel booking') ? false : undefined;
};
const hosted = (given: Case): Known => {
  const said = says(answered(given, 'accommodationType', 'hasHost'), /house|place|^yes$|family|friend/i);
  if (said !== undefined) return said;
  if (has(given, 'Hotel booking')) return false;
  return visiting(given) ? true : undefined;
};
const sponsored = (given: Case): Known => {
  const said = says(answered(given, 'costCoveredBy', 'expensesCoveredBy'), /sponsor|both|someone/i);
  if (said !== undefined) return said;
  if (has(given, 'Sponsorship letter or affidavit')) return true;
  const payers = valuesOf(given, { kinds: ['Cover letter'] }, 'expensesBorneBy').map(({ value }) => value);
  return says(payers, /^(?!.*(my ?self|self|own|\bI\b)).*(father|mother|sponsor|uncle|brother|sister|host|friend)/i);
};

const tests: Readonly<Record<string, (given: Case) => Known>> = {
  employed: (given) =>
    work(given, /^(?:employed|employee|government employee)$/i, ['Salary slip', 'Employment / NOC / leave letter']),
  selfEmployed: (given) =>
    work(given, /self-employed|business owner/i, [
      'GST registration certificate',
      'Company registration / partnership deed / Udyam',
    ]),
  student: (given) => work(given, /student/i, ['Student ID or bonafide certificate']),
  minor: ({ context }) => (context['derived.isMinor'] ? context['derived.isMinor'] === 'Yes' : undefined),
  visiting,
  hosted,
  notHosted: (given) => {
    const known = hosted(given);
    return known === undefined ? undefined : !known;
  },
  sponsored,
  sponsoredByHost: (given) => {
    const [paid, stays] = [sponsored(given), hosted(given)];
    return paid === false || stays === false ? false : paid && stays;
  },
  married: (given) =>
    says(answered(given, 'maritalStatus'), /^married/i) ??
    (passportValue(given, 'spouseName') || has(given, 'Marriage certificate') ? true : undefined),
  livesElsewhere: (given) =>
    says(answered(given, 'residesOutsideNationality'), /^yes$/i) ?? given.application.nationality !== 'India',
  notArrivalVisa: ({ application }) => !/voa|arrival/i.test(application.visaType),
  staysOverSixMonths: (given) => {
    const trip = tripOf(given);
    return trip ? daysBetween(trip.from, trip.to) > 182 : undefined;
  },
};

// Whether a paper asked of some is asked of this person; undefined: a person has to say. A condition nobody gave a meaning is such.
export function isAsked(given: Case, condition: string | null): Known {
  if (condition === null) return true;
  const names = (situations as Readonly<Record<string, readonly string[]>>)[condition];
  const known = names?.map((name) => tests[name]?.(given)) ?? [undefined];
  if (known.includes(true)) return true;
  return known.includes(undefined) ? undefined : false;
}

export const situationNames = Object.keys(tests);
export const isInSituation = (given: Case, name: string): boolean => tests[name]?.(given) === true;
