import type { TripDocument, TripTraveller } from '@visawright/contract/trip.ts';
import { isSharedCategory } from '@visawright/contract/shared-papers.ts';
import type { Checklist } from '@visawright/forms/checklist.ts';
import type { ChecklistItem } from '@visawright/forms/form-schema.ts';
import { matchPapers, type MatchHints, type PaperMatch, type PaperState } from '@visawright/forms/match-papers.ts';

export interface Cell {
  readonly traveller: TripTraveller;
  readonly state: PaperState;
  readonly document: TripDocument | null; // the one a press opens
  readonly offered: TripDocument | null; // a fellow traveller's paper that may serve here too
}
export interface Row {
  readonly item: ChecklistItem;
  readonly isNeeded: boolean; // by everybody; otherwise somebody has begun with it
  readonly cells: readonly Cell[];
}
export interface Count {
  readonly done: number;
  readonly all: number;
  readonly reading: number;
  readonly attention: number;
}
export interface Grid {
  readonly rows: readonly Row[];
  readonly counts: ReadonlyMap<string, Count>; // by application
}

type Match = PaperMatch<ChecklistItem, TripDocument>;
export type HintsOf = (applicationUid: string) => MatchHints;

const isBusy = (state: PaperState) => state === 'reading' || state === 'uploading';

// Every paper everybody needs, and those only some need once one of the party has begun; a cell for each traveller.
export function gridOf(checklist: Checklist, travellers: readonly TripTraveller[], hintsOf: HintsOf): Grid {
  const items = [...new Set([...checklist.required, ...checklist.recommended])];
  const isNeeded = (item: ChecklistItem) => !item.conditions && checklist.required.includes(item);
  const matched = travellers.map((traveller) => ({
    traveller,
    ...matchPapers(items, traveller.documents, hintsOf(traveller.application.applicationUid)),
  }));
  const rows = items
    .map((item, at): Row => {
      const papers = matched.map(({ papers: all }) => all[at]!);
      const cells = matched.map(({ traveller }, n) => cellOf(traveller, papers[n]!, papers));
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

function cellOf(traveller: TripTraveller, { documents, state, item }: Match, all: readonly Match[]): Cell {
  const document = documents.find(({ state: own }) => own !== 'checked') ?? documents[0] ?? null;
  const shared = all.flatMap((each) => each.documents).find((each) => each.state === 'checked' && each.copyOf === null);
  const isOffered = state === 'notStarted' && isSharedCategory(item.category);
  return { traveller, state, document, offered: (isOffered && shared) || null };
}

// Of what everybody needs, and of the rest what this one has begun.
function countOf(rows: readonly Row[], at: number, sorting: number): Count {
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
