import { categories } from '../documents/categories.ts';
import { isOwnerAsked, normalizeText, textOf } from './found-value.ts';
import { holderOf, speaksOfHolder, type Holder } from './holder.ts';
import { dateFields } from './field-sources.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

export interface UsableDocuments {
  readonly documents: readonly DocumentEvidence[]; // best first within a category
  readonly holder: Holder;
}

const kindOrder = new Map(
  categories.flatMap(({ category, kinds }) => kinds.map(({ name }, at) => [`${category}.${name}`, at] as const)),
);
const orderOf = ({ category, kind }: DocumentEvidence) => kindOrder.get(`${category}.${kind}`) ?? 99;
const dateOf = (document: DocumentEvidence) => textOf(document, dateFields[document.kind ?? ''] ?? '') ?? '';

// Values of removed pages are dropped, unless a person confirmed them.
const status = (document: DocumentEvidence): DocumentEvidence => ({
  ...document,
  values: document.values.filter(({ pageIndex, isConfirmed }) => pageIndex >= 0 || isConfirmed),
});

// The passport that fills the form: the one marked as primary, otherwise the one valid longest; a previous one only if there is no other.
function chosenPassport(documents: readonly DocumentEvidence[]): DocumentEvidence | undefined {
  const all = documents.filter(({ category }) => category === 'Passport');
  const rank = (document: DocumentEvidence) =>
    [
      Number(!isOwnerAsked(document)),
      Number(document.kind !== 'Previous passport'),
      Number(document.isPrimary),
      Number(textOf(document, 'passportNumber') !== undefined),
      textOf(document, 'expiryDate') ?? '',
    ].join(' ');
  return all.toSorted((a, b) => (rank(a) < rank(b) ? 1 : -1))[0];
}

// Other pages of the same passport are used too, those of another passport never.
function ofBooklet(chosen: DocumentEvidence, document: DocumentEvidence): boolean {
  if (document.category !== 'Passport' || document === chosen) return true;
  const [number, other] = [textOf(chosen, 'passportNumber'), textOf(document, 'passportNumber')];
  return (
    document.kind !== 'Previous passport' &&
    (number === undefined || other === undefined || normalizeText(number) === normalizeText(other))
  );
}

const supersedes = (one: DocumentEvidence, other: DocumentEvidence) =>
  one.kind === other.kind &&
  one.category === other.category &&
  one.category !== 'Proof of Status' && // an earlier visa remains relevant
  textOf(one, 'accountNumber') === textOf(other, 'accountNumber') &&
  dateOf(other) !== '' &&
  dateOf(one) > dateOf(other);

export function usableDocuments(
  given: readonly DocumentEvidence[],
  profile: Readonly<Record<string, string>>,
): UsableDocuments {
  const own = given.filter(({ isSettled, belonging }) => isSettled && belonging !== 'other').map(status);
  const passport = chosenPassport(own);
  const holder = holderOf(passport && !isOwnerAsked(passport) ? passport : undefined, profile);
  const documents = own
    .filter((document) => (!passport || ofBooklet(passport, document)) && speaksOfHolder(document, holder))
    .filter((document, _, all) => !all.some((other) => supersedes(other, document)))
    .toSorted(
      (a, b) =>
        Number(b === passport) - Number(a === passport) ||
        orderOf(a) - orderOf(b) ||
        (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0),
    );
  return { documents, holder };
}
