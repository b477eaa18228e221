import { createHash } from 'node:crypto';
import type { SentReceipt } from '@visawright/contract/extension/receipt.ts';
import { canonicalJson } from '@visawright/packs/canonical/canonical-json.ts';
import { receiptText } from '@visawright/packs/signing/signed-text.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { loadSigningKey } from '../../platform/crypto/signing-key.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { limitCallsPerMinute } from '../../platform/http/limit-calls-per-minute.ts';
import { choosePack } from './choose-pack.ts';
import { isFillable } from './fill-application.ts';
import { findReceiptRow, openReceipt, sealReceipt } from '../receipts/stored-receipt.ts';

const limitReceipts = limitCallsPerMinute('receipts', 60);

// The server signs what was reported and when, not that it is true. The first receipt decides which pack the application keeps.
export const sendReceipt: Handler<'sendReceipt'> = async (call, { body }) => {
  await limitReceipts(call);
  const { db, parts, actor } = call;
  const { applicationUid, portal } = body;
  return db.transaction(async (tx) => {
    const application = await lockApplication(tx, actor, 'extension.fill', applicationUid);
    const { applicant_uid: applicantUid, form_id: destination } = application;
    if (destination === null || !isFillable(application.status)) throw new AppError('extension.notDeclared');
    const { pack, sha256: packSha256 } = await choosePack(tx, { applicationUid, destination, portal });
    if (pack.number !== body.packNumber || packSha256 !== body.packSha256) throw new AppError('extension.packUnknown');
    await tx.run(sql`
      insert into pack_pin (realm_id, application_uid, portal, pack_number, pack_sha256)
      values (${tx.realmId}, ${applicationUid}, ${portal}, ${pack.number}, ${packSha256}) on conflict do nothing`);

    const receivedAt = new Date();
    const sha256 = createHash('sha256').update(canonicalJson(body)).digest('hex');
    const signing = await loadSigningKey(tx, parts.keys);
    const signature = signing.sign(Buffer.from(receiptText(receivedAt.toISOString(), sha256))).toString('base64url');
    const key = await loadApplicantKey(tx, parts.keys, applicantUid);
    const sealed = sealReceipt(key, { receipt: body, sha256, keyId: signing.keyId, signature });
    const stored = await storeReceipt(tx, { sent: body, applicantUid, sealed, receivedAt, by: actor.personUid });
    if (stored.times_sent === 1) {
      const change = { kind: 'onlineFormFilled', applicationUid, applicantUid, subjectUid: stored.receipt_uid };
      await writeChange(tx, actor, { ...change, became: pack.name });
    }
    await publishApplicationChanged(tx, [applicationUid]);
    const row = await findReceiptRow(tx, { applicationUid, receiptUid: stored.receipt_uid });
    return openReceipt(key, row!);
  });
};

interface NewReceipt {
  readonly sent: SentReceipt;
  readonly applicantUid: string;
  readonly sealed: Buffer;
  readonly receivedAt: Date;
  readonly by: string;
}

// One row per visit: the latest replaces the one before.
const storeReceipt = (tx: Tx, { sent, applicantUid, sealed, receivedAt, by }: NewReceipt) =>
  tx.get<{ receipt_uid: string; times_sent: number }>(sql`
    insert into form_receipt (realm_id, application_uid, applicant_uid, visit_uid, portal, body, started_at, received_at, sent_by)
    values (${tx.realmId}, ${sent.applicationUid}, ${applicantUid}, ${sent.visitUid}, ${sent.portal}, ${sealed}, ${sent.startedAt},
      ${receivedAt}, ${by})
    on conflict (realm_id, application_uid, visit_uid) do update set portal = excluded.portal, body = excluded.body,
      received_at = excluded.received_at, sent_by = excluded.sent_by, times_sent = form_receipt.times_sent + 1
    returning receipt_uid, times_sent`);
