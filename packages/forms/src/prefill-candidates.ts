import { isMaskedField } from '@visawright/contract/masked-number.ts';
import { currencyIn } from './answer-currency.ts';
import type { Field, ItemField } from './form-schema.ts';
import { derivedFrom, townIn } from './prefill-derived.ts';
import { bare, findValue, found, textOf, type Found } from './prefill-found.ts';
import { isOfJourney, journeyValues } from './prefill-journey.ts';
import { kindsAsked, statesAsked } from './prefill-rules.ts';
import { subjectOf, type Subject } from './prefill-subjects.ts';
import { byFirstNight, isOnTrip, offTrip } from './prefill-trip.ts';
import type { World } from './prefill-world.ts';
import type { ReadPaper } from './read-paper.ts';

const aadhaar = /^\d{12}$/;

// A number with hidden digits is none; a number that is to be hidden is proposed only when it stands there whole.
const isWhole = (field: string, value: string) => !isMaskedField(field) || aadhaar.test(value.replaceAll(/\s/g, ''));

export function valueIn(paper: ReadPaper, ref: string, world: World): Found | undefined {
  const source = findValue(paper, ref.slice(paper.category.length + 1));
  if (!source) return derivedFrom(paper, ref, world.holder);
  if (ref === 'Proof of Relationship.placeOfBirth') return found(ref, paper, source, townIn(source.value));
  return isWhole(source.field, source.value) ? found(ref, paper, source) : undefined;
}

// Amounts are in the paper's money, Indian papers' in rupees; a field of another currency is not filled with them.
const isMoneyFit = ({ type, label }: Field | ItemField, paper: ReadPaper) =>
  type !== 'number' || (currencyIn(label) ?? '') === '' || currencyIn(label) === (textOf(paper, 'currency') ?? 'INR');

export function isAsked(field: Field | ItemField, paper: ReadPaper): boolean {
  const [kinds, states] = [kindsAsked[field.id], statesAsked[field.id]];
  if (kinds && !kinds.includes(paper.kind ?? '')) return false;
  if (states && !states.includes(textOf(paper, 'issuingCountry') ?? '')) return false;
  return isMoneyFit(field, paper);
}

// Papers that speak of a subject, the leading one first, then those that speak of the same.
export function papersOn({ name, anchor, fields }: Subject, world: World): ReadPaper[] {
  const speaking = world.papers.filter((paper) => [...fields].some((ref) => ref.startsWith(`${paper.category}.`) && findValue(paper, ref.slice(paper.category.length + 1)))); // prettier-ignore
  const near = speaking.filter((paper) => isOnTrip(paper, world.days));
  const ordered = name === 'stay' ? byFirstNight(near.length > 0 ? near : speaking) : byCategory(fields, speaking);
  const [leading] = ordered;
  const mark = leading && textOf(leading, anchor);
  return ordered.filter((paper) => paper === leading || (mark !== undefined && bare(textOf(paper, anchor) ?? '') === bare(mark))); // prettier-ignore
}

// In the order in which the references name the categories.
function byCategory(fields: ReadonlySet<string>, papers: readonly ReadPaper[]): ReadPaper[] {
  const order = [...new Set([...fields].map((ref) => ref.split('.')[0]!))];
  return papers.toSorted((a, b) => order.indexOf(a.category) - order.indexOf(b.category));
}

const entered = (ref: string, value: string | undefined): Found[] => {
  const from = ref.startsWith('application.') ? 'application' : 'profile';
  return value?.trim() ? [{ value: value.trim(), source: { from, name: ref, value: value.trim() }, ref, rank: 0, isSure: true }] : []; // prettier-ignore
};

// All a reference leads to, best first.
export function candidates(field: Field | ItemField, ref: string, world: World): Found[] {
  if (ref.startsWith('application.')) return entered(ref, world.application[ref.slice('application.'.length)]);
  if (ref.startsWith('profile.')) return entered(ref, world.profile[ref.slice('profile.'.length)]);
  if (isOfJourney(ref)) return offTrip(journeyValues(nearest(world), ref), world.days);
  const subject = subjectOf(ref);
  const isAnchor = subject !== undefined && subject.name !== 'stay' && ref.endsWith(`.${subject.anchor}`) && subject.name !== 'home'; // prettier-ignore
  const speaking = subject && !isAnchor ? papersOn(subject, world) : [];
  const papers = speaking.length > 0 ? speaking : world.papers;
  const all = papers
    .filter((paper) => ref.startsWith(`${paper.category}.`) && isAsked(field, paper))
    .flatMap((paper) => valueIn(paper, ref, world) ?? []);
  return offTrip(subject && !isAnchor && isWording(field) ? asLeading(all) : all, world.days);
}

// Other papers word the same thing otherwise; those that word it alike bear it out.
const asLeading = (all: Found[]): Found[] => all.filter(({ value }) => bare(value) === bare(all[0]!.value));

const isWording = ({ type }: Field | ItemField) => ['text', 'textarea', 'phone', 'email'].includes(type);

function nearest({ papers, days }: World): readonly ReadPaper[] {
  const near = papers.filter((paper) => isOnTrip(paper, days));
  return near.some((paper) => textOf(paper, 'arrivalDate')) ? near : papers;
}
