import type { Receipt, ReceiptField, ReceiptPage } from '@visawright/contract/extension/receipt.ts';
import { uid } from '../uid.ts';

let count = 0;
export const receiptField = (part: Partial<ReceiptField> = {}): ReceiptField => ({
  control: `c${(count += 1)}`,
  label: 'Surname',
  question: 'surname',
  outcome: 'equal',
  typed: 'VERMA',
  found: 'VERMA',
  times: 1,
  ...part,
});

export const receiptPage = (part: Partial<ReceiptPage> = {}): ReceiptPage => ({
  page: 'personal',
  title: 'Applicant and passport',
  filledAt: '2026-11-16T05:15:00.000Z',
  readAt: '2026-11-16T05:19:00.000Z',
  fields: [],
  ...part,
});

interface Options {
  readonly number?: number;
  readonly reference?: string | null;
  readonly fields?: readonly ReceiptField[];
  readonly pages?: readonly ReceiptPage[];
  readonly receivedAt?: string;
}

export const aReceipt = ({
  number = 1,
  reference = null,
  fields = [receiptField()],
  pages = [receiptPage({ fields: [...fields] })],
  receivedAt = '2026-11-16T05:44:00.000Z',
}: Options = {}): Receipt => ({
  receiptUid: uid(700 + number),
  receipt: {
    applicationUid: uid(1),
    visitUid: uid(750 + number),
    portal: 'practice-vietnam',
    packNumber: 7,
    packSha256: 'a'.repeat(64),
    formVersion: 6,
    extensionVersion: '1.4.2',
    startedAt: '2026-11-16T05:10:00.000Z',
    reference,
    pages: [...pages],
  },
  receivedAt,
  byName: 'Asha Verma',
  sha256: 'b'.repeat(64),
  keyId: '2026-11',
  signature: 'c2lnbmF0dXJl',
});
