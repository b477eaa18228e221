import { isMaskedField } from '@visawright/contract/documents/masked-number.ts';
import { currencyIn } from '../answers/currency.ts';
import type { Field, ItemField } from '../form/form-schema.ts';
import { deriveValue, townIn } from './derive-value.ts';
import { normalizeText, findValue, toFoundValue, textOf, type FoundValue } from './found-value.ts';
import { isFlightField, flightValues } from './flight-values.ts';
import { requiredKinds, requiredStates } from './field-sources.ts';
import { subjectOf, type Subject } from './subjects.ts';
import { byFirstNight, isOnTrip, markOffTrip } from './trip-filter.ts';
import type { PrefillContext } from './prefill-context.ts';
import type { DocumentEvidence } from '../documents/document-evidence.ts';

const aadhaar = /^\d{12}$/;

// A partly masked number is unusable; a sensitive number is proposed only if it was read in full.
const isWhole = (field: string, value: string) => !isMaskedField(field) || aadhaar.test(value.replaceAll(/\s/g, ''));

export function valueFrom(document: DocumentEvidence, ref: string, context: PrefillContext): FoundValue | undefined {
  const source = findValue(document, ref.slice(document.category.length + 1));
  if (!source) return deriveValue(document, ref, context.holder);
  if (ref === 'Proof of Relationship.placeOfBirth') return toFoundValue(ref, document, source, townIn(source.value));
  return isWhole(source.field, source.value) ? toFoundValue(ref, document, source) : undefined;
}

// Amounts are in the document's currency (rupees by default) and never fill a field of another currency.
const isMoneyFit = ({ type, label }: Field | ItemField, document: DocumentEvidence) =>
  type !== 'number' ||
  (currencyIn(label) ?? '') === '' ||
  currencyIn(label) === (textOf(document, 'currency') ?? 'INR');

export function acceptsDocument(field: Field | ItemField, document: DocumentEvidence): boolean {
  const [kinds, states] = [requiredKinds[field.id], requiredStates[field.id]];
  if (kinds && !kinds.includes(document.kind ?? '')) return false;
  if (states && !states.includes(textOf(document, 'issuingCountry') ?? '')) return false;
  return isMoneyFit(field, document);
}

// Documents about a subject: the leading one first, then those that agree with it.
export function documentsAbout({ name, anchor, fields }: Subject, context: PrefillContext): DocumentEvidence[] {
  const speaking = context.documents.filter((document) =>
    [...fields].some(
      (ref) => ref.startsWith(`${document.category}.`) && findValue(document, ref.slice(document.category.length + 1)),
    ),
  );
  const near = speaking.filter((document) => isOnTrip(document, context.days));
  const ordered = name === 'stay' ? byFirstNight(near.length > 0 ? near : speaking) : byCategory(fields, speaking);
  const [leading] = ordered;
  const mark = leading && textOf(leading, anchor);
  return ordered.filter(
    (document) =>
      document === leading ||
      (mark !== undefined && normalizeText(textOf(document, anchor) ?? '') === normalizeText(mark)),
  );
}

// Ordered as the references list the categories.
function byCategory(fields: ReadonlySet<string>, documents: readonly DocumentEvidence[]): DocumentEvidence[] {
  const order = [...new Set([...fields].map((ref) => ref.split('.')[0]!))];
  return documents.toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
}

const entered = (ref: string, value: string | undefined): FoundValue[] => {
  const from = ref.startsWith('application.') ? 'application' : 'profile';
  return value?.trim()
    ? [{ value: value.trim(), source: { from, name: ref, value: value.trim() }, ref, rank: 0, isSure: true }]
    : [];
};

// All values for a reference, best first.
export function candidates(field: Field | ItemField, ref: string, context: PrefillContext): FoundValue[] {
  if (ref.startsWith('application.')) return entered(ref, context.application[ref.slice('application.'.length)]);
  if (ref.startsWith('profile.')) return entered(ref, context.profile[ref.slice('profile.'.length)]);
  if (isFlightField(ref)) return markOffTrip(flightValues(nearest(context), ref), context.days);
  const subject = subjectOf(ref);
  const isAnchor =
    subject !== undefined && subject.name !== 'stay' && ref.endsWith(`.${subject.anchor}`) && subject.name !== 'home';
  const speaking = subject && !isAnchor ? documentsAbout(subject, context) : [];
  const documents = speaking.length > 0 ? speaking : context.documents;
  const all = documents
    .filter((document) => ref.startsWith(`${document.category}.`) && acceptsDocument(field, document))
    .flatMap((document) => valueFrom(document, ref, context) ?? []);
  return markOffTrip(subject && !isAnchor && isWording(field) ? asLeading(all) : all, context.days);
}

// Other documents word the same thing differently; only those with equal wording confirm it.
const asLeading = (all: FoundValue[]): FoundValue[] =>
  all.filter(({ value }) => normalizeText(value) === normalizeText(all[0]!.value));

const isWording = ({ type }: Field | ItemField) => ['text', 'textarea', 'phone', 'email'].includes(type);

function nearest({ documents, days }: PrefillContext): readonly DocumentEvidence[] {
  const near = documents.filter((document) => isOnTrip(document, days));
  return near.some((document) => textOf(document, 'arrivalDate')) ? near : documents;
}
