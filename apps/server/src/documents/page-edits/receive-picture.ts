import { randomUUID } from 'node:crypto';
import type { UploadMediaType } from '@visawright/contract/documents/document-facts.ts';
import { wholePage } from '@visawright/contract/documents/page-geometry.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { clamdScanner } from '../../platform/scanner/scanner.ts';
import { hashPixels } from '../readings/reading.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ActorCall } from '../../platform/http/call.ts';
import { cancelObjectDeletion, scheduleObjectDeletion } from '../uploads/object-deletion.ts';
import { checkFile } from '../uploads/check-file.ts';
import { renderUpload } from '../uploads/render-upload.ts';
import { FileRejected, type RenderedPage } from '../uploads/upload.types.ts';
import { assertWithinQuota } from '../uploads/uploads.queries.ts';
import type { ApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sealFileName } from '../records/sealed-file-name.ts';
import { documentObjectKey } from '../../platform/crypto/object-keys.ts';
import type { EditablePage } from '../pages/document-pages.ts';
import { insertScreenPicture } from '../pages/screen-picture.ts';

export interface ReceivedPicture {
  readonly uploadUid: string;
  readonly mediaType: UploadMediaType;
  readonly byteSize: number;
  readonly contentMac: Buffer;
  readonly sealedSha256: Buffer;
  readonly page: RenderedPage;
  readonly pixelMac: Buffer;
  readonly keys: {
    readonly original: string;
    readonly image: string;
    readonly thumbnail: string;
    readonly screen?: string;
  };
}

// Checks and stores a picture sent in a request body like any upload. `insertPicture` makes it a page; otherwise it is
// swept.
export async function receivePicture(call: ActorCall, applicantUid: string, file: string): Promise<ReceivedPicture> {
  const { db, actor, parts } = call;
  const bytes = bytesOf(file);
  const looked = checkFile(bytes, '');
  if ('code' in looked) throw new AppError(looked.code, undefined, looked.message);
  const { mediaType } = looked;
  if (mediaType === 'application/pdf') throw new AppError('upload.mediaType');
  await assertWithinQuota(db, actor, bytes.length);
  const { CLAMD_HOST, CLAMD_PORT } = parts.config;
  const verdict = await clamdScanner(CLAMD_HOST, CLAMD_PORT).scan(bytes).catch(unavailable);
  if (verdict === 'infected') throw new AppError('upload.refused', { reason: 'infected' });
  const page = await onlyPage(bytes, mediaType);
  const uploadUid = randomUUID();
  const keys = keysOf(db, applicantUid, uploadUid, page);
  for (const key of Object.values(keys)) await scheduleObjectDeletion(db, key);
  const { sealedSha256 } = await parts.sealedObjects.put(db, applicantUid, keys.original, bytes);
  await parts.sealedObjects.put(db, applicantUid, keys.image, page.image);
  await parts.sealedObjects.put(db, applicantUid, keys.thumbnail, page.thumbnail);
  if (keys.screen) await parts.sealedObjects.put(db, applicantUid, keys.screen, page.screen!);
  const contentMac = parts.sealedObjects.contentMac(db, applicantUid, bytes);
  const pixelMac = parts.sealedObjects.contentMac(db, applicantUid, page.pixelSha256);
  return { uploadUid, mediaType, byteSize: bytes.length, contentMac, sealedSha256, page, pixelMac, keys };
}

const unavailable = (): never => {
  throw new AppError('part.unavailable');
};

// Plain base64 or a data URL; its declared media type is ignored.
const bytesOf = (file: string): Buffer => Buffer.from(file.replace(/^data:[^,]{0,100},/, ''), 'base64');

async function onlyPage(bytes: Buffer, mediaType: UploadMediaType): Promise<RenderedPage> {
  try {
    const [page] = await renderUpload(bytes, mediaType);
    return page!;
  } catch (error) {
    if (error instanceof FileRejected) throw new AppError('upload.refused', { reason: error.reason });
    throw error;
  }
}

function keysOf(db: Db, applicantUid: string, uploadUid: string, { screen }: RenderedPage): ReceivedPicture['keys'] {
  const named = (...rest: string[]) => documentObjectKey(db, applicantUid, ...rest);
  return {
    original: named('upload', uploadUid),
    image: named('page', uploadUid, '0-picture'),
    thumbnail: named('page', uploadUid, '0-thumbnail'),
    ...(screen ? { screen: named('page', uploadUid, '0-screen') } : {}),
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
  taken: ReceivedPicture,
): Promise<EditablePage> {
  const { uploadUid, page, pixelMac, keys } = taken;
  await tx.run(sql`
    insert into upload (realm_id, upload_uid, applicant_uid, uploaded_by, name, media_type, byte_size, content_mac,
      object_key, sealed_sha256)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, ${personUid}, ${sealFileName(key, fileName)},
      ${taken.mediaType}, ${taken.byteSize}, ${taken.contentMac}, ${keys.original}, ${taken.sealedSha256})`);
  for (const each of Object.values(keys)) await cancelObjectDeletion(tx, each);
  const { width, height, route } = page;
  const { uid: pageUid } = await tx.get<{ uid: string }>(sql`
    insert into page (realm_id, upload_uid, applicant_uid, n, width, height, route, pixel_mac, object_key, thumbnail_key)
    values (${tx.realmId}, ${uploadUid}, ${applicantUid}, 0, ${width}, ${height}, ${route}, ${pixelMac},
      ${keys.image}, ${keys.thumbnail})
    returning page_uid as uid`);
  if (keys.screen) await insertScreenPicture(tx, pageUid, keys.screen);
  return {
    pageUid,
    width,
    height,
    operations: [],
    homography: wholePage,
    pixelMac,
    pixels: hashPixels(pixelMac, []),
  };
}
