import type { RejectionReason } from '@visawright/contract/document.ts';
import type { Word } from '@visawright/reading/engine.types.ts';

export type PageRoute = 'text' | 'scan' | 'photo';

// One page of an upload, as it is kept: re-encoded by us, nothing of the file's metadata left.
export interface RenderedPage {
  readonly n: number; // from 0
  readonly width: number;
  readonly height: number;
  readonly route: PageRoute;
  readonly image: Buffer; // JPEG
  readonly thumbnail: Buffer; // JPEG
  readonly words?: readonly Word[]; // of a good text layer, route `text` alone
  readonly pixelSha256: Buffer;
}

// The file itself is the problem: said to the person, never tried again.
export class Rejected extends Error {
  readonly reason: RejectionReason;

  constructor(reason: RejectionReason) {
    super(reason);
    this.name = 'Rejected';
    this.reason = reason;
  }
}

export interface NewUpload {
  readonly applicantUid: string;
  readonly applicationUid?: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

export type RefusalCode =
  | 'upload.refused'
  | 'upload.empty'
  | 'upload.mediaType'
  | 'upload.notWhatItSays'
  | 'upload.tooLarge'
  | 'upload.duplicate';
export interface Refusal {
  readonly code: RefusalCode;
  readonly docId: string | null; // the same content is already here as this document
  readonly message?: string; // where the code's own sentence would not help
}
export type StoredUpload = { readonly docId: string } | { readonly refused: Refusal };
