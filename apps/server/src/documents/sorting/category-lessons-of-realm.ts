import type { CategoryLesson } from '@visawright/contract/documents/sorting/category-lesson.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';

type Row = Omit<CategoryLesson, 'taughtAt'> & { readonly taughtAt: Date };

const most = 500; // as many as are used

// What people taught the classifier: categories and kinds, never whose document it was.
export async function listCategoryLessons(db: Db): Promise<CategoryLesson[]> {
  const rows = await db.many<Row>(sql`
    select l.document_uid as "lessonUid", l.category, l.kind, l.was, l.kind is not null and l.body is not null as "isUsed",
      btrim(p.first_name || ' ' || p.last_name) as "taughtByName", l.learnt_at as "taughtAt"
    from category_lesson l join person p on p.realm_id = l.realm_id and p.person_uid = l.taught_by
    where l.realm_id = ${db.realmId} order by l.learnt_at desc limit ${most}`);
  return rows.map((row) => ({ ...row, taughtAt: row.taughtAt.toISOString() }));
}

export const removeCategoryLesson = (db: Db, actor: Actor, lessonUid: string): Promise<CategoryLesson[]> =>
  db.transaction(async (tx) => {
    const removed = await tx.find<{ category: string }>(sql`
      delete from category_lesson where realm_id = ${tx.realmId} and document_uid = ${lessonUid} returning category`);
    if (!removed) throw new AppError('record.notFound');
    await writeChange(tx, actor, { kind: 'categoryLessonRemoved', subjectUid: tx.realmId, was: removed.category });
    return listCategoryLessons(tx);
  });
