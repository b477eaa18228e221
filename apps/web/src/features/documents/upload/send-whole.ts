import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';
import { postFormData } from '../../../lib/api/call.ts';
import type { Transfer } from './transfer.ts';
import { resultOfReply, type UploadResult } from './upload-result.ts';

// In one request: a ZIP, or where resumable uploads are not supported.
export async function sendForm({ file, applicantUid, applicationUid, forTrip }: Transfer): Promise<ProcessedUpload> {
  const form = new FormData();
  form.set('applicantUid', applicantUid);
  if (applicationUid) form.set('applicationUid', applicationUid);
  if (forTrip) form.set('forTrip', 'true');
  form.append('files', file, file.name);
  return (await postFormData(addresses.processDocsSocket.path, form)) as ProcessedUpload;
}

export const sendWhole = async (transfer: Transfer): Promise<UploadResult> => resultOfReply(await sendForm(transfer));
