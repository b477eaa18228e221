import type { ArrangedDocument, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { SortingQuestion } from '@visawright/contract/documents/sorting/sorting-question.ts';
import type { TruePage } from './trip-pages.ts';

export interface JudgedPage extends TruePage {
  readonly verdict: 'right' | 'wrong' | 'asked' | 'lost';
  readonly isMarked: boolean; // placed in a category that is shown as likely only
  readonly got: string; // where it is now, for the table
}
type TruthOf = (pageUid: string) => TruePage | undefined;

const describe = ({ category, isUnsure, state }: ArrangedDocument, traveller: number) =>
  `${isUnsure ? 'asked, ' : ''}${state === 'checked' ? '' : `${state}, `}traveller ${traveller}, ${category}`;

// A page is right if it is with its traveller in its category and nowhere else; a page that a person is asked about is neither.
export function judgePages(
  pages: readonly { readonly truth: TruePage; readonly mac: string }[],
  travellers: readonly ArrangedTraveller[],
  macOf: ReadonlyMap<string, string>,
): JudgedPage[] {
  const places = Map.groupBy(
    travellers.flatMap(({ documents }, traveller) =>
      documents.flatMap((document) =>
        document.pages.map(({ pageUid }) => ({ mac: macOf.get(pageUid), traveller, document })),
      ),
    ),
    ({ mac }) => mac,
  );
  return pages.map(({ truth, mac }): JudgedPage => {
    const found = places.get(mac) ?? [];
    const got = found.map(({ document, traveller }) => describe(document, traveller)).join(' and ');
    const isMarked = found.some(({ document }) => document.categoryOutcome === 'confirm');
    if (found.length === 0) return { ...truth, verdict: 'lost', isMarked, got };
    if (found.some(({ document }) => document.isUnsure)) return { ...truth, verdict: 'asked', isMarked, got };
    const isRight = found.every(
      ({ traveller, document }) => traveller === truth.traveller && document.category === truth.category,
    );
    return { ...truth, verdict: isRight ? 'right' : 'wrong', isMarked, got };
  });
}

export interface Answer {
  readonly docId: string;
  readonly pages: number;
  readonly keys: number;
  readonly truth: TruePage;
  readonly isMixed: boolean; // pages of several documents: it has to be split first
}

const byNumber = 9;

// The keys that the screen needs for each document in question: Enter, or the number of another traveller; before it a letter where the
// category is wrong; X for a page of nobody on the trip. The rules of the proposal are those of the screen.
export function answerQuestions(
  travellers: readonly ArrangedTraveller[],
  questions: readonly SortingQuestion[],
  truthOf: TruthOf,
): Answer[] {
  const documents = new Map(travellers.flatMap((one) => one.documents.map((document) => [document.docId, document])));
  return questions.flatMap(({ docId, people }): Answer[] => {
    const document = documents.get(docId);
    if (!document?.isUnsure) return []; // a category that is only likely waits for nobody
    const truths = document.pages.flatMap(({ pageUid }) => truthOf(pageUid) ?? []);
    const [truth] = truths;
    if (!truth) return [];
    const isMixed = truths.some((each) => each.traveller !== truth.traveller || each.category !== truth.category);
    const keys =
      truth.traveller === null ? 1 : keysFor(document, people, travellers[truth.traveller]!.applicantUid, truth);
    return [
      {
        docId,
        pages: document.pages.length,
        keys: isMixed ? keys + 3 * new Set(truths.map((each) => each.document)).size : keys,
        truth,
        isMixed,
      },
    ];
  });
}

function keysFor(
  { category, categoryOutcome }: ArrangedDocument,
  people: SortingQuestion['people'],
  applicantUid: string,
  truth: TruePage,
): number {
  const [first] = people;
  const isProposed = first !== undefined && first.share !== null && first.applicantUid === applicantUid;
  const at = people.findIndex((one) => one.applicantUid === applicantUid);
  const forPerson = isProposed || at < byNumber ? 1 : 3;
  const isKnown = category !== 'Other' || categoryOutcome === 'accept';
  return forPerson + (isKnown && category === truth.category ? 0 : 1);
}
