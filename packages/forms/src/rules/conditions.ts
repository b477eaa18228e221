import { daysBetween } from '@visawright/contract/dates/days.ts';
import situations from '../../rules/facts/conditions.json' with { type: 'json' };
import type { RuleInput } from './rule-input.ts';
import { tripDatesOf } from './evidence.ts';
import { documentsOf, passportValue, valuesOf } from './documents/documents-of.ts';

type Known = boolean | undefined; // undefined if unknown

const answered = ({ values }: RuleInput, ...fields: string[]): string[] =>
  fields
    .map((field) => values[field])
    .flatMap((answer): unknown[] => (Array.isArray(answer) ? answer : [answer]))
    .filter((each) => typeof each === 'string');
const matchesAny = (answers: readonly string[], pattern: RegExp): Known =>
  answers.length === 0 ? undefined : answers.some((answer) => pattern.test(answer));
const has = (input: RuleInput, ...kinds: string[]) => documentsOf(input, { kinds }).length > 0;

const work = (input: RuleInput, pattern: RegExp, own: readonly string[]): Known => {
  const answer = matchesAny(answered(input, 'employmentStatus', 'occupationCategory'), pattern);
  if (answer !== undefined) return answer;
  if (input.context['derived.isMinor'] === 'Yes') return own.some((kind) => kind.startsWith('Student'));
  if (has(input, ...own)) return true;
  const documents = documentsOf(input, { category: 'Proof of Employment' }).some(({ kind }) => kind !== null);
  return documents || input.group === 'Student' ? false : undefined;
};

const visiting = (input: RuleInput): Known => {
  if (/visiting|family|friend/i.test(input.application.visaType)) return true;
  const answer = matchesAny(answered(input, 'journeyPurposes', 'purposeOfVisit'), /visiting|relatives|family visit/i);
  if (answer) return true;
  const hasVisitType = input.form.visaTypes.some(({ name }) => /visiting|family|friend/i.test(name));
  return hasVisitType || answer === false || has(input, 'Hotel booking') ? false : undefined;
};
const hosted = (input: RuleInput): Known => {
  const answer = matchesAny(answered(input, 'accommodationType', 'hasHost'), /house|^home$|place|^yes$|family|friend/i);
  if (answer !== undefined) return answer;
  if (has(input, 'Hotel booking')) return false;
  return visiting(input) ? true : undefined;
};
const sponsored = (input: RuleInput): Known => {
  const answer = matchesAny(answered(input, 'costCoveredBy', 'expensesCoveredBy'), /sponsor|both|someone/i);
  if (answer !== undefined) return answer;
  if (has(input, 'Sponsorship letter or affidavit')) return true;
  const payers = valuesOf(input, { kinds: ['Cover letter'] }, 'expensesBorneBy').map(({ value }) => value);
  return matchesAny(
    payers,
    /^(?!.*(my ?self|self|own|\bI\b)).*(father|mother|sponsor|uncle|brother|sister|host|friend)/i,
  );
};

const student = (input: RuleInput): Known => work(input, /student/i, ['Student ID or bonafide certificate']);

const employed = (input: RuleInput): Known =>
  work(input, /^(?:employed|employee|government employee|official)$/i, [
    'Salary slip',
    'Employment / NOC / leave letter',
  ]);

// Whether the chosen visa type, one of the form's own, is of the kind; undefined if its name does not say.
const visaTypeIs = ({ form, application }: RuleInput, yes: RegExp, no: RegExp): Known => {
  const name = form.visaTypes.find((type) => type.name === application.visaType)?.name;
  if (name === undefined) return undefined;
  return yes.test(name) ? true : no.test(name) ? false : undefined;
};

const tests: Readonly<Record<string, (input: RuleInput) => Known>> = {
  employed,
  notEmployed: (input) => {
    const known = employed(input);
    return known === undefined ? undefined : !known;
  },
  selfEmployed: (input) =>
    work(input, /self-employed|business owner|businessman/i, [
      'GST registration certificate',
      'Company registration / partnership deed / Udyam',
    ]),
  student,
  withoutStudentCard: (input) => student(input) !== true,
  retired: (input) => work(input, /retired|pensioner/i, ['Pension statement']),
  minor: ({ context }) => (context['derived.isMinor'] ? context['derived.isMinor'] === 'Yes' : undefined),
  perhapsMinor: ({ context }) => (context['derived.isMinor'] === 'No' ? false : undefined), // where a child stays is not asked
  servedInForces: (input) => matchesAny(answered(input, 'militaryService'), /^yes$/i),
  otherName: (input) => matchesAny(answered(input, 'hasOtherNames'), /^yes$/i),
  visiting,
  hosted,
  notHosted: (input) => {
    const known = hosted(input);
    return known === undefined ? undefined : !known;
  },
  withoutHost: (input) => hosted(input) !== true,
  withoutHostOrHotel: (input) => hosted(input) !== true && !has(input, 'Hotel booking'),
  sponsored,
  sponsoredByHost: (input) => {
    const [paid, stays] = [sponsored(input), hosted(input)];
    return paid === false || stays === false ? false : paid && stays;
  },
  married: (input) =>
    matchesAny(answered(input, 'maritalStatus'), /^married/i) ??
    (passportValue(input, 'spouseName') || has(input, 'Marriage certificate') ? true : undefined),
  livesElsewhere: (input) =>
    matchesAny(answered(input, 'residesOutsideNationality'), /^yes$/i) ?? input.application.nationality !== 'India',
  notArrivalVisa: ({ application }) => !/voa|arrival/i.test(application.visaType),
  notVisaFree: (input) => visaTypeIs(input, /^(?!.*visa-free)/i, /visa-free/i),
  visaAtCentre: (input) => visaTypeIs(input, /sticker|centre/i, /e-visa|\beta\b/i),
  qualifyingVisa: (input) =>
    matchesAny(answered(input, 'hasQualifyingVisa'), /^yes$/i) ??
    matchesAny(answered(input, 'supportingDocumentType'), /^(?!none|neither)/i) ??
    visaTypeIs(input, /qualifying/i, /sticker|sponsor|centre/i),
  umrah: (input) =>
    matchesAny(answered(input, 'performsUmrah'), /^yes$/i) ?? visaTypeIs(input, /umrah/i, /stopover|business|student/i),
  staysOverSixMonths: (input) => {
    const trip = tripDatesOf(input);
    return trip ? daysBetween(trip.from, trip.to) > 182 : undefined;
  },
};

// Whether a checklist item's condition applies to this applicant; undefined if unknown, as for conditions without a test.
export function appliesTo(input: RuleInput, condition: string | null): Known {
  if (condition === null) return true;
  const names = (situations as Readonly<Record<string, readonly string[]>>)[condition];
  const known = names?.map((name) => tests[name]?.(input)) ?? [undefined];
  if (known.includes(true)) return true;
  if (!known.includes(undefined)) return false;
  return input.situations?.includes(condition) ? true : undefined; // the traveller's choice, where nothing else is known
}

export const conditionNames = Object.keys(tests);
export const meetsCondition = (input: RuleInput, name: string): boolean => tests[name]?.(input) === true;
