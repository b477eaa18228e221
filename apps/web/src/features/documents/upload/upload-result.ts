import type { HttpResponse } from 'tus-js-client';
import type { ProcessedUpload } from '@visawright/contract/document.ts';

export interface UploadResult {
  readonly docId: string | null;
  readonly refused: { readonly code: string; readonly message: string; readonly docId: string | null } | null;
}

// The answer to the last part carries what the file has become.
export function resultOf(response: Pick<HttpResponse, 'getHeader'> | undefined): UploadResult {
  const header = response?.getHeader('Upload-Result');
  if (!header) return { docId: null, refused: null };
  const bytes = Uint8Array.from(atob(header), (char) => char.charCodeAt(0));
  const told = JSON.parse(new TextDecoder().decode(bytes)) as Partial<UploadResult>;
  return { docId: told.docId ?? null, refused: told.refused ?? null };
}

export function resultOfReply({ documents, refused }: ProcessedUpload): UploadResult {
  const [refusal] = refused;
  return { docId: documents[0]?.docId ?? null, refused: refusal ?? null };
}
