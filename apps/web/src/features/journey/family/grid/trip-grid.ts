import type { TripDocument, TripTraveller } from '@visawright/contract/documents/trip.ts';
import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { checklistItems, type Checklist } from '@visawright/forms/checklist/checklist.ts';
import {
  knownToApply,
  requiredDocuments,
  type ListedDocument,
  type RequiredDocuments,
} from '@visawright/forms/checklist/required-documents.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import type { MatchHints, ChecklistEntryState } from '@visawright/forms/checklist/match-documents.ts';

export interface TripCell {
  readonly traveller: TripTraveller;
  readonly state: ChecklistEntryState;
  readonly isCounted: boolean; // needed by this traveller
  readonly document: TripDocument | null; // the document the cell opens
  readonly offered: TripDocument | null; // a document of another traveller that could be shared
}
interface TripRow {
  readonly item: ChecklistItem;
  readonly isNeeded: boolean; // needed by everyone; otherwise someone has added it
  readonly cells: readonly TripCell[];
}
export interface TravellerCount {
  readonly done: number;
  readonly all: number;
  readonly reading: number;
  readonly attention: number;
}
export interface TripGrid {
  readonly rows: readonly TripRow[];
  readonly counts: ReadonlyMap<string, TravellerCount>; // by applicationUid
}

type Match = ListedDocument<TripDocument>;
export type HintsOf = (applicationUid: string) => MatchHints;

const isBusy = (state: ChecklistEntryState) => state === 'reading' || state === 'uploading';

// Rows: required documents, and conditional ones once a traveller has added one. One cell per traveller.
export function tripGridOf(
  checklist: Checklist,
  group: VisaGroup,
  travellers: readonly TripTraveller[],
  hintsOf: HintsOf,
): TripGrid {
  const matched = travellers.map((traveller) => {
    const { application } = traveller;
    return {
      traveller,
      ...requiredDocuments(checklist, traveller.documents, {
        ...hintsOf(application.applicationUid),
        group,
        applies: knownToApply(application),
      }),
    };
  });
  const rows = checklistItems(checklist)
    .map((item, at): TripRow => {
      const entries = matched.map(({ entries: all }) => all[at]!);
      const cells = matched.map(({ traveller }, n) => cellOf(traveller, entries[n]!, entries));
      return { item, isNeeded: entries.every(({ need }) => need === 'required'), cells };
    })
    .filter((row) => row.cells.some(({ isCounted, state }) => isCounted || state !== 'notStarted'));
  const counts = new Map(matched.map((each) => [each.traveller.application.applicationUid, countOf(each)] as const));
  return { rows, counts };
}

function cellOf(
  traveller: TripTraveller,
  { documents, state, item, isCounted }: Match,
  all: readonly Match[],
): TripCell {
  const document = documents.find(({ state: own }) => own !== 'checked') ?? documents[0] ?? null;
  const shared = all.flatMap((each) => each.documents).find((each) => each.state === 'checked' && each.copyOf === null);
  const isOffered = state === 'notStarted' && isSharedCategory(item.category);
  return { traveller, state, isCounted, document, offered: (isOffered && shared) || null };
}

function countOf({ entries, sorting, have, need }: RequiredDocuments<TripDocument>): TravellerCount {
  const counted = entries.filter(({ isCounted }) => isCounted);
  return {
    all: need,
    done: have,
    reading: counted.filter(({ state }) => isBusy(state)).length + sorting.length,
    attention: counted.filter(({ state }) => state === 'attention').length,
  };
}
