import { randomUUID } from 'node:crypto';
import type { UploadMediaType } from '@visawright/contract/document.ts';
import { wholePage } from '@visawright/contract/page-geometry.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { clamdScanner } from '../adapters/scanner.ts';
import { pixelsOf } from '../documents/reading.ts';
import { AppError } from '../http/app-error.ts';
import type { ActorCall } from '../http/call.ts';
import { adoptObject, expectOrphan } from '../uploads/expect-orphan.ts';
import { refusalOf } from '../uploads/refusal-of.ts';
import { renderUpload } from '../uploads/render.ts';
import { Rejected, type RenderedPage } from '../uploads/upload.types.ts';
import { refuseOverQuota } from '../uploads/uploads.queries.ts';
import type { ApplicantKey } from '../vault/applicant-key.ts';
import { sealName } from '../vault/file-names.ts';
import { paperKey } from '../vault/object-keys.ts';
import type { PageOfDocument } from './document-pages.ts';

export interface TakenPicture {
  readonly uploadUid: string;
  readonly mediaType: UploadMediaType;
  readonly byteSize: number;
  readonly contentMac: Buffer;
  readonly sealedSha256: Buffer;
  readonly page: RenderedPage;
  readonly keys: { readonly original: string; readonly image: string; readonly thumbnail: string };
}

// One picture sent in a body, looked at and kept as every upload is. It becomes a page with `insertPicture`, or is swept.
export async function takePicture(call: ActorCall, applicantUid: string, file: string): Promise<TakenPicture> {
  const { db, actor, parts } = call;
  const bytes = bytesOf(file);
  const looked = refusalOf(bytes, '');
  if ('code' in looked) throw new AppError(looked.code, undefined, looked.message);
  const { mediaType } = looked;
  if (mediaType === 'application/pdf') throw new AppError('upload.mediaType');
  await refuseOverQuota(db, actor, bytes.length);
  const { CLAMD_HOST, CLAMD_PORT } = parts.config;
  const verdict = await clamdScanner(CLAMD_HOST, CLAMD_PORT).scan(bytes).catch(unavailable);
  if (verdict === 'infected') throw new AppError('upload.refused', { reason: 'infected' });
  const page = await onlyPage(bytes, mediaType);
  const uploadUid = randomUUID();
  const keys = keysOf(db, applicantUid, uploadUid);
  for (const key of Object.values(keys)) await expectOrphan(db, key);
  const { sealedSha256 } = await parts.papers.put(db, applicantUid, keys.original, bytes);
  await parts.papers.put(db, applicantUid, keys.image, page.image);
  await parts.papers.put(db, applicantUid, keys.thumbnail, page.thumbnail);
  const contentMac = parts.papers.contentMac(db, applicantUid, bytes);
  return { uploadUid, mediaType, byteSize: bytes.length, contentMac, sealedSha256, page, keys };
}

const unavailable = (): never => {
  throw new AppError('part.unavailable');
};

// Plain base64, or a data URL whose own word for its kind is not believed.
const bytesOf = (file: string): Buffer => Buffer.from(file.replace(/^data:[^,]{0,100},/, ''), 'base64');

async function onlyPage(bytes: Buffer, mediaType: UploadMediaType): Promise<RenderedPage> {
  try {
    const [page] = await renderUpload(bytes, mediaType);
    return page!;
  } catch (error) {
    if (error instanceof Rejected) throw new AppError('upload.refused', { reason: error.reason });
    throw error;
  }
}

function keysOf(db: Db, applicantUid: string, uploadUid: string): TakenPicture['keys'] {
  const named = (...rest: string[]) => paperKey(db, applicantUid, ...rest);
  return {
    original: named('upload', uploadUid),
    image: named('page', uploadUid, '0-picture'),
    thumbnail: named('page', uploadUid, '0-thumbnail'),
  };
}

export async function insertPicture(
  tx: Tx,
  key: ApplicantKey,
  {
    applicantUid,
    personUid,
    fileName,
  }: { readonly applicantUid: string; readonly personUid: string; readonly fileName: string },
  taken: TakenPicture,
): Promise<PageOfDocument> {
  const { uploadUid, page, keys } = taken;
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac, object_key, sealed_sha256)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${personUid}, ${sealName(key, fileName)}, ${taken.mediaType}, ${taken.byteSize},
      ${taken.contentMac}, ${keys.original}, ${taken.sealedSha256})`);
  for (const each of Object.values(keys)) await adoptObject(tx, each);
  const { width, height, route, pixelSha256 } = page;
  const { uid: pageUid } = await tx.get<{ uid: string }>(sql`
    insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_sha256, object_key, thumbnail_key)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, 0, ${width}, ${height}, ${route}, ${pixelSha256}, ${keys.image}, ${keys.thumbnail})
    returning page_uid as uid`);
  return {
    pageUid,
    width,
    height,
    operations: [],
    homography: wholePage,
    pixelSha256,
    pixels: pixelsOf(pixelSha256, []),
  };
}
