import { daysLater } from '@visawright/contract/dates/days.ts';
import type { Application, ApplicationReasons } from '@visawright/contract/applications/application.ts';
import type { BodyOf } from '@visawright/contract/operations/operation.ts';
import type { Operations } from '@visawright/contract/operations/index.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { loadApplicantKey } from '../../platform/crypto/applicant-key.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { sql, type Db } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { openReason, reasonPlaces, sealReason } from '../reasons/sealed-reasons.ts';
import { lockApplication, readAfterWrite } from '../records/applications.queries.ts';
import { publishAndRead } from '../records/publish-application-changed.ts';

export type SentOutcome = BodyOf<Operations['updateOutcome']>;
type Decision = Pick<Application, 'visaAllocationStatus'>;
type Details = Pick<Application, 'outcomeOn' | 'outcomeReference'> & Pick<ApplicationReasons, 'outcomeReason'>;

const none: Details = { outcomeOn: null, outcomeReference: null, outcomeReason: null };

function detailsOf(sent: SentOutcome, now: Decision & Details): Details {
  if (sent.visaAllocationStatus === 'PENDING') return none;
  const before = sent.visaAllocationStatus === now.visaAllocationStatus ? now : none;
  const chosen = (value: string | null | undefined, old: string | null) => (value === undefined ? old : value || null);
  return {
    outcomeOn: chosen(sent.outcomeOn, before.outcomeOn),
    outcomeReference: chosen(sent.outcomeReference, before.outcomeReference),
    outcomeReason: chosen(sent.outcomeReason, before.outcomeReason),
  };
}

const written = ({ outcomeOn, outcomeReference }: Details) =>
  [outcomeReference, outcomeOn].filter(Boolean).join(', ') || null;

export const updateOutcome = (
  db: Db,
  keys: KeyStore,
  actor: Actor,
  applicationUid: string,
  sent: SentOutcome,
): Promise<Application> =>
  db.transaction(async (tx) => {
    const row = await lockApplication(tx, actor, 'application.outcome', applicationUid);
    const { outcome_reason } = await tx.get<{ outcome_reason: Buffer | null }>(sql`
      select outcome_reason from application where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const key = await loadApplicantKey(tx, keys, row.applicant_uid);
    const place = reasonPlaces.outcome(applicationUid);
    const record = await readAfterWrite(tx, actor, applicationUid);
    const now = { ...record, outcomeReason: openReason(key, place, outcome_reason) };
    const { visaAllocationStatus: outcome } = sent;
    const details = detailsOf(sent, now);
    // One day is added, because it may be tomorrow already where the decision was made.
    const latest = daysLater(new Date().toISOString().slice(0, 10), 1);
    if (details.outcomeOn !== null && details.outcomeOn > latest)
      throw new AppError('input.invalid', [{ path: 'body.outcomeOn', message: 'is in the future' }]);
    const isSameDecision = outcome === now.visaAllocationStatus;
    const { outcomeOn, outcomeReference, outcomeReason } = details;
    if (
      isSameDecision &&
      outcomeOn === now.outcomeOn &&
      outcomeReference === now.outcomeReference &&
      outcomeReason === now.outcomeReason
    )
      return record;
    await tx.run(sql`
      update application set outcome = ${outcome}, outcome_on = ${outcomeOn}, outcome_reference = ${outcomeReference},
        outcome_reason = ${sealReason(key, place, outcomeReason)}, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`);
    const change = isSameDecision
      ? { kind: 'outcomeDetails', field: 'outcomeReference', was: written(now), became: written(details) }
      : { kind: 'outcome', field: 'visaAllocationStatus', was: now.visaAllocationStatus, became: outcome };
    const reason = outcomeReason === null ? null : { text: outcomeReason, key };
    await writeChange(tx, actor, { ...change, applicationUid, reason });
    return publishAndRead(tx, actor, applicationUid);
  });
