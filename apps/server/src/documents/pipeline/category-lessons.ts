import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { categories } from '@visawright/forms/documents/categories.ts';
import type { Correction } from '@visawright/reading/classify/corrections.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';

export interface CategoryLesson {
  readonly docId: string;
  readonly category: DocumentCategory;
  readonly kind: string | null; // null: the person chose only a category
  readonly was: string | null; // the kind found by the engine
  readonly embedding: string | undefined; // base64, of the text without names and numbers
}

export const lessonName = (realmId: string, docId: string) => `${realmId}/lesson/${docId}`;
const onlyKind = (category: DocumentCategory): string | null => {
  const kinds = categories.find((each) => each.category === category)?.kinds ?? [];
  return kinds.length === 1 ? kinds[0]!.name : null;
};

// Stores a person's category choice for similar documents. No text or value of the document is stored.
export async function storeCategoryLesson(
  tx: Tx,
  keys: KeyStore,
  { personUid }: Pick<Actor, 'personUid'>,
  lesson: CategoryLesson,
): Promise<void> {
  const { docId, category, was, embedding } = lesson;
  const kind = lesson.kind ?? onlyKind(category);
  const realmKeys = await realmKeysOf(tx, keys);
  const body =
    embedding === undefined ? null : realmKeys.wrap(lessonName(tx.realmId, docId), Buffer.from(embedding, 'base64'));
  await tx.run(sql`
    insert into category_lesson (realm_id, document_uid, category, kind, was, engine, body, taught_by)
    select ${tx.realmId}, ${docId}, ${category}, ${kind}, ${was}, coalesce((select engine from reading
      where realm_id = ${tx.realmId} and document_uid = ${docId} order by reading_no desc limit 1), ''), ${body}, ${personUid}
    on conflict (realm_id, document_uid) do update set category = excluded.category, kind = excluded.kind, taught_by = excluded.taught_by,
      learnt_at = clock_timestamp()`);
}

export const removeCategoryLessons = (tx: Tx, docIds: readonly string[]): Promise<number> =>
  tx.run(
    sql`delete from category_lesson where realm_id = ${tx.realmId} and document_uid = any(${[...docIds]}::uuid[])`,
  );

// A person chose the category; the reading for it found the kind.
export const completeCategoryLesson = (
  tx: Tx,
  { docId, category, kind }: Pick<CategoryLesson, 'docId' | 'category' | 'kind'>,
): Promise<number> =>
  tx.run(sql`
    update category_lesson set kind = ${kind}
    where realm_id = ${tx.realmId} and document_uid = ${docId} and category = ${category} and kind is null`);

const newest = 500;
const bytes = 384 * 4;

interface Row {
  readonly document_uid: string;
  readonly category: DocumentCategory;
  readonly kind: string;
  readonly was: string | null;
  readonly engine: string;
  readonly body: Buffer;
}

// The realm's own corrections for the engine, never another realm's.
export async function loadCategoryLessons(db: Db, keys: KeyStore): Promise<Correction[]> {
  const rows = await db.many<Row>(sql`
    select document_uid, category, kind, was, engine, body from category_lesson
    where realm_id = ${db.realmId} and kind is not null and body is not null order by learnt_at desc limit ${newest}`);
  if (rows.length === 0) return [];
  const realmKeys = await realmKeysOf(db, keys);
  return rows.flatMap(({ document_uid, category, kind, was, engine, body }) => {
    const opened = realmKeys.unwrap(lessonName(db.realmId, document_uid), body);
    if (opened.length !== bytes) return [];
    return [{ category, kind, was: was ?? '', engine, embedding: new Float32Array(Uint8Array.from(opened).buffer) }];
  });
}
