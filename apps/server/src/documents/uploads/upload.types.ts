import type { RejectionReason } from '@visawright/contract/documents/document-facts.ts';
import type { Rule, Word } from '@visawright/reading/engine.types.ts';

export type PageRoute = 'text' | 'scan' | 'photo';

// A page of an upload as stored: re-encoded by us, without metadata.
export interface RenderedPage {
  readonly n: number; // from 0
  readonly width: number;
  readonly height: number;
  readonly route: PageRoute;
  readonly image: Buffer; // JPEG
  readonly thumbnail: Buffer; // JPEG
  readonly screen: Buffer | null; // JPEG in the width of a screen; null: the picture is not wider
  readonly words?: readonly Word[]; // of a good text layer; only for route `text`
  readonly rules?: readonly Rule[]; // ruling lines of its vector graphics; only for route `text`
  readonly pixelSha256: Buffer;
}

// The file itself is the problem: reported to the person, never retried.
export class FileRejected extends Error {
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
  readonly forTrip?: boolean; // it is open whose it is: everyone who travels with the application may be named in it
  readonly fileName: string;
  readonly bytes: Buffer;
}

export type RefusalCode =
  | 'upload.refused'
  | 'upload.empty'
  | 'upload.mediaType'
  | 'upload.notWhatItSays'
  | 'upload.tooLarge'
  | 'upload.zipTooLarge'
  | 'upload.zipLocked'
  | 'upload.zipDamaged'
  | 'upload.duplicate';
export interface UploadRefusal {
  readonly code: RefusalCode;
  readonly docId: string | null; // the existing document with the same content
  readonly message?: string; // replaces the text of the error code where it would not help
}
export type StoredUpload = { readonly docId: string } | { readonly refused: UploadRefusal };
