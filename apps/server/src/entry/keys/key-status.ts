import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { columnsUnder } from './sealed-columns.ts';

// How many values are under which key, by column. Only the beginning of a value is looked at, which names its key (see key-store.ts and
// realm-key.ts).
export interface KeyUse {
  readonly column: string;
  readonly key: number;
  readonly count: number;
}

export interface RealmKeyRow {
  readonly kind: string;
  readonly keyNo: number;
  readonly createdAt: Date;
  readonly isRetired: boolean; // only its public half is left
}

const rootOf = sql`case when substring(v from 1 for 8) = '\\x7677726f6f740001'::bytea
  then ('x' || encode(substring(v from 9 for 4), 'hex'))::bit(32)::integer else 1 end`;
const realmOf = sql`case when length(v) = 72 then 0 else ('x' || encode(substring(v from 2 for 4), 'hex'))::bit(32)::integer end`;

const identifier = (name: string): Sql => ({ text: `"${name}"`, values: [] });

async function usesOf(owner: Db, columns: ReturnType<typeof columnsUnder>, keyOf: Sql): Promise<KeyUse[]> {
  const uses: KeyUse[] = [];
  for (const { table, column } of columns) {
    const rows = await owner.many<{ key: number; count: number }>(sql`
      select ${keyOf} as key, count(*)::integer as count
      from (select ${identifier(column)} as v from ${identifier(table)} where realm_id = ${owner.realmId}) as each
      where length(v) > 0 group by 1 order by 1`);
    uses.push(...rows.map((row) => ({ column: `${table}.${column}`, ...row })));
  }
  return uses;
}

export const rootKeyUses = (owner: Db): Promise<KeyUse[]> =>
  usesOf(owner, columnsUnder('root', 'root, expires'), rootOf);

// Under key 0 is what the root key wrapped directly, before realms had keys.
export const realmKeyUses = (owner: Db): Promise<KeyUse[]> => usesOf(owner, columnsUnder('realm'), realmOf);

export const realmKeyRows = (owner: Db): Promise<RealmKeyRow[]> =>
  owner.many<RealmKeyRow>(sql`
    select kind, key_no as "keyNo", created_at as "createdAt", wrapped = '' as "isRetired" from realm_key
    where realm_id = ${owner.realmId} order by kind, key_no`);
