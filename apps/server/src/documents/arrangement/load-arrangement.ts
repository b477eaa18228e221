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
  readonly traveller: string;
  readonly wrapped_key: Buffer | null;
  readonly arrangement_version: number;
}
type ListedDocument = Pick<
  DocumentRow,
  | 'document_uid'
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
> & { readonly is_unsure: boolean; readonly pages: readonly PageRow[] };
interface PageRow {
  readonly uid: string;
  readonly operations: unknown;
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
}
type Row = TravellerRow & (ListedDocument | { readonly document_uid: null });

// One query, so that versions, documents and pages are of one moment. Values are not opened. A traveller out of reach is reported like an
// unknown one.
export async function loadArrangement(
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicantUids: readonly string[],
): Promise<ArrangedTraveller[]> {
  const wanted = [...new Set(applicantUids)];
  const rows = await db.many<Row>(sql`
    select a.applicant_uid as uid, btrim(a.first_name || ' ' || a.last_name) as traveller, a.wrapped_key,
      coalesce(v.version, 0) as arrangement_version, d.document_uid, coalesce(d.name, u.name) as name, d.category, d.category_outcome,
      d.kind, d.state, d.reason, d.retake, d.to_confirm, d.is_primary, d.version, ${isUnsure} as is_unsure,
      (select coalesce(json_agg(json_build_object('uid', m.page_uid, 'operations', m.operations, 'width', p.width, 'height', p.height,
          'pixels', encode(p.pixel_mac, 'base64')) order by m.position), '[]')
        from document_page m join page p on p.realm_id = m.realm_id and p.page_uid = m.page_uid
        where m.realm_id = d.realm_id and m.document_uid = d.document_uid) as pages
    from applicant a left join arrangement v on v.realm_id = a.realm_id and v.applicant_uid = a.applicant_uid
    left join document d on d.realm_id = a.realm_id and d.applicant_uid = a.applicant_uid and d.deleted_at is null
    left join upload u on u.realm_id = d.realm_id and u.upload_uid = d.upload_uid
    where a.realm_id = ${db.realmId} and a.applicant_uid = any(${wanted}::uuid[]) and ${inReach('applicant', actor, 'document.read')}
    order by d.created_at, d.document_uid`);
  const rowsOf = Map.groupBy(rows, ({ uid }) => uid);
  if (rowsOf.size !== wanted.length) throw new AppError('record.notFound');
  const can = listAbilities(actor);
  const presented: ArrangedTraveller[] = [];
  for (const applicantUid of wanted) {
    const own = rowsOf.get(applicantUid)!;
    const { traveller, arrangement_version: version } = own[0]!;
    const key = await keyOf(db, keys, own[0]!);
    const seen = new Map<string, { docId: string; pageUid: string }>();
    presented.push({
      applicantUid,
      name: traveller,
      arrangementVersion: version,
      documents: own
        .filter((row) => row.document_uid !== null)
        .map((row) => ({
          ...presentDocument(key, row),
          can,
          pages: row.pages.map((page) => presentPage(keys, actor, row.document_uid, page, seen)),
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
  docId: string,
  { uid: pageUid, operations, width, height, pixels }: PageRow,
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
