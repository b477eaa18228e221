import type { ArrangementStep } from '@visawright/contract/documents/arrangement.ts';
import { turned } from '@visawright/contract/documents/page-geometry.ts';
import { withoutPages } from '@visawright/contract/documents/page-lists.ts';
import { hasField } from '../../fields/check-fields.ts';
import { emptyInverse } from '../inverse.ts';
import { openDocuments, takePages, type Desk } from '../open-documents.ts';
import { emptyPlan, stays, type Plan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import { planEdits } from './plan-edits.ts';

type StepOf<S extends ArrangementStep['step']> = Extract<ArrangementStep, { step: S }>;

export async function planEdit(desk: Desk, { docId, pageUid, operations }: StepOf<'edit'>): Promise<Plan> {
  const taken = await takePages(desk, [{ docId, pageUid }]);
  const plan = planEdits(taken.map((each) => ({ ...each, operations })));
  if (plan.lists.size === 0) throw new Refusal('nothingToChange');
  return plan;
}

// Of pages in one or several documents, from how they are now.
export async function planTurn(desk: Desk, { pages, degrees }: StepOf<'rotate'>): Promise<Plan> {
  const taken = await takePages(desk, pages);
  return planEdits(taken.map((each) => ({ ...each, operations: turned(each.page.operations, degrees) })));
}

// The pages stay stored: an undo puts them back.
export async function planRemoval(desk: Desk, { pages: places }: StepOf<'remove'>): Promise<Plan> {
  const taken = await takePages(desk, places);
  const sources = [...new Set(taken.map(({ from }) => from))];
  const lists = sources.map((from): [string, typeof from.pages] => [
    from.docId,
    withoutPages(
      from.pages,
      taken.filter((each) => each.from === from).map(({ page }) => page),
    ),
  ]);
  if (lists.some(([, pages]) => pages.length === 0)) throw new Refusal('lastPage');
  return {
    ...emptyPlan,
    lists: new Map(lists.map(([docId, pages]) => [docId, pages.map(stays)])),
    inverse: {
      ...emptyInverse,
      pages: taken.map(({ from, page }) => ({
        now: null,
        was: { docId: from.docId, pageUid: page.pageUid },
        operations: [...page.operations],
      })),
      orders: Object.fromEntries(sources.map(({ docId, pages }) => [docId, pages.map(({ pageUid }) => pageUid)])),
    },
  };
}

export async function planCategory(desk: Desk, { docId, category }: StepOf<'categorise'>): Promise<Plan> {
  await openDocuments(desk, [{ docId }]);
  const { row } = desk.documents.get(docId)!;
  if (row.category === category && row.category_outcome === 'accept') throw new Refusal('nothingToChange');
  const { kind, category_outcome: outcome, is_primary: isPrimary } = row;
  const acts = new Map((row.acts ?? []).map((act) => [act.field, act.kind])); // the last of each field
  const withdrawn = [...acts].filter(([field, act]) => act !== 'takenBack' && !hasField(category, field));
  const isSame = row.category === category;
  return {
    ...emptyPlan,
    lists: new Map(),
    category: {
      docId,
      category,
      kind: isSame ? kind : null,
      outcome: 'accept',
      isPrimary: isSame && isPrimary,
      fields: [],
      isUndo: false,
    },
    inverse: {
      ...emptyInverse,
      category: {
        docId,
        was: row.category,
        became: category,
        kind,
        outcome,
        isPrimary,
        fields: withdrawn.map(([field]) => field),
      },
    },
  };
}
