// One file on its way. What is stored is a document and leaves this list.
export type TransferState = 'waiting' | 'preparing' | 'sending' | 'stopped' | 'refused' | 'stored';

export interface Transfer {
  readonly id: string;
  readonly applicantUid: string;
  readonly applicationUid: string | undefined;
  readonly file: File;
  readonly state: TransferState;
  readonly sent: number;
  readonly code: string; // why it stopped or was refused
  readonly message: string;
  readonly docId: string | null; // what it became, or what was here already
}

export const isOver = ({ state }: Transfer) => state === 'stored' || state === 'refused';
export const percentOf = ({ sent, file }: Transfer) => (file.size === 0 ? 0 : Math.floor((sent / file.size) * 100));
