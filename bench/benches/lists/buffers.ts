import type { ListQuery } from '../../../apps/server/src/applications/list-conditions.ts';
import { listApplications } from '../../../apps/server/src/applications/list-applications.ts';
import type { Actor } from '../../../apps/server/src/access/actor.types.ts';
import type { Db, Sql } from '../../../apps/server/src/access/db.ts';
import { openClient, openTenants } from '../../../apps/server/src/access/tenant-db.ts';
import type { KeyStore } from '../../../apps/server/src/adapters/key-store.ts';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

export interface Touched {
  readonly buffers: number;
  readonly rows: number;
  readonly plan: string[];
}

// The very statement the list asks, as text and values.
export async function statementOf(apiUrl: string, keys: KeyStore, actor: Actor, query: ListQuery): Promise<Sql> {
  const tenants = openTenants(apiUrl, 1);
  const asked: Sql[] = [];
  try {
    const db = tenants.forRealm(actor.realmId);
    const noted: Db = { ...db, many: (one) => (asked.push(one), db.many(one)) };
    await listApplications(noted, keys, actor, query);
  } finally {
    await tenants.close();
  }
  if (asked.length !== 1) throw new Error(`the list asked ${asked.length} statements, not one`);
  return asked[0]!;
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value !== 'string' && typeof value !== 'number') throw new Error('a value the bench cannot write');
  return `'${String(value).replaceAll("'", "''")}'`;
};

// Run as the API runs it: its role, the tenant's setting, a prepared statement that has been asked often enough for its lasting plan.
export async function touched(apiUrl: string, realmId: string, { text, values }: Sql): Promise<Touched> {
  const client = await openClient(apiUrl);
  try {
    await client.query('begin');
    await client.query(`select set_config('app.realm_id', $1, true)`, [realmId]);
    for (let i = 0; i < 8; i++) await client.query({ name: 'list', text, values: [...values] });
    const explain = `explain (analyze, buffers, format json) execute list(${values.map(literal).join(', ')})`;
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(explain);
    const top = rows[0]!['QUERY PLAN'][0].Plan;
    return {
      buffers: top['Shared Hit Blocks'] + top['Shared Read Blocks'],
      rows: top['Actual Rows'],
      plan: lines(top),
    };
  } finally {
    await client.end();
  }
}

const lines = (node: Node, depth = 0): string[] => [
  `${' '.repeat(depth)}${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Actual Rows']}x${node['Actual Loops']} buffers ${
    node['Shared Hit Blocks'] + node['Shared Read Blocks']
  }`,
  ...(node.Plans ?? []).flatMap((each) => lines(each, depth + 1)),
];
