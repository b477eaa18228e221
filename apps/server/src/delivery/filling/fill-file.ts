import { logViews } from '../../documents/views/log-views.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { filesOf } from './asked-of-pack.ts';
import { buildFillFile } from './build-fill-file.ts';
import { choosePack } from './choose-pack.ts';
import { getFillable } from './fill-application.ts';

// Only what the portal's pack asks for. The view is logged before any byte is sent.
export const fillFile: Handler<'fillFile'> = async ({ db, parts, actor }, { query }) => {
  const { applicationUid, portal, file } = query;
  const { applicant_uid: applicantUid, form_id: destination } = await getFillable(db, actor, applicationUid);
  const { pack } = await choosePack(db, { applicationUid, destination, portal });
  if (!filesOf(pack).includes(file)) throw new AppError('record.notFound');
  const built = await buildFillFile(db, parts, file, { applicationUid, applicantUid, destination });
  if (!built) throw new AppError('record.notFound');
  const { name, mediaType, bytes, opened } = built;
  await logViews(db, actor, { applicantUid, docIds: opened.docIds, purpose: 'download' });
  return { mediaType, body: bytes, length: bytes.length, fileName: name, opened: [opened] };
};
