import type { Document } from '@visawright/contract/documents/document.ts';
import { documentStages, isSettled } from '@visawright/contract/documents/document-facts.ts';
import type { ChecklistItem } from '../form/form-schema.ts';
import { itemKinds } from './item-kinds.ts';
import { documentKindPatterns } from '../documents/document-kind-patterns.ts';

export type ChecklistEntryState = 'notStarted' | 'uploading' | 'reading' | 'attention' | 'done';
export type MatchableItem = Pick<ChecklistItem, 'category' | 'title' | 'hint' | 'conditions'>;
export type DocumentSummary = Pick<Document, 'docId' | 'category' | 'kind' | 'state'> &
  Partial<Pick<Document, 'retake' | 'categoryOutcome' | 'belongsTo'>> & {
    readonly ownerQuestion?: unknown;
    readonly singleName?: unknown;
  };

export interface ChecklistEntry<I = ChecklistItem, D = Document> {
  readonly item: I;
  readonly documents: readonly D[];
  readonly state: ChecklistEntryState;
}
export interface MatchedChecklist<I = ChecklistItem, D = Document> {
  readonly entries: readonly ChecklistEntry<I, D>[];
  readonly sorting: readonly D[]; // not classified yet
  readonly others: readonly D[]; // they match no item
}
export interface MatchHints {
  readonly given?: Readonly<Record<string, string>>; // docId → title of the item a person assigned it to
  readonly uploading?: ReadonlySet<string>; // titles of items a file is being uploaded for
  readonly failing?: ReadonlySet<string>; // docIds with an open finding, such as a photo that cannot be used
}

// Whether a person has to act. Values to confirm alone do not count.
export const needsPerson = ({
  state,
  retake,
  categoryOutcome,
  belongsTo,
  ownerQuestion,
  singleName,
}: DocumentSummary): boolean =>
  state === 'rejected' ||
  state === 'failed' ||
  (state === 'checked' &&
    ((retake ?? []).length > 0 ||
      categoryOutcome === 'confirm' ||
      (belongsTo ?? null) !== null ||
      (ownerQuestion ?? null) !== null ||
      (singleName ?? null) !== null));

const stageOf = (state: string) => (documentStages as readonly string[]).indexOf(state);
const isSorted = ({ state, kind }: DocumentSummary) =>
  isSettled(state) ? state === 'checked' || kind !== null : stageOf(state) >= stageOf('classified') || kind !== null;

// A match in the title outranks one in the hint; an item everyone needs outranks a conditional one.
function fit(item: MatchableItem, { kind }: DocumentSummary): number {
  const words = kind === null ? undefined : documentKindPatterns[kind];
  if (!words) return 0;
  const place = item.title.search(words);
  const found = place >= 0 ? 4 - Math.min(1, place / 100) : words.test(item.hint) ? 1 : 0;
  return found > 0 && !item.conditions ? found + 0.5 : found;
}

const isOfUnknownKind = ({ kind }: DocumentSummary) => kind === null || kind === 'Other document';

// Whether a document is what the item asks for. The only item of a category is given every document of it, whatever its kind.
export const satisfies = (item: MatchableItem, document: DocumentSummary): boolean =>
  isOfUnknownKind(document) ||
  fit(item, document) > 0 ||
  itemKinds(item).length === 0 ||
  itemKinds(item).includes(document.kind ?? '');

// Assigns each document to one item of its category: the item a person chose, otherwise the best match for its kind, otherwise the only
// item there is. A letter of another kind must not count as the cover letter.
export function matchDocuments<I extends MatchableItem, D extends DocumentSummary>(
  items: readonly I[],
  documents: readonly D[],
  { given = {}, uploading = new Set(), failing }: MatchHints = {},
): MatchedChecklist<I, D> {
  const held = new Map<I, D[]>(items.map((item) => [item, []]));
  const [sorting, others, unknown]: [D[], D[], D[]] = [[], [], []];
  for (const document of documents) {
    const put = items.find(({ title }) => title === given[document.docId]);
    const own = items.filter(({ category }) => category === document.category);
    const [best] = own.toSorted((a, b) => fit(b, document) - fit(a, document));
    if (put) held.get(put)!.push(document);
    else if (!isSorted(document)) (isSettled(document.state) ? others : sorting).push(document);
    else if (best && (fit(best, document) > 0 || own.length === 1)) held.get(best)!.push(document);
    else if (best && isOfUnknownKind(document)) unknown.push(document);
    else others.push(document);
  }
  // Documents of unknown kind go to an unconditional item that is still empty; those that were read first, as only they are packed.
  const isRead = ({ state }: D) => Number(state === 'checked');
  const inOrder = (one: D, other: D) => isRead(other) - isRead(one) || (one.docId < other.docId ? -1 : 1); // in every list the same
  for (const document of unknown.toSorted(inOrder)) {
    const free = items.find(
      (item) => item.category === document.category && !item.conditions && held.get(item)!.length === 0,
    );
    (free ? held.get(free)! : others).push(document);
  }
  const entries = items.map((item) => {
    const own = held.get(item)!;
    return { item, documents: own, state: stateOfDocuments(own, uploading.has(item.title), failing) };
  });
  return { entries, sorting, others };
}

export function stateOfDocuments(
  documents: readonly DocumentSummary[],
  isUploading: boolean,
  failing: ReadonlySet<string> = new Set(),
): ChecklistEntryState {
  if (isUploading) return 'uploading';
  if (documents.some(({ state }) => !isSettled(state))) return 'reading';
  if (documents.some((each) => needsPerson(each) || failing.has(each.docId))) return 'attention';
  return documents.length > 0 ? 'done' : 'notStarted';
}

// The kind of document an item asks for, passed to the reader when a person assigns a document to it.
export function kindFor(item: MatchableItem, kinds: readonly string[]): string | null {
  const found = kinds.filter((kind) => documentKindPatterns[kind]?.test(item.title));
  return found.length === 1 ? found[0]! : null;
}
