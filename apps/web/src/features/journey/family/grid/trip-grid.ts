import type { TripDocument, TripTraveller } from '@visawright/contract/documents/trip.ts';
import { isSharedCategory } from '@visawright/contract/documents/shared-categories.ts';
import type { Checklist } from '@visawright/forms/checklist/checklist.ts';
import type { ChecklistItem } from '@visawright/forms/form/form-schema.ts';
import {
  matchDocuments,
  type MatchHints,
  type ChecklistEntry,
  type ChecklistEntryState,
} from '@visawright/forms/checklist/match-documents.ts';

export interface TripCell {
  readonly traveller: TripTraveller;
  readonly state: ChecklistEntryState;
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

type Match = ChecklistEntry<ChecklistItem, TripDocument>;
export type HintsOf = (applicationUid: string) => MatchHints;

const isBusy = (state: ChecklistEntryState) => state === 'reading' || state === 'uploading';

// Rows: required documents, and conditional ones once a traveller has added one. One cell per traveller.
export function tripGridOf(checklist: Checklist, travellers: readonly TripTraveller[], hintsOf: HintsOf): TripGrid {
  const items = [...new Set([...checklist.required, ...checklist.recommended])];
  const isNeeded = (item: ChecklistItem) => !item.conditions && checklist.required.includes(item);
  const matched = travellers.map((traveller) => ({
    traveller,
    ...matchDocuments(items, traveller.documents, hintsOf(traveller.application.applicationUid)),
  }));
  const rows = items
    .map((item, at): TripRow => {
      const entries = matched.map(({ entries: all }) => all[at]!);
      const cells = matched.map(({ traveller }, n) => cellOf(traveller, entries[n]!, entries));
      return { item, isNeeded: isNeeded(item), cells };
    })
    .filter((row) => row.isNeeded || row.cells.some(({ state }) => state !== 'notStarted'));
  const counts = new Map(
    matched.map(({ traveller, sorting }, n) => [
      traveller.application.applicationUid,
      countOf(rows, n, sorting.length),
    ]),
  );
  return { rows, counts };
}

function cellOf(traveller: TripTraveller, { documents, state, item }: Match, all: readonly Match[]): TripCell {
  const document = documents.find(({ state: own }) => own !== 'checked') ?? documents[0] ?? null;
  const shared = all.flatMap((each) => each.documents).find((each) => each.state === 'checked' && each.copyOf === null);
  const isOffered = state === 'notStarted' && isSharedCategory(item.category);
  return { traveller, state, document, offered: (isOffered && shared) || null };
}

// Required documents plus the conditional ones this traveller has started.
function countOf(rows: readonly TripRow[], at: number, sorting: number): TravellerCount {
  const own = rows.flatMap(({ isNeeded, cells }) =>
    isNeeded || cells[at]!.state !== 'notStarted' ? [cells[at]!] : [],
  );
  return {
    all: own.length,
    done: own.filter(({ state }) => state === 'done').length,
    reading: own.filter(({ state }) => isBusy(state)).length + sorting,
    attention: own.filter(({ state }) => state === 'attention').length,
  };
}
