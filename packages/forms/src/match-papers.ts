import type { Document } from '@visawright/contract/document.ts';
import { documentStages, isSettled } from '@visawright/contract/document-facts.ts';
import type { ChecklistItem } from './form-schema.ts';
import { kindWords } from './paper-kind-words.ts';

export type PaperState = 'notStarted' | 'uploading' | 'reading' | 'attention' | 'done';
export type PaperItem = Pick<ChecklistItem, 'category' | 'title' | 'hint' | 'conditions'>;
export type DocumentSummary = Pick<Document, 'docId' | 'category' | 'kind' | 'state'> &
  Partial<Pick<Document, 'retake' | 'categoryOutcome' | 'belongsTo'>>;

export interface PaperMatch<I = ChecklistItem, D = Document> {
  readonly item: I;
  readonly documents: readonly D[];
  readonly state: PaperState;
}
export interface MatchedPapers<I = ChecklistItem, D = Document> {
  readonly papers: readonly PaperMatch<I, D>[];
  readonly sorting: readonly D[]; // nobody knows yet what they are
  readonly others: readonly D[]; // they fit no item
}
export interface MatchHints {
  readonly given?: Readonly<Record<string, string>>; // docId → title: a person put it there
  readonly uploading?: ReadonlySet<string>; // titles a file is on its way to
}

// Somebody has to do something about it. Values to confirm do not hold a paper up.
export const needsPerson = ({ state, retake, categoryOutcome, belongsTo }: DocumentSummary): boolean =>
  state === 'rejected' ||
  state === 'failed' ||
  (state === 'checked' && ((retake ?? []).length > 0 || categoryOutcome === 'confirm' || (belongsTo ?? null) !== null));

const stageOf = (state: string) => (documentStages as readonly string[]).indexOf(state);
const isSorted = ({ state, kind }: DocumentSummary) =>
  isSettled(state) ? state === 'checked' || kind !== null : stageOf(state) >= stageOf('classified') || kind !== null;

// The word of a title counts more than one of the hint; an item everybody needs comes before one for some.
function fit(item: PaperItem, { kind }: DocumentSummary): number {
  const words = kind === null ? undefined : kindWords[kind];
  if (!words) return 0;
  const place = item.title.search(words);
  const found = place >= 0 ? 4 - Math.min(1, place / 100) : words.test(item.hint) ? 1 : 0;
  return found > 0 && !item.conditions ? found + 0.5 : found;
}

// Each document serves one item of its category: where a person put it, else the one its kind fits best, else the only one
// there is. A letter of a kind nobody asked for does not pass for the cover letter.
export function matchPapers<I extends PaperItem, D extends DocumentSummary>(
  items: readonly I[],
  documents: readonly D[],
  { given = {}, uploading = new Set() }: MatchHints = {},
): MatchedPapers<I, D> {
  const held = new Map<I, D[]>(items.map((item) => [item, []]));
  const [sorting, others, unknown]: [D[], D[], D[]] = [[], [], []];
  for (const document of documents) {
    const put = items.find(({ title }) => title === given[document.docId]);
    const own = items.filter(({ category }) => category === document.category);
    const [best] = own.toSorted((a, b) => fit(b, document) - fit(a, document));
    if (put) held.get(put)!.push(document);
    else if (!isSorted(document)) (isSettled(document.state) ? others : sorting).push(document);
    else if (best && (fit(best, document) > 0 || own.length === 1)) held.get(best)!.push(document);
    else if (best && document.kind === null) unknown.push(document);
    else others.push(document);
  }
  // Of its kind nothing is known: it takes a place everybody needs and nobody has filled.
  for (const document of unknown) {
    const free = items.find(
      (item) => item.category === document.category && !item.conditions && held.get(item)!.length === 0,
    );
    (free ? held.get(free)! : others).push(document);
  }
  const papers = items.map((item) => {
    const own = held.get(item)!;
    return { item, documents: own, state: stateOf(own, uploading.has(item.title)) };
  });
  return { papers, sorting, others };
}

function stateOf(documents: readonly DocumentSummary[], isUploading: boolean): PaperState {
  if (isUploading) return 'uploading';
  if (documents.some(({ state }) => !isSettled(state))) return 'reading';
  if (documents.some(needsPerson)) return 'attention';
  return documents.length > 0 ? 'done' : 'notStarted';
}

// The kind of paper an item asks for, told to the reader when a person files a document there.
export function kindFor(item: PaperItem, kinds: readonly string[]): string | null {
  const found = kinds.filter((kind) => kindWords[kind]?.test(item.title));
  return found.length === 1 ? found[0]! : null;
}
