import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';

// A file being uploaded. Once stored it becomes a document and leaves this list.
type TransferState = 'waiting' | 'preparing' | 'sending' | 'stopped' | 'refused' | 'stored';

// The checklist item the user added the file to.
export interface ChecklistSlot {
  readonly title: string;
  readonly category: DocumentCategory;
}

export interface UploadTarget {
  readonly applicantUid: string;
  readonly applicationUid: string | undefined;
  readonly slot?: ChecklistSlot | undefined;
  readonly forTrip?: boolean | undefined; // of everyone on the trip: the server finds out whose each document is
  readonly replaces?: string | undefined; // the document to delete once the new one is stored
}

export interface Transfer extends UploadTarget {
  readonly id: string;
  readonly file: File;
  readonly state: TransferState;
  readonly sent: number;
  readonly code: string; // why the upload stopped or was rejected
  readonly message: string;
  readonly docId: string | null; // the created document, or the existing one with the same content
  readonly isStored: boolean; // its bytes survive a reload
  readonly isResumed: boolean; // started earlier; its first attempt may have succeeded
}

export const isOver = ({ state }: Transfer) => state === 'stored' || state === 'refused';
// Until it appears in the list of documents; failed uploads are listed elsewhere.
export const isInProgress = ({ state }: Transfer) => state !== 'refused' && state !== 'stopped';
export const percentOf = ({ sent, file }: Transfer) => (file.size === 0 ? 0 : Math.floor((sent / file.size) * 100));
