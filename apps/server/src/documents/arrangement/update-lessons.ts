import { removeCategoryLessons, storeCategoryLesson } from '../pipeline/category-lessons.ts';
import { isEmptied, type Desk } from './open-documents.ts';
import type { Plan } from './plan.ts';

// The category that a person chose for a whole document teaches the classifier of the realm. What is undone is no longer taught.
export async function updateLessons(desk: Desk, plan: Plan): Promise<void> {
  const { tx, call, documents } = desk;
  const { actor, parts } = call;
  const isTakenBack = plan.restored.size > 0 || plan.inverse.discarded !== null;
  const gone = isTakenBack ? [...plan.lists.keys()].filter((docId) => isEmptied(plan, docId)) : [];
  if (gone.length > 0) await removeCategoryLessons(tx, gone);
  if (plan.category?.isUndo) await removeCategoryLessons(tx, [plan.category.docId]);
  else if (plan.category) {
    const { docId, category, kind } = plan.category;
    const { row, readings } = documents.get(docId)!;
    const [reading] = await readings();
    await storeCategoryLesson(tx, parts.keys, actor, {
      docId,
      category,
      kind,
      was: row.kind,
      embedding: reading?.embedding,
    });
  }
  if (plan.made) await teachMade(desk, plan, plan.made);
}

// A new document of all pages of another one: its category was chosen if it differs, or if it was a guess.
async function teachMade(desk: Desk, plan: Plan, made: NonNullable<Plan['made']>): Promise<void> {
  const { tx, call, documents } = desk;
  const sources = new Set((plan.lists.get(made.docId) ?? []).map(({ from }) => from?.docId));
  const [docId] = sources;
  const source = sources.size === 1 && docId !== undefined && isEmptied(plan, docId) ? documents.get(docId)! : null;
  if (!source) return;
  const isSame = source.row.category === made.category;
  if (isSame && source.row.category_outcome === 'accept') return;
  const [reading] = await source.readings();
  await storeCategoryLesson(tx, call.parts.keys, call.actor, {
    docId: made.docId,
    category: made.category,
    kind: isSame ? source.row.kind : null,
    was: source.row.kind,
    embedding: reading?.embedding,
  });
}
