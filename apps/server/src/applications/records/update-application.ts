import type { Application } from '@visawright/contract/applications/application.ts';
import { isEditable, type Status } from '@visawright/contract/applications/application-status.ts';
import { newestVersion } from '@visawright/forms/versions/form-version.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Tx } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockApplication, readAfterWrite } from './applications.queries.ts';
import { attachDocuments } from './attach-documents.ts';
import { getRealmDestinationFacts } from './get-destination-facts.ts';
import {
  compareApplication,
  assertReadOnlyUnchanged,
  assertNotStale,
  type ApplicationDifference,
  type SentApplication,
} from './compare-application.ts';
import { translateRefusals } from './translate-refusals.ts';
import { publishAndRead } from './publish-application-changed.ts';
import { parseTravelDays } from './travel-days.ts';
import { logEditConsequences } from './log-edit-consequences.ts';

export const updateApplication = (
  db: Db,
  actor: Actor,
  applicationUid: string,
  sent: SentApplication,
): Promise<Application> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'application.edit', applicationUid);
    return updateLockedApplication(tx, actor, applicationUid, sent);
  });

// For an application that the caller has locked.
export async function updateLockedApplication(
  tx: Tx,
  actor: Actor,
  applicationUid: string,
  sent: SentApplication,
): Promise<Application> {
  const current = await readAfterWrite(tx, actor, applicationUid);
  assertNotStale(sent, current);
  assertReadOnlyUnchanged(sent, current);
  const changes = compareApplication(sent, current);
  if (changes.length === 0) return current;
  if (!isEditable(current.status))
    throw new AppError(changes.some(isDate) ? 'application.datesLocked' : 'application.notEditable');
  if (sent.docIds) await attachDocuments(tx, current, sent.docIds);
  const status = current.status === 'draft' && sent.docIds?.length ? 'initiated' : current.status;
  const { visaDetails = current.visaDetails, situations = current.situations } = sent;
  await save(tx, { ...current, visaDetails, situations, status });
  await logChanges(tx, actor, current, status, changes);
  return publishAndRead(tx, actor, applicationUid);
}

const isDate = ({ field }: ApplicationDifference) => field.endsWith('Date');

// Facts that depend on destination and dates are updated together with them.
async function save(tx: Tx, { applicationUid, visaDetails: details, situations, status }: Application): Promise<void> {
  const { from, to } = parseTravelDays(details, 'body.application.visaDetails');
  const facts = await getRealmDestinationFacts(tx, details.visaTo, details.visaCategory, from);
  const newest = facts.formId && newestVersion(facts.formId);
  await translateRefusals(
    tx.run(sql`
      update application set visa_from = ${details.visaFrom}, visa_to = ${details.visaTo}, nationality = ${details.nationality},
        visa_category = ${details.visaCategory}, visa_type = ${details.visaType}, travel_from = ${from}, travel_to = ${to},
        lodge_by = ${facts.lodgeBy}, submits_in_person = ${facts.submitsInPerson}, form_id = ${facts.formId},
        form_version = case when form_id is not distinct from ${facts.formId} then form_version else ${newest}::int end, status = ${status},
        situations = ${situations}::text[], review = case when review = 'approved' then 'none' else review end, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
  );
}

async function logChanges(
  tx: Tx,
  actor: Actor,
  { applicationUid, status: was, review }: Application,
  status: Status,
  changes: readonly ApplicationDifference[],
): Promise<void> {
  for (const { field, theirs, yours } of changes)
    await writeChange(tx, actor, {
      kind: 'edited',
      applicationUid,
      field,
      was: inWords(theirs),
      became: inWords(yours),
    });
  const hasLapsed = review.state === 'approved';
  await logEditConsequences(tx, actor, applicationUid, { hasLapsed, was, became: status });
}

// For documents, the log shows their number.
const inWords = (value: unknown): string => (Array.isArray(value) ? String(value.length) : String(value));
