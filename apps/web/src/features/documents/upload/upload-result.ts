import type { HttpResponse } from 'tus-js-client';
import type { ProcessedUpload } from '@visawright/contract/documents/document.ts';

export interface UploadResult {
  readonly docId: string | null;
  readonly refused: { readonly code: string; readonly message: string; readonly docId: string | null } | null;
}

// The reply to the last chunk contains the created document.
export function resultOf(response: Pick<HttpResponse, 'getHeader'> | undefined): UploadResult {
  const header = response?.getHeader('Upload-Result');
  if (!header) return { docId: null, refused: null };
  const bytes = Uint8Array.from(atob(header), (char) => char.charCodeAt(0));
  const result = JSON.parse(new TextDecoder().decode(bytes)) as Partial<UploadResult>;
  return { docId: result.docId ?? null, refused: result.refused ?? null };
}

export function resultOfReply({ documents, refused }: ProcessedUpload): UploadResult {
  const [refusal] = refused;
  return { docId: documents[0]?.docId ?? null, refused: refusal ?? null };
}
