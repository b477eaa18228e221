import type { Db } from '@visawright/server/tools.ts';

type Value = string | number | boolean | null | Date | Buffer;

// Inserts many rows in one statement; every row must have the same columns.
export async function insertRows(
  db: Db,
  table: string,
  rows: readonly Readonly<Record<string, Value>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = ['realm_id', ...Object.keys(rows[0]!)].join(', ');
  const written = rows.map((row) => ({
    realm_id: db.realmId,
    ...Object.fromEntries(
      Object.entries(row).map(([column, value]) => [
        column,
        Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
      ]),
    ),
  }));
  await db.run({
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    values: [JSON.stringify(written)],
  });
}
