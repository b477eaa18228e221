import type { Status } from '@visawright/contract/applications/application-status.ts';
import { lockApplication } from '../../applications/records/applications.queries.ts';
import { publishApplicationChanged } from '../../applications/records/publish-application-changed.ts';
import { translateRefusals } from '../../applications/records/translate-refusals.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { findReceiptRow, openReceipt } from '../receipts/stored-receipt.ts';

const from: Status = 'package-ready';
const to: Status = 'online-form-completed';

// As the person says in the panel, with the receipt of the visit. The reference number of the portal is taken over if there is none yet.
export const completeOnlineForm: Handler<'completeOnlineForm'> = async ({ db, parts, actor }, { body }) =>
  db.transaction(async (tx) => {
    const { applicationUid, receiptUid } = body;
    const { status, applicant_uid: applicantUid } = await lockApplication(tx, actor, 'extension.fill', applicationUid);
    const row = await findReceiptRow(tx, body);
    if (!row) throw new AppError('extension.receiptUnknown');
    if (status !== from) throw new AppError('application.notEditable');
    const { receipt } = openReceipt(await loadApplicantKey(tx, parts.keys, applicantUid), row);
    await translateRefusals(
      tx.run(sql`
        update application set status = ${to}, lodged_reference = coalesce(lodged_reference, ${receipt.reference || null}),
          version = version + 1
        where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
    );
    const moved = { kind: 'moved', applicationUid, field: 'status', was: status, became: to };
    await writeChange(tx, actor, moved);
    await writeChange(tx, actor, { kind: 'onlineFormCompleted', applicationUid, subjectUid: receiptUid });
    await publishApplicationChanged(tx, [applicationUid]);
    return { status: to };
  });
