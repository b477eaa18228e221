import type { DocumentCategory } from '@visawright/contract/document-facts.ts';

// One file on its way. What is stored is a document and leaves this list.
export type TransferState = 'waiting' | 'preparing' | 'sending' | 'stopped' | 'refused' | 'stored';

// Where a person put it: a paper of the checklist.
export interface Place {
  readonly title: string;
  readonly category: DocumentCategory;
}

export interface Destined {
  readonly applicantUid: string;
  readonly applicationUid: string | undefined;
  readonly place?: Place | undefined;
  readonly replaces?: string | undefined; // this document goes once the new one is stored
}

export interface Transfer extends Destined {
  readonly id: string;
  readonly file: File;
  readonly state: TransferState;
  readonly sent: number;
  readonly code: string; // why it stopped or was refused
  readonly message: string;
  readonly docId: string | null; // what it became, or what was here already
  readonly isKept: boolean; // its bytes outlive the page
  readonly isResumed: boolean; // begun before: what it sent then may have arrived
}

export const isOver = ({ state }: Transfer) => state === 'stored' || state === 'refused';
// Until it stands in the list of documents; what needs a person stands elsewhere.
export const isOnItsWay = ({ state }: Transfer) => state !== 'refused' && state !== 'stopped';
export const percentOf = ({ sent, file }: Transfer) => (file.size === 0 ? 0 : Math.floor((sent / file.size) * 100));
