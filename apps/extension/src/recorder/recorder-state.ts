import type { Pack, PackBlock, PackField, PackPage, PersonalReason } from '@visawright/contract/extension/pack.ts';
import type { PackChange, PackCoverage, TestFill } from '@visawright/contract/extension/pack-review.ts';
import type { PageControl, PageSkeleton } from '@visawright/contract/extension/page-skeleton.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { Proposal } from '@visawright/packs/recording/propose-mapping.ts';
import { pairRecordings } from '@visawright/packs/review/pair-recordings.ts';

export type Personal = (typeof PersonalReason)[number];

export interface RecordedRow {
  readonly number: number; // beside the control on the page
  readonly control: PageControl;
  readonly field: PackField | null; // proposed, or chosen by the person
  readonly confidence: number;
  readonly because: string;
  readonly decision: 'open' | 'taken' | 'personal';
  readonly reason: Personal | null;
  readonly isInBlock: boolean; // of a repeated question, taken over from the published pack
}

export interface RecordedPage {
  readonly id: string;
  readonly title: string;
  readonly step: number;
  readonly skeleton: PageSkeleton;
  readonly before: PackPage | null;
  readonly heading: string | null;
  readonly clock: string | null;
  readonly reference: PackPage['reference'];
  readonly blocks: readonly PackBlock[];
  readonly rows: readonly RecordedRow[];
  readonly selected: string | null; // ref
}

export interface RecorderState {
  readonly origin: string | null; // of the tab in front, if it can be recorded
  readonly destination: string | null;
  readonly form: Form | null;
  readonly published: Pack | null;
  readonly draft: Pack | null;
  readonly savedAt: string | null;
  readonly page: RecordedPage | null;
  readonly changes: readonly PackChange[];
  readonly coverage: PackCoverage | null;
  readonly problems: readonly string[];
  readonly testFill: TestFill | null;
}

export const emptyRecorder: RecorderState = {
  origin: null,
  destination: null,
  form: null,
  published: null,
  draft: null,
  savedAt: null,
  page: null,
  changes: [],
  coverage: null,
  problems: [],
  testFill: null,
};

const sureFrom = 0.95;
const likelyFrom = 0.9;

export type RowState = 'unmapped' | 'toConfirm' | 'sure' | 'personal';

export function rowState({ decision, field, confidence }: RecordedRow): RowState {
  if (decision === 'personal') return 'personal';
  if (field === null) return 'unmapped';
  if (decision === 'taken' || confidence >= sureFrom) return 'sure';
  return confidence >= likelyFrom ? 'toConfirm' : 'unmapped';
}

const order: readonly RowState[] = ['unmapped', 'toConfirm', 'sure', 'personal'];

// What needs a person comes first.
export const rowsInOrder = (rows: readonly RecordedRow[]): RecordedRow[] =>
  order.flatMap((state) => rows.filter((row) => rowState(row) === state));

// The mapping says that a control is the person's; which reason it is can be read from the control.
function personalReason(
  control: PageControl,
  proposal: Proposal | undefined,
  earlier: Personal | null,
): Personal | null {
  if (control.kind === 'password') return 'password';
  const isLeft = proposal !== undefined && proposal.field === null && proposal.confidence === 1;
  if (!isLeft) return control.kind === 'file' && !proposal?.field ? 'file' : null;
  if (earlier) return earlier;
  if (/card|cvv|cvc|payment/i.test(control.label)) return 'payment';
  return control.kind === 'checkbox' || control.kind === 'radio' ? 'declaration' : 'captcha';
}

// A repeated question of the published page, if all of its controls are still there.
function movedBlock(block: PackBlock, refs: ReadonlyMap<string, string>): PackBlock[] {
  const fields = block.fields.flatMap((field) => {
    const [control, waitsFor] = [refs.get(field.control), field.waitsFor && refs.get(field.waitsFor)];
    const { waitsFor: _, ...own } = field;
    return control === undefined ? [] : [{ ...own, control, ...(waitsFor ? { waitsFor } : {}) }];
  });
  return fields.length === block.fields.length ? [{ ...block, fields }] : [];
}

export function recordPage(input: {
  readonly id: string;
  readonly title: string;
  readonly step: number;
  readonly skeleton: PageSkeleton;
  readonly before: PackPage | null;
  readonly proposals: readonly Proposal[];
}): RecordedPage {
  const { skeleton, before } = input;
  const { pairs } = pairRecordings(before?.controls ?? [], skeleton.controls);
  const [toNow, toOld] = [
    new Map(pairs.map(([old, now]) => [old.ref, now.ref])),
    new Map(pairs.map(([old, now]) => [now.ref, old.ref])),
  ];
  const blocks = (before?.blocks ?? []).flatMap((block) => movedBlock(block, toNow));
  const blockFields = new Map(blocks.flatMap(({ fields }) => fields).map((field) => [field.control, field]));
  const rows = skeleton.controls.map((control, index): RecordedRow => {
    const proposal = input.proposals.find((each) => each.control === control.ref);
    const inBlock = blockFields.get(control.ref);
    const earlier = before?.personal.find((each) => each.control === toOld.get(control.ref))?.reason ?? null;
    const reason = inBlock ? null : personalReason(control, proposal, earlier);
    return {
      number: index + 1,
      control,
      field: reason ? null : (inBlock ?? proposal?.field ?? null),
      confidence: inBlock ? 1 : (proposal?.confidence ?? 0),
      because: proposal?.because ?? '',
      decision: reason ? 'personal' : inBlock ? 'taken' : 'open',
      reason,
      isInBlock: inBlock !== undefined,
    };
  });
  return {
    id: input.id,
    title: input.title,
    step: input.step,
    skeleton,
    before,
    heading: before?.heading ?? null,
    clock: before?.clock ?? null,
    reference: before?.reference ?? null,
    blocks,
    rows,
    selected: rowsInOrder(rows)[0]?.control.ref ?? null,
  };
}

const changeRow = (page: RecordedPage, ref: string, change: Partial<RecordedRow>): RecordedPage => ({
  ...page,
  rows: page.rows.map((row) => (row.control.ref === ref ? { ...row, ...change } : row)),
});

const nextOpen = (page: RecordedPage): RecordedPage => {
  const next = rowsInOrder(page.rows).find((row) => ['unmapped', 'toConfirm'].includes(rowState(row)));
  return { ...page, selected: next?.control.ref ?? page.selected };
};

// Accepts what is proposed for a control. Without a proposal there is nothing to accept.
export function takeRow(page: RecordedPage, ref: string): RecordedPage {
  const row = page.rows.find(({ control }) => control.ref === ref);
  if (!row?.field) return page;
  return nextOpen(changeRow(page, ref, { decision: 'taken', reason: null }));
}

export const chooseQuestion = (page: RecordedPage, ref: string, field: PackField | null): RecordedPage =>
  changeRow(page, ref, {
    field,
    decision: field ? 'taken' : 'open',
    reason: null,
    because: '',
    confidence: field ? 1 : 0,
  });

export const leaveToPerson = (page: RecordedPage, ref: string, reason: Personal): RecordedPage =>
  nextOpen(changeRow(page, ref, { field: null, decision: 'personal', reason }));

export function moveSelection(page: RecordedPage, by: 1 | -1): RecordedPage {
  const refs = rowsInOrder(page.rows).map(({ control }) => control.ref);
  const at = refs.indexOf(page.selected ?? '');
  const next = refs[Math.min(Math.max(at + by, 0), refs.length - 1)];
  return { ...page, selected: next ?? null };
}

export function countRows(rows: readonly RecordedRow[]): Record<RowState, number> {
  const counts: Record<RowState, number> = { unmapped: 0, toConfirm: 0, sure: 0, personal: 0 };
  for (const row of rows) counts[rowState(row)]++;
  return counts;
}

// Only what is sure or was accepted goes into the pack; everything else stays with the person.
export function packPageOf(page: RecordedPage): PackPage {
  const fields = page.rows.flatMap((row) =>
    rowState(row) === 'sure' && row.field && !row.isInBlock ? { ...row.field, control: row.control.ref } : [],
  );
  const personal = page.rows.flatMap((row) =>
    row.decision === 'personal' ? { control: row.control.ref, reason: row.reason ?? ('other' as const) } : [],
  );
  return {
    id: page.id,
    title: page.title,
    step: page.step,
    path: page.skeleton.path,
    heading: page.heading,
    controls: [...page.skeleton.controls],
    fields,
    blocks: [...page.blocks],
    personal: personal.slice(0, 60),
    clock: page.clock,
    reference: page.reference,
  };
}

export function withPackPage(draft: Pack, page: PackPage): Pack {
  const others = draft.pages.filter(({ id }) => id !== page.id);
  return { ...draft, pages: [...others, page].toSorted((a, b) => a.step - b.step) };
}

export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-+$/, '')
    .slice(0, 60)
    .replace(/-+$/, '') || 'page';
