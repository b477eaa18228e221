import { PageOperation, type Polygon } from '@visawright/contract/documents/document.ts';
import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { portalFilesOf } from '@visawright/forms/destinations/portal-files.ts';
import { composePdf } from '../../documents/pages/compose-pdf.ts';
import { renderShownPicture } from '../../documents/pages/render-shown-picture.ts';
import { loadDocument } from '../../documents/records/documents.queries.ts';
import { unsealDocument } from '../../documents/records/unseal-document.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { fitPictures } from '../packages/build/pictures/fit-pictures.ts';

type FileParts = Pick<Parts, 'keys' | 'sealedObjects'>;

interface PageRow {
  readonly page_uid: string;
  readonly operations: unknown;
  readonly object_key: string;
  readonly hidden: readonly Polygon[] | null;
}

export interface PassportPage {
  readonly docId: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

const headerBytes = 8_192; // of a PDF around its picture

// The page of the attached passport from which its number was read, as the person sees it, in a format and size that the portal accepts.
export async function buildPassportPage(
  db: Db,
  parts: FileParts,
  {
    applicationUid,
    applicantUid,
    destination,
  }: Readonly<Record<'applicationUid' | 'applicantUid' | 'destination', string>>,
): Promise<PassportPage | null> {
  const docId = await findPassport(db, applicationUid);
  const page = docId === undefined ? undefined : await dataPage(db, parts, applicantUid, docId);
  if (docId === undefined || !page) return null;
  const stored = await parts.sealedObjects.get(db, applicantUid, page.object_key);
  const shown = await renderShownPicture(stored, PageOperation.array().parse(page.operations), page.hidden ?? []);
  const { formats, maxKb } = portalFilesOf(destination as DestinationId);
  const limit = maxKb * 1_024 - headerBytes;
  const { pictures } = await fitPictures([{ picture: shown, isReadable: () => Promise.resolve(true) }], limit);
  const [picture] = pictures;
  if (formats.includes('jpg') || !formats.includes('pdf'))
    return { docId, name: 'passport.jpg', mediaType: 'image/jpeg', bytes: picture! };
  const bytes = await composePdf([{ picture: picture! }]);
  return { docId, name: 'passport.pdf', mediaType: 'application/pdf', bytes };
}

// The one marked primary, otherwise the last one attached.
const findPassport = async (db: Db, applicationUid: string): Promise<string | undefined> =>
  (
    await db.find<{ docId: string }>(sql`
      select d.document_uid as "docId" from application_document x
      join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
      where x.realm_id = ${db.realmId} and x.application_uid = ${applicationUid} and d.category = 'Passport'
        and d.state = 'checked' and d.deleted_at is null
      order by d.is_primary desc, x.position desc limit 1`)
  )?.docId;

async function dataPage(
  db: Db,
  { keys }: FileParts,
  applicantUid: string,
  docId: string,
): Promise<PageRow | undefined> {
  const { values } = unsealDocument(await loadApplicantKey(db, keys, applicantUid), await loadDocument(db, docId));
  const read = values.find(({ field }) => field === 'passportNumber')?.pageUid;
  const pages = await db.many<PageRow>(sql`
    select p.page_uid, d.operations, p.object_key, k.polygons as hidden
    from document_page d join page p on p.realm_id = d.realm_id and p.page_uid = d.page_uid
    left join page_mask k on k.realm_id = p.realm_id and k.page_uid = p.page_uid
    where d.realm_id = ${db.realmId} and d.document_uid = ${docId} order by d.position`);
  return pages.find(({ page_uid }) => page_uid === read) ?? pages[0];
}
