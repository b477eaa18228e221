import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { daysBetween, daysLater } from '@visawright/contract/dates/days.ts';
import type { DemoApplication } from '../../applications/demo-applications.ts';
import type { DemoDocument, DocumentContext } from './demo-document.types.ts';
import { fewestDocuments } from './judge-documents.ts';
import { documentList } from './document-list.ts';

// The form is filled and no document is missing: it was declared, or it is or was with a reviewer.
export const isComplete = ({ status, review, wasDeclared }: DemoApplication): boolean =>
  !isEditable(status) || review !== 'none' || wasDeclared === true;

// Drafts have no documents, started applications have some, complete ones have all. Applications that can still be edited have plausible
// mistakes in them.
export function applicationDocuments(
  demoApplication: DemoApplication,
  at: number,
  given: DocumentContext,
): DemoDocument[] {
  if (demoApplication.status === 'draft') return [];
  const all = documentList(given);
  const needed = fewestDocuments(given, all);
  const whole = all.filter((each) => needed.includes(each) || always.includes(each.category));
  if (!isEditable(demoApplication.status) || demoApplication.wasDeclared) return whole;
  const mistake = mistakes[at % mistakes.length]!;
  if (isComplete(demoApplication)) return whole.map((document) => mistake(document, given));
  return whole
    .slice(0, Math.max(always.length, Math.min(whole.length - 1, 3 + (at % 4) * 2)))
    .map((document) => mistake(document, given));
}

const always: readonly DemoDocument['category'][] = ['Passport', 'Photo']; // of everyone, also where no checklist asks for them

type Mistake = (document: DemoDocument, given: DocumentContext) => DemoDocument;

// Insurance that ends two days before the journey does.
const insuranceEndsEarly: Mistake = (document, { to }) =>
  document.kind === 'Travel insurance policy'
    ? { ...document, values: { ...document.values, endDate: daysLater(to, -2) }, states: { to: daysLater(to, -2) } }
    : document;

// A hotel that was booked for all but the last nights.
const nightsMissing: Mistake = (document, { from, to }) =>
  document.kind === 'Hotel booking' && daysBetween(from, to) > 3
    ? { ...document, values: { ...document.values, checkOutDate: daysLater(to, -2) } }
    : document;

// One letter of the name is missing in the flight reservation.
const nameMisspelt: Mistake = (document, { person }) => {
  const fullName = misspelt(person.fullName);
  return document.kind === 'Flight e-ticket or reservation'
    ? { ...document, values: { ...document.values, passengerName: fullName }, states: { fullName } }
    : document;
};

const asItShouldBe: Mistake = (document) => document;

const mistakes: readonly Mistake[] = [insuranceEndsEarly, asItShouldBe, nightsMissing, nameMisspelt];

// The last but one letter is left out: Venkat Reddy → Venkat Redy.
export const misspelt = (name: string): string => `${name.slice(0, -2)}${name.slice(-1)}`;
