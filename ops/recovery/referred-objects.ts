import type { openClient } from '@visawright/server/tools.ts';

type Client = Awaited<ReturnType<typeof openClient>>;

export interface ReferredObject {
  readonly key: string;
  readonly sha256: string | undefined; // of the object as stored, where the database has it
}

// Columns that hold names of objects. A test compares this with the schema, so a new column needs an entry.
export const objectColumns = [
  { table: 'upload', column: 'object_key', hash: 'sealed_sha256' },
  { table: 'upload', column: 'unlocked_key' },
  { table: 'page', column: 'object_key' },
  { table: 'page', column: 'thumbnail_key' },
  { table: 'page', column: 'text_key' },
  { table: 'screen_picture', column: 'object_key' },
  { table: 'billing_document', column: 'object_key' },
  // An archive that a newer package replaced is deleted after a while; its row remains.
  { table: 'package', column: 'object_key', hash: 'sealed_sha256', unless: 'archive_expires_at <= $1' },
] as const;

// Columns that look alike and hold no names of objects that must exist.
export const otherKeyColumns = [
  'application_summary.first_key',
  'fact_change_item.fact_key',
  'fact_check.fact_key',
  'mail_sent.mail_key',
  'object_to_delete.object_key',
  'official_blank.object_prefix',
];

const ofColumn = ({ table, column, ...rest }: (typeof objectColumns)[number]) =>
  `select ${column} as key, ${'hash' in rest ? `encode(${rest.hash}, 'hex')` : 'null'} as sha256 from ${table}
   where ${column} is not null and ($1::timestamptz is not null)${'unless' in rest ? ` and (${rest.unless}) is not true` : ''}`;

const ofBlanks = `select object_prefix || name, null from official_blank, lateral (select 'form.pdf' as name union all
  select 'page-' || n || '.jpg' from generate_series(0, jsonb_array_length(pages) - 1) n) names where $1::timestamptz is not null`;

// Needs a role that sees all realms: PostgreSQL's own administrator, on the restored cluster only.
export async function referredObjects(client: Client, at: string): Promise<ReferredObject[]> {
  const { rows } = await client.query<{ key: string; sha256: string | null }>(
    [...objectColumns.map(ofColumn), ofBlanks].join('\nunion all\n'),
    [at],
  );
  return rows.map(({ key, sha256 }) => ({ key, sha256: sha256 ?? undefined }));
}
