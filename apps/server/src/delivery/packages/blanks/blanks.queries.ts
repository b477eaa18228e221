import type { Blank, BlankField, BlankMatch, BlankSummary } from '@visawright/contract/delivery/blank.ts';
import { isDecided, type BlankState } from '@visawright/contract/delivery/blank-facts.ts';
import { blankQuestions } from '@visawright/forms/blanks/blank-questions.ts';
import type { PrintedWord } from '@visawright/forms/blanks/nearby-text.ts';
import { loadForm } from '@visawright/forms/destinations/load-form.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { sql, type Db } from '../../../platform/db/db.ts';

export interface BlankRow {
  readonly blank_uid: string;
  readonly form_id: DestinationId;
  readonly title: string;
  readonly source: string;
  readonly edition_on: string;
  readonly file_name: string;
  readonly object_prefix: string;
  readonly wrapped_key: Buffer;
  readonly pages: readonly { readonly width: number; readonly height: number }[];
  readonly fields: readonly BlankField[];
  readonly matches: readonly BlankMatch[];
  readonly state: BlankState;
  readonly version: number;
  readonly created_at: Date;
  readonly created_by_name: string | null;
  readonly published_at: Date | null;
  readonly published_by_name: string | null;
}

const columns = sql`b.blank_uid, b.form_id, b.title, b.source, b.edition_on, b.file_name, b.object_prefix, b.wrapped_key, b.pages, b.fields,
  b.matches, b.state, b.version, b.created_at, b.published_at,
  nullif(trim(c.first_name || ' ' || c.last_name), '') as created_by_name,
  nullif(trim(p.first_name || ' ' || p.last_name), '') as published_by_name`;
const people = sql`
  join person c on c.realm_id = b.realm_id and c.person_uid = b.created_by
  left join person p on p.realm_id = b.realm_id and p.person_uid = b.published_by`;

export const blankRow = (db: Db, blankUid: string): Promise<BlankRow> =>
  db.get<BlankRow>(sql`
    select ${columns} from official_blank b ${people} where b.realm_id = ${db.realmId} and b.blank_uid = ${blankUid}`);

export const blankRows = (db: Db): Promise<BlankRow[]> =>
  db.many<BlankRow>(sql`
    select ${columns} from official_blank b ${people} where b.realm_id = ${db.realmId} order by b.created_at desc`);

export const lockBlank = (db: Db, blankUid: string): Promise<{ state: BlankState; version: number; form_id: string }> =>
  db.get(sql`
    select state, version, form_id from official_blank
    where realm_id = ${db.realmId} and blank_uid = ${blankUid} for update`);

export const blankWords = async (db: Db, blankUid: string): Promise<readonly PrintedWord[]> =>
  (
    await db.get<{ words: PrintedWord[] }>(
      sql`select words from official_blank where realm_id = ${db.realmId} and blank_uid = ${blankUid}`,
    )
  ).words;

type PublishedBlank = Pick<
  BlankRow,
  'blank_uid' | 'title' | 'object_prefix' | 'wrapped_key' | 'pages' | 'fields' | 'matches'
>;

// Without the people: the worker reads it too.
export const publishedBlank = (db: Db, formId: string): Promise<PublishedBlank | undefined> =>
  db.find<PublishedBlank>(sql`
    select blank_uid, title, object_prefix, wrapped_key, pages, fields, matches from official_blank
    where realm_id = ${db.realmId} and form_id = ${formId} and state = 'published'`);

const openFields = ({ fields, matches }: Pick<BlankRow, 'fields' | 'matches'>): number => {
  const decided = new Set(matches.filter(isDecided).map(({ fieldId }) => fieldId));
  return fields.filter(({ id }) => !decided.has(id)).length;
};

export const presentSummary = (row: BlankRow): BlankSummary => ({
  blankUid: row.blank_uid,
  formId: row.form_id,
  title: row.title,
  source: row.source,
  editionOn: row.edition_on,
  fileName: row.file_name,
  state: row.state,
  pageCount: row.pages.length,
  fieldCount: row.fields.length,
  openCount: openFields(row),
  createdAt: row.created_at.toISOString(),
  createdByName: row.created_by_name,
  publishedAt: row.published_at?.toISOString() ?? null,
  publishedByName: row.published_by_name,
});

export async function presentBlank(row: BlankRow): Promise<Blank> {
  const questions = blankQuestions(await loadForm(row.form_id));
  const asked = new Set(
    row.matches.flatMap(({ use }) =>
      use.as === 'answer' ? use.questions.map(idOf) : use.as === 'tick' ? [use.question] : [],
    ),
  );
  return {
    ...presentSummary(row),
    version: row.version,
    pages: [...row.pages],
    fields: [...row.fields],
    matches: [...row.matches],
    questions,
    unasked: questions.map(({ ref }) => ref).filter((ref) => !asked.has(idOf(ref))),
  };
}
const idOf = (ref: string) => ref.split('.')[0]!;
