import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import type { SortingReason } from '@visawright/contract/documents/sorting/sorting-question.ts';
import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import { sameName, samePerson, type PersonFacts } from '@visawright/contract/identity/same-person.ts';
import { scoreMatch } from '../belonging/choose-recipients.ts';
import type { KnownTraveller } from '../belonging/decide-belonging.ts';
import { peopleInFileName } from '../belonging/people-in-file-name.ts';
import { travelDaysIn } from '../belonging/travel-days.ts';
import { listNamedPeople } from '../records/list-named-people.ts';
import type { UnsealedDocument } from '../records/unseal-document.ts';
import { writeName } from '../records/write-name.ts';
import type { FilePlace } from './file-places.ts';
import { weights, type Scores } from './rank-people.ts';
import { numbersIn, type ValueOwner } from './shared-values.ts';

interface Evidence {
  readonly travellers: readonly KnownTraveller[];
  readonly places: ReadonlyMap<string, FilePlace>;
  readonly numbers: ReadonlyMap<string, ValueOwner>;
  readonly travelDays: ReadonlyMap<string, ValueOwner>;
  readonly sure: readonly UnsealedDocument[];
}
interface Explained {
  readonly reasons: SortingReason[];
  readonly scores: Scores;
}

const ofFit = [0, weights.partOfName, weights.fullName, weights.certain] as const;

// Why a person is asked, and what speaks for whom: doubts first.
export function explainQuestion(document: UnsealedDocument, evidence: Evidence): Explained {
  const { travellers, sure } = evidence;
  const { row } = document;
  const scores = new Map<string, number>();
  const add = (applicantUid: string, weight: number) =>
    scores.set(applicantUid, (scores.get(applicantUid) ?? 0) + weight);
  const people = listNamedPeople(document);
  const fits = people.map((person) => ({
    person,
    fit: travellers.map((each) => ({ uid: each.applicantUid, weight: ofFit[scoreMatch(person, each)] })),
  }));
  for (const { fit } of fits) for (const { uid, weight } of fit) if (weight > 0) add(uid, weight);
  const reasons: SortingReason[] = [...explainNames(fits, document, travellers)];
  const support = [
    ...explainNumbers(document, evidence),
    ...explainTravelDays(document, evidence),
    ...explainNeighbours(row.document_uid, evidence),
    ...peopleInFileName(document.fileName, travellers).flatMap((person) => ownersOf(person, travellers)),
    ...(people.length === 0 ? explainMissing(document, evidence) : []),
  ];
  for (const reason of support) add(reason.applicantUid, weightOf(reason));
  const has = new Set(sure.filter((each) => each.row.category === row.category).map((each) => each.row.applicant_uid));
  for (const { applicantUid } of travellers) if (!has.has(applicantUid)) add(applicantUid, weights.missing);
  const isGuess = row.category_outcome === 'confirm';
  return {
    reasons: [
      ...reasons.filter(isDoubt),
      ...(isGuess ? [{ reason: 'category' } as const] : []),
      ...reasons.filter((reason) => !isDoubt(reason)),
      ...support,
      ...(isGuess ? [] : [{ reason: 'categoryKnown', category: row.category, kind: row.kind } as const]),
    ],
    scores,
  };
}

const isDoubt = ({ reason }: SortingReason) => reason !== 'named';

type Support = Extract<
  SortingReason,
  { reason: 'sharedNumber' | 'travelDay' | 'neighbours' | 'fileName' | 'onlyMissing' }
>;
const weightOf = (support: Support): number =>
  support.reason === 'neighbours' ? weights.neighbour * (support.sides === 'both' ? 2 : 1) : weights[support.reason];

const ownersOf = (person: PersonFacts, travellers: readonly KnownTraveller[]): Support[] =>
  travellers
    .filter(({ known }) => known.includes(person))
    .map(({ applicantUid }) => ({ reason: 'fileName' as const, applicantUid }));

interface Fit {
  readonly person: PersonFacts;
  readonly fit: readonly { readonly uid: string; readonly weight: number }[];
}

function explainNames(
  fits: readonly Fit[],
  document: UnsealedDocument,
  travellers: readonly KnownTraveller[],
): SortingReason[] {
  const { category, is_for_trip: isForTrip, belonging } = document.row;
  if (fits.length === 0) return isForTrip || belonging === 'other' ? [{ reason: 'namesNobody' }] : [];
  const reasons = fits.flatMap(({ person, fit }): SortingReason[] => {
    const name = writeName(person.name);
    const best = Math.max(...fit.map(({ weight }) => weight));
    const likeliest = fit.filter(({ weight }) => weight === best && weight > 0).map(({ uid }) => uid);
    const [only] = likeliest;
    if (only === undefined) {
      const namesake = travellers.find(({ known }) =>
        known.some((facts) => sameName(person.name, facts.name) === 'same'),
      );
      return namesake
        ? [{ reason: 'contradicted', name, applicantUid: namesake.applicantUid }]
        : [{ reason: 'fitsNobody', name }];
    }
    if (likeliest.length > 1) return [{ reason: 'fitsSeveral', name, applicantUids: likeliest }];
    const { known } = travellers.find(({ applicantUid }) => applicantUid === only)!;
    if (best === weights.partOfName) return [{ reason: 'similar', name, applicantUid: only }];
    const isContradicted = known.some((facts) => samePerson(person, facts) === 'different');
    return [{ reason: isContradicted ? 'contradicted' : 'named', name, applicantUid: only }];
  });
  const named = new Set(reasons.flatMap((each) => (each.reason === 'named' ? [each.applicantUid] : [])));
  if (named.size > 1 && !isSharedCategory(category))
    return [{ reason: 'namesSeveral', applicantUids: [...named] }, ...reasons];
  // Whom it names besides a traveller, such as an employer or a host, is no doubt.
  return named.size > 0 ? reasons.filter(({ reason }) => reason !== 'fitsNobody') : reasons;
}

function explainNumbers(document: UnsealedDocument, { numbers }: Evidence): Support[] {
  const found = [...numbersIn(document)].flatMap(([number, value]): Support[] => {
    const owner = numbers.get(number);
    return owner ? [{ reason: 'sharedNumber', value, ...owner }] : [];
  });
  return onceForEach(found);
}

function explainTravelDays(document: UnsealedDocument, { travelDays }: Evidence): Support[] {
  const found = [...travelDaysIn(document).keys()].toSorted().flatMap((day): Support[] => {
    const owner = travelDays.get(day);
    return owner ? [{ reason: 'travelDay', day, ...owner }] : [];
  });
  return onceForEach(found.toReversed());
}

const onceForEach = (found: readonly Support[]): Support[] => [
  ...new Map(found.map((each) => [each.applicantUid, each])).values(),
];

const ofEveryone: readonly DocumentCategory[] = ['Passport', 'Photo']; // one each

// Of a document that names nobody: if all others have theirs, it is probably that of the last one.
function explainMissing({ row: { category } }: UnsealedDocument, { travellers, sure }: Evidence): Support[] {
  if (!ofEveryone.includes(category)) return [];
  const has = new Set(sure.filter(({ row }) => row.category === category).map(({ row }) => row.applicant_uid));
  const [only, ...others] = travellers.filter(({ applicantUid }) => !has.has(applicantUid));
  return only && others.length === 0 ? [{ reason: 'onlyMissing', applicantUid: only.applicantUid, category }] : [];
}

// Two documents of one traveller around it say more than one beside it.
function explainNeighbours(docId: string, { places, sure }: Evidence): Support[] {
  const place = places.get(docId);
  const known = new Set(sure.map(({ row }) => row.document_uid));
  const [before, after] = [place?.before, place?.after].map((each) => (each && known.has(each.docId) ? each : null));
  if (before && after && before.applicantUid === after.applicantUid)
    return [{ reason: 'neighbours', applicantUid: before.applicantUid, sides: 'both' }];
  return [
    ...(before ? [{ reason: 'neighbours', applicantUid: before.applicantUid, sides: 'before' } as const] : []),
    ...(after ? [{ reason: 'neighbours', applicantUid: after.applicantUid, sides: 'after' } as const] : []),
  ];
}
