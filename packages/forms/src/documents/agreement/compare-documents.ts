import type { DocumentValue } from '@visawright/contract/documents/document.ts';
import { sameName } from '@visawright/contract/identity/same-person.ts';
import { isOtherwiseSpaced, isSameFact } from './is-same-fact.ts';
import { addressPartFields, personalFacts, statedFactOf, type StatedFact } from './stated-fact.ts';

export interface ComparedValue {
  readonly field: string;
  readonly value: string;
  readonly outcome: DocumentValue['outcome']; // of this document alone
  readonly isActed: boolean; // a person confirmed or entered it
}

// A document of the traveller, as its own reading leaves it.
export interface ComparedDocument {
  readonly docId: string;
  readonly category: string;
  readonly kind: string | null;
  readonly isOwn: boolean; // nobody is asked whose it is, and it is not someone else's
  readonly values: readonly ComparedValue[];
}

// agreed: an independent document states the same, so it counts as read twice. spacing: another document has the same letters in other
// words. repeated: the same value waits for confirmation in another document, so it is asked there.
interface Comparison {
  readonly is: 'agreed' | 'spacing' | 'repeated';
  readonly docId: string; // the other document
}

export type Comparisons = Readonly<Record<string, Comparison>>; // by field

interface Stated extends ComparedValue {
  readonly document: ComparedDocument;
  readonly fact: StatedFact;
}

// Several values may be right at once: a journey has more than one stay, a traveller more than one account.
const manifold: ReadonlySet<StatedFact> = new Set([
  'journeyStart',
  'journeyEnd',
  'accountNumber',
  'address',
  'city',
  'district',
  'state',
  'postcode',
  'phone',
  'bankName',
  'earlierNumber',
  'earlierIssueDate',
  'earlierIssuePlace',
  'inviterName',
  'assessmentYear',
  'totalIncome',
  'employerName',
  'employerAddress',
  'institutionName',
  'courseName',
  'designation',
]);

// A passport's own check digits make it the best of all sources.
const rankOf = ({ document, isActed, outcome }: Stated) =>
  (document.category === 'Passport' ? 4 : 0) + (isActed ? 2 : 0) + (outcome === 'accept' ? 1 : 0);

const isSettled = ({ isActed, outcome }: Stated) => isActed || outcome === 'accept';

function statedBy(document: ComparedDocument): Stated[] {
  const found = document.values.flatMap((value): Stated[] => {
    const fact = statedFactOf(document.kind, value.field);
    return fact && value.value.trim() !== '' && value.outcome !== 'retake' ? [{ ...value, document, fact }] : [];
  });
  // A passport has its name in two fields.
  const part = (field: string) => document.values.find((value) => value.field === field);
  const [given, surname] = [part('givenNames'), part('surname')];
  if (document.category !== 'Passport' || !given?.value || !surname?.value) return found;
  const isActed = given.isActed && surname.isActed;
  const outcome = [given, surname].every((each) => each.isActed || each.outcome === 'accept') ? 'accept' : 'confirm';
  const whole = { field: 'surname', value: `${given.value} ${surname.value}`, outcome, isActed } as const;
  return [...found.filter(({ fact }) => fact !== 'name'), { ...whole, document, fact: 'name' }];
}

// Two salary slips of one employer repeat each other's faults: documents of one kind count once something in them is settled.
const isIndependent = (own: Stated, other: Stated) => own.document.kind !== other.document.kind || isSettled(other);

function compareValue(own: Stated, others: readonly Stated[]): Comparison | undefined {
  if (own.isActed) return undefined;
  const elsewhere = others
    .filter(({ document }) => document !== own.document)
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  if (own.fact === 'name') {
    const spaced = elsewhere.find((each) => isSettled(each) && isOtherwiseSpaced(own.value, each.value));
    if (spaced && own.document.category !== 'Passport') return { is: 'spacing', docId: spaced.document.docId };
  }
  if (own.outcome === 'accept') return undefined;
  const same = elsewhere.filter((each) => isSameFact(own.fact, own.value, each.value));
  const isContradicted =
    !manifold.has(own.fact) &&
    elsewhere.some((each) => isSettled(each) && !isSameFact(own.fact, own.value, each.value));
  const second = same.find((each) => isIndependent(own, each) && (!isContradicted || each.isActed));
  if (second) return { is: 'agreed', docId: second.document.docId };
  const first = same.find((each) => !isSettled(each));
  return first && { is: 'repeated', docId: first.document.docId };
}

// A birth certificate may be that of the traveller's child, a bank statement the father's: what they say of a person is not about the
// traveller.
function withoutOthers(stated: readonly Stated[]): Stated[] {
  const known = stated.find((each) => each.fact === 'name' && each.document.category === 'Passport' && isSettled(each));
  if (!known) return [...stated];
  const others = new Set(
    stated
      .filter(({ fact, value }) => fact === 'name' && sameName(value, known.value) === 'different')
      .map(({ document }) => document),
  );
  return stated.filter(({ document, fact }) => !others.has(document) || !personalFacts.has(fact));
}

// Compares the documents of one traveller. Of equal values that wait for a person only the first is asked, the others follow it.
export function compareDocuments(documents: readonly ComparedDocument[]): ReadonlyMap<string, Comparisons> {
  const own = documents.filter(({ isOwn }) => isOwn);
  const stated = Map.groupBy(withoutOthers(own.flatMap(statedBy)), ({ fact }) => fact);
  const order = new Map(own.map(({ docId }, at) => [docId, at]));
  const found = new Map<string, Record<string, Comparison>>();
  const add = (docId: string, field: string, comparison: Comparison) =>
    found.set(docId, { ...found.get(docId), [field]: comparison });
  for (const values of stated.values())
    for (const value of values) {
      const { docId, category } = value.document;
      if (category === 'Passport' && value.fact === 'name') continue;
      const comparison = compareValue(value, values);
      const isFirst = comparison?.is === 'repeated' && order.get(comparison.docId)! > order.get(docId)!;
      if (comparison && !isFirst) add(docId, value.field, comparison);
    }
  // The parts were cut out of the address, also in a document that nobody compares.
  for (const { docId, values } of documents)
    if (values.some(({ field, value }) => field === 'address' && value !== ''))
      for (const { field, outcome, isActed } of values)
        if (addressPartFields.has(field) && outcome === 'confirm' && !isActed && !found.get(docId)?.[field])
          add(docId, field, { is: 'repeated', docId });
  return found;
}
