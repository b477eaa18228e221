import { randomUUID } from 'node:crypto';
import { sealReceipt } from '@visawright/server/product.ts';
import type { ApplicantKey } from '@visawright/server/tools.ts';
import type { InsertedRecord } from '../world.types.ts';
import type { Inserter } from './inserter.ts';

// What was typed into a portal and read back. Its marker word is a value in it.
export async function insertReceipt(
  to: Inserter,
  key: ApplicantKey,
  { applicant, application, by }: Readonly<Record<'applicant' | 'application' | 'by', string>>,
  whose: Partial<InsertedRecord>,
): Promise<string> {
  const { uid, word } = to.insertRow('receipt', whose);
  const visitUid = randomUUID();
  const at = new Date().toISOString();
  const field = { control: 'c1', label: 'Surname', question: 'surname', outcome: 'equal' as const };
  const body = sealReceipt(key, {
    receipt: {
      applicationUid: application,
      visitUid,
      portal: 'another-portal',
      packNumber: 1,
      packSha256: '0'.repeat(64),
      formVersion: 1,
      extensionVersion: '1.0',
      startedAt: at,
      reference: word,
      pages: [
        {
          page: 'one',
          title: 'One',
          filledAt: at,
          readAt: at,
          fields: [{ ...field, typed: word, found: word, times: 1 }],
        },
      ],
    },
    sha256: '0'.repeat(64),
    keyId: 'inserted',
    signature: 'inserted',
  });
  await to.insert('form_receipt', {
    receipt_uid: uid,
    application_uid: application,
    applicant_uid: applicant,
    visit_uid: visitUid,
    portal: 'another-portal',
    body,
    started_at: new Date(),
    received_at: new Date(),
    sent_by: by,
  });
  return uid;
}
