import { Readable } from 'node:stream';
import type { SensitiveFile } from '@visawright/contract/sensitive/sensitive-fields.ts';
import { recordAccess, type RecordedCall, type RecordedOperation } from './record-access.ts';

export interface OpenedFile {
  readonly applicantUid: string;
  readonly docIds: readonly string[];
  readonly file: SensitiveFile;
}

// Bytes leave only after their row was written; without the person they are about, nothing is sent.
export async function recordFile(
  call: RecordedCall,
  operation: RecordedOperation,
  { opened, body }: { readonly opened?: readonly OpenedFile[]; readonly body: unknown },
): Promise<void> {
  try {
    if (!opened?.length) throw new Error('a file without the person it is about');
    await recordAccess(
      call,
      operation,
      opened.map(({ applicantUid, docIds, file }) => ({
        subject: { kind: 'applicantUid', uid: applicantUid },
        content: { fields: new Set([file]), docIds: new Set(docIds) },
      })),
    );
  } catch (error) {
    if (body instanceof Readable) body.destroy();
    throw error;
  }
}
