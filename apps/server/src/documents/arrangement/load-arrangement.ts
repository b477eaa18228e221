import { PageOperation } from '@visawright/contract/documents/document.ts';
import type { ArrangedDocument, ArrangedPage, ArrangedTraveller } from '@visawright/contract/documents/arrangement.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { applicantKey, loadApplicantKey, type ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../platform/crypto/realm-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isUnsure, type DocumentRow } from '../records/documents.queries.ts';
import { listAbilities } from '../records/present-document.ts';
import { openFileName } from '../records/sealed-file-name.ts';
import { buildPageUrl } from '../tickets/tickets.ts';

const PageOperations = PageOperation.array();

interface TravellerRow {
  readonly uid: string;
  readonly name: string;
  readonly wrapped_key: Buffer | null;
  readonly version: number;
}
type ListedDocument = Pick<
  DocumentRow,
  | 'document_uid'
  | 'applicant_uid'
  | 'name'
  | 'category'
  | 'category_outcome'
  | 'kind'
  | 'state'
  | 'reason'
  | 'retake'
  | 'to_confirm'
  | 'is_primary'
  | 'version'
> & { readonly is_unsure: boolean };
interface PageRow {
  readonly document_uid: string;
  readonly page_uid: string;
  readonly operations: unknown;
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
}

// Three queries, however many travellers, documents and pages there are. Values are not opened. A traveller out of reach is reported like
// an unknown one.
export async function loadArrangement(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicantUids: readonly string[],
): Promise<ArrangedTraveller[]> {
  const wanted = [...new Set(applicantUids)];
  const travellers = await db.many<TravellerRow>(sql`
    select a.applicant_uid as uid, btrim(a.first_name || ' ' || a.last_name) as name, a.wrapped_key, coalesce(v.version, 0) as version
    from applicant a left join arrangement v on v.realm_id = a.realm_id and v.applicant_uid = a.applicant_uid
    where a.realm_id = ${db.realmId} and a.applicant_uid = any(${wanted}::uuid[]) and ${inReach('applicant', actor, 'document.read')}`);
  if (travellers.length !== wanted.length) throw new AppError('record.notFound');
  const documents = await db.many<ListedDocument>(sql`
    select d.document_uid, d.applicant_uid, coalesce(d.name, u.name) as name, d.category, d.category_outcome, d.kind, d.state, d.reason,
      d.retake, d.to_confirm, d.is_primary, d.version, ${isUnsure} as is_unsure
    from document d left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where d.realm_id = ${db.realmId} and d.applicant_uid = any(${wanted}::uuid[]) and d.deleted_at is null
    order by d.created_at, d.document_uid`);
  const pages = await db.many<PageRow>(sql`
    select m.document_uid, m.page_uid, m.operations, p.width, p.height, encode(p.pixel_mac, 'base64') as pixels
    from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
    where m.realm_id = ${db.realmId} and m.document_uid = any(${documents.map((each) => each.document_uid)}::uuid[])
    order by m.document_uid, m.position`);
  const pagesOf = Map.groupBy(pages, ({ document_uid }) => document_uid);
  const documentsOf = Map.groupBy(documents, ({ applicant_uid }) => applicant_uid);
  const can = listAbilities(actor);
  const presented: ArrangedTraveller[] = [];
  for (const traveller of travellers.toSorted((one, other) => wanted.indexOf(one.uid) - wanted.indexOf(other.uid))) {
    const key = await keyOf(db, keys, traveller);
    const seen = new Map<string, { docId: string; pageUid: string }>();
    const own = documentsOf.get(traveller.uid) ?? [];
    presented.push({
      applicantUid: traveller.uid,
      name: traveller.name,
      arrangementVersion: traveller.version,
      documents: own.map((row) => ({
        ...presentDocument(key, row),
        can,
        pages: (pagesOf.get(row.document_uid) ?? []).map((page) => presentPage(keys, actor, page, seen)),
      })),
    });
  }
  return presented;
}

const keyOf = async (db: Db, keys: KeyStore, { uid, wrapped_key: wrapped }: TravellerRow): Promise<ApplicantKey> =>
  wrapped ? applicantKey(await realmKeysOf(db, keys), uid, wrapped) : loadApplicantKey(db, keys, uid);

const presentDocument = (key: ApplicantKey, row: ListedDocument): Omit<ArrangedDocument, 'can' | 'pages'> => ({
  docId: row.document_uid,
  fileName: row.name === null ? '' : openFileName(key, row.name),
  category: row.category,
  categoryOutcome: row.category_outcome,
  kind: row.kind,
  state: row.state,
  reason: row.reason,
  retake: [...row.retake],
  toConfirm: row.to_confirm,
  isPrimary: row.is_primary,
  isUnsure: row.is_unsure,
  version: row.version,
});

function presentPage(
  keys: KeyStore,
  actor: Actor,
  { document_uid: docId, page_uid: pageUid, operations, width, height, pixels }: PageRow,
  seen: Map<string, { docId: string; pageUid: string }>,
): ArrangedPage {
  const sameAs = seen.get(pixels) ?? null;
  if (!sameAs) seen.set(pixels, { docId, pageUid });
  return {
    pageUid,
    width,
    height,
    operations: PageOperations.parse(operations),
    imageUrl: buildPageUrl(keys, actor, { docId, pageUid, size: 'full' }),
    thumbnailUrl: buildPageUrl(keys, actor, { docId, pageUid, size: 'thumbnail' }),
    sameAs,
  };
}
