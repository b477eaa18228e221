import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { postFormData } from '../../../lib/api/call.ts';
import type { Transfer } from './transfer.ts';
import { resultOfReply, type UploadResult } from './upload-result.ts';

// Fallback in one request, where resumable uploads are not supported.
export async function sendWhole({ file, applicantUid, applicationUid }: Transfer): Promise<UploadResult> {
  const form = new FormData();
  form.set('applicantUid', applicantUid);
  if (applicationUid) form.set('applicationUid', applicationUid);
  form.append('files', file, file.name);
  return resultOfReply((await postFormData(addresses.processDocsSocket.path, form)) as ProcessedUpload);
}
