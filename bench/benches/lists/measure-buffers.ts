import { listApplications, type ListQuery } from '@visawright/server/product.ts';
import { openClient, openTenants, type Actor, type Db, type Sql, type KeyStore } from '@visawright/server/tools.ts';

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

export interface BufferUse {
  readonly buffers: number;
  readonly rows: number;
  readonly plan: string[];
}

// The exact statement that the list executes, as text and values.
export async function readListStatement(apiUrl: string, keys: KeyStore, actor: Actor, query: ListQuery): Promise<Sql> {
  const tenants = openTenants(apiUrl, 1);
  const executed: Sql[] = [];
  try {
    const db = tenants.forRealm(actor.realmId);
    const recording: Db = { ...db, many: (one) => (executed.push(one), db.many(one)) };
    await listApplications(recording, keys, actor, query);
  } finally {
    await tenants.close();
  }
  if (executed.length !== 1) throw new Error(`the list executed ${executed.length} statements, not one`);
  return executed[0]!;
}

const literal = (value: unknown): string => {
  if (value === null) return 'null';
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error('a value that the bench cannot write as a literal');
  return `'${String(value).replaceAll("'", "''")}'`;
};

// Runs the statement as the API does: with its role, the tenant setting, and often enough that PostgreSQL uses the generic plan.
export async function measureBuffers(apiUrl: string, realmId: string, { text, values }: Sql): Promise<BufferUse> {
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
