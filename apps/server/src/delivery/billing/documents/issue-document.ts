import { randomUUID } from 'node:crypto';
import {
  billingNumber,
  financialYearOf,
  retainedUntil,
  type BillingKind,
} from '@visawright/contract/billing/billing-number.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { newApplicantKey } from '../../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../../platform/crypto/key-store.ts';
import { realmKeysOf } from '../../../platform/crypto/realm-key.ts';
import { sql, type Tx } from '../../../platform/db/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.types.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import { todayInRealm } from '../../../forms/catalogue/verifications.queries.ts';
import { sealBillingBody, type BillingBody } from './billing-body.ts';
import { takeNumber } from './take-number.ts';

export interface IssueParts {
  readonly keys: KeyStore;
  readonly jobs: Jobs;
}

interface NewDocument {
  readonly kind: BillingKind;
  readonly agencyUid: string;
  readonly applicationUid: string | null;
  readonly applicantUid: string;
  readonly quoteUid: string;
  readonly aboutUid: string | null;
  readonly amount: number;
  readonly body: BillingBody;
}

// Under the next number of its series, in the caller's transaction. The PDF follows in a job.
export async function issueDocument(tx: Tx, parts: IssueParts, actor: Actor, document: NewDocument): Promise<string> {
  const { kind, agencyUid, body } = document;
  const issuedOn = await todayInRealm(tx);
  const financialYear = financialYearOf(issuedOn);
  const no = await takeNumber(tx, { agencyUid, kind, financialYear });
  const number = billingNumber(kind, financialYear, no);
  const billingUid = randomUUID();
  const { wrapped, key } = newApplicantKey(await realmKeysOf(tx, parts.keys), billingUid);
  await tx.run(sql`
    insert into billing_document (realm_id, billing_uid, agency_uid, kind, financial_year, number_no, number, issued_on, amount,
      application_uid, applicant_uid, quote_uid, about_uid, method, paid_on, body, wrapped_key, issued_by, keep_until)
    values (${tx.realmId}, ${billingUid}, ${agencyUid}, ${kind}, ${financialYear}, ${no}, ${number}, ${issuedOn}, ${document.amount},
      ${document.applicationUid}, ${document.applicantUid}, ${document.quoteUid}, ${document.aboutUid},
      ${body.payment?.method ?? null}, ${body.payment?.paidOn ?? null}, ${sealBillingBody(key, body)}, ${wrapped}, ${actor.personUid},
      ${retainedUntil(issuedOn)})`);
  await parts.jobs.enqueue(tx, 'printBilling', billingUid, { realmId: tx.realmId, billingUid });
  await writeChange(tx, actor, { kind: `${kind}Issued`, subjectUid: agencyUid, became: number });
  return billingUid;
}
