import { sql, type Sql } from '../db/db.ts';
import { readCursor } from './cursor.ts';

export type NamedSort = 'created' | '-created' | 'name' | '-name';

interface Order {
  readonly key: Sql; // stored in the cursor
  readonly by: Sql;
  readonly after: Sql;
  readonly isFirstPage: boolean;
}

// Sorts lists of people and companies by age or name, then by uid, in either direction.
export function namedOrder(
  sort: NamedSort | undefined,
  cursorText: string | undefined,
  { name, createdAt, uid }: { readonly name: Sql; readonly createdAt: Sql; readonly uid: Sql },
): Order {
  const wanted = sort ?? '-created';
  const isByName = wanted.endsWith('name');
  const cursor = readCursor(cursorText, isByName ? 'text' : 'time');
  const column = isByName ? sql`lower(${name}) collate "C"` : createdAt;
  const from =
    cursor &&
    (isByName
      ? sql`(${cursor.key}::text, ${cursor.uid}::uuid)`
      : sql`(${cursor.key}::timestamptz, ${cursor.uid}::uuid)`);
  const isDown = wanted.startsWith('-');
  return {
    key: isByName ? column : sql`${createdAt}::text`,
    by: isDown ? sql`${column} desc, ${uid} desc` : sql`${column}, ${uid}`,
    after: !from ? sql`true` : isDown ? sql`(${column}, ${uid}) < ${from}` : sql`(${column}, ${uid}) > ${from}`,
    isFirstPage: cursor === undefined,
  };
}
