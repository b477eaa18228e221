import type { Asked } from './asked.ts';
import { isRight, printedFor, type Known } from './truth.ts';

// Fields that describe one thing: each may be right by itself and the whole still be a mixture of two papers.
const together: readonly (readonly string[])[] = [
  ['accommodationName', 'accommodationAddress', 'accommodationPhone', 'accommodationEmail', 'accommodationPostcode'],
  ['addressLine1', 'addressLine2', 'addressCity', 'addressState', 'addressPostcode', 'addressDistrict', 'homeAddress'],
  ['employerName', 'employerAddress', 'employerPhone', 'employerEmail', 'employmentStartDate'],
  ['hostName', 'hostAddress', 'hostPhone', 'hostEmail'],
  ['passportNumber', 'passportIssueDate', 'passportExpiryDate'],
];

// Values that no category of papers tells alone.
export const mixtures = (fields: readonly Asked[], known: Known): Asked[] =>
  together.flatMap((ids) => {
    const set = fields.filter(({ id, given }) => ids.includes(id) && given.length > 0);
    const isOne = set.length < 2 || categoriesOf(known).some((category) => isToldBy(category, set, known));
    return isOne || isSameHome(ids, set, known) ? [] : set;
  });

const categoriesOf = ({ papers }: Known) => [...new Set(papers.map(({ category }) => category))];

function isToldBy(wanted: string, set: readonly Asked[], { papers }: Known): boolean {
  const some = { papers: papers.filter(({ category }) => category === wanted), entered: {} };
  return set.every((field) => field.given.every((value) => isRight(field, value, printedFor(field, some, true))));
}

// Two papers of the same address may complete each other.
function isSameHome(ids: readonly string[], set: readonly Asked[], { papers }: Known): boolean {
  const codes = papers
    .filter(({ category }) => ['Proof of Address', 'National ID', 'Passport'].includes(category))
    .flatMap(({ known }) => known.postcode ?? []);
  const given = set.find(({ id }) => id === 'addressPostcode')?.given[0] ?? codes[0];
  return ids.includes('addressLine1') && codes.every((code) => code === given);
}
