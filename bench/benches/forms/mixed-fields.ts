import type { AskedField } from './asked-fields.ts';
import { isRight, printedFor, type Known } from './field-truth.ts';

// Fields that describe one thing: each value may be right while the group mixes two documents.
const relatedFields: readonly (readonly string[])[] = [
  ['accommodationName', 'accommodationAddress', 'accommodationPhone', 'accommodationEmail', 'accommodationPostcode'],
  ['addressLine1', 'addressLine2', 'addressCity', 'addressState', 'addressPostcode', 'addressDistrict', 'homeAddress'],
  ['employerName', 'employerAddress', 'employerPhone', 'employerEmail', 'employmentStartDate'],
  ['hostName', 'hostAddress', 'hostPhone', 'hostEmail'],
  ['passportNumber', 'passportIssueDate', 'passportExpiryDate'],
];

// Fields of a group whose values do not all come from one category of documents.
export const mixedFields = (fields: readonly AskedField[], known: Known): AskedField[] =>
  relatedFields.flatMap((ids) => {
    const set = fields.filter(({ id, given }) => ids.includes(id) && given.length > 0);
    const isOne = set.length < 2 || categoriesOf(known).some((category) => isCoveredBy(category, set, known));
    return isOne || isSameHome(ids, set, known) ? [] : set;
  });

const categoriesOf = ({ documents }: Known) => [...new Set(documents.map(({ category }) => category))];

function isCoveredBy(wanted: string, set: readonly AskedField[], { documents }: Known): boolean {
  const some = { documents: documents.filter(({ category }) => category === wanted), entered: {} };
  return set.every((field) => field.given.every((value) => isRight(field, value, printedFor(field, some, true))));
}

// Two documents with the same address may complement each other.
function isSameHome(ids: readonly string[], set: readonly AskedField[], { documents }: Known): boolean {
  const codes = documents
    .filter(({ category }) => ['Proof of Address', 'National ID', 'Passport'].includes(category))
    .flatMap(({ known }) => known.postcode ?? []);
  const given = set.find(({ id }) => id === 'addressPostcode')?.given[0] ?? codes[0];
  return ids.includes('addressLine1') && codes.every((code) => code === given);
}
