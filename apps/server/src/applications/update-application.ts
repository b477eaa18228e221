import type { Application } from '@visawright/contract/application.ts';
import { isEditable, type Status } from '@visawright/contract/application-status.ts';
import { newestVersion } from '@visawright/forms/form-version.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Tx } from '../access/db.ts';
import { writeChange } from '../changes/write-change.ts';
import { AppError } from '../http/app-error.ts';
import { lockApplication, readWritten } from './applications.queries.ts';
import { attachDocuments } from './attach-documents.ts';
import { destinationFacts } from './destination-facts.ts';
import { differences, refuseReadOnly, refuseStale, type Difference, type SentApplication } from './differences.ts';
import { withLifeRefusals } from './life-refusals.ts';
import { written } from './tell-changed.ts';
import { travelDays } from './visa-days.ts';
import { writeConsequences } from './write-consequences.ts';

export const updateApplication = (
  db: Db,
  actor: Actor,
  applicationUid: string,
  sent: SentApplication,
): Promise<Application> =>
  db.transaction(async (tx) => {
    await lockApplication(tx, actor, 'application.edit', applicationUid);
    return updateHeld(tx, actor, applicationUid, sent);
  });

// Of an application the caller holds.
export async function updateHeld(
  tx: Tx,
  actor: Actor,
  applicationUid: string,
  sent: SentApplication,
): Promise<Application> {
  const current = await readWritten(tx, actor, applicationUid);
  refuseStale(sent, current);
  refuseReadOnly(sent, current);
  const changes = differences(sent, current);
  if (changes.length === 0) return current;
  if (!isEditable(current.status))
    throw new AppError(changes.some(isDate) ? 'application.datesLocked' : 'application.notEditable');
  if (sent.docIds) await attachDocuments(tx, current, sent.docIds);
  const status = current.status === 'draft' && sent.docIds?.length ? 'initiated' : current.status;
  await save(tx, { ...current, ...(sent.visaDetails ? { visaDetails: sent.visaDetails } : {}), status });
  await logChanges(tx, actor, current, status, changes);
  return written(tx, actor, applicationUid);
}

const isDate = ({ field }: Difference) => field.endsWith('Date');

// What follows from the destination and the dates follows at once.
async function save(tx: Tx, { applicationUid, visaDetails: details, status }: Application): Promise<void> {
  const { from, to } = travelDays(details, 'body.application.visaDetails');
  const facts = destinationFacts(details.visaTo, details.visaCategory, from);
  const newest = facts.formId && newestVersion(facts.formId);
  await withLifeRefusals(
    tx.run(sql`
      update application set visa_from = ${details.visaFrom}, visa_to = ${details.visaTo}, nationality = ${details.nationality},
        visa_category = ${details.visaCategory}, visa_type = ${details.visaType}, travel_from = ${from}, travel_to = ${to},
        lodge_by = ${facts.lodgeBy}, takes_paper = ${facts.takesPaper}, form_id = ${facts.formId},
        form_version = case when form_id is not distinct from ${facts.formId} then form_version else ${newest}::int end, status = ${status},
        review = case when review = 'approved' then 'none' else review end, version = version + 1
      where realm_id = ${tx.realmId} and application_uid = ${applicationUid}`),
  );
}

async function logChanges(
  tx: Tx,
  actor: Actor,
  { applicationUid, status: was, review }: Application,
  status: Status,
  changes: readonly Difference[],
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
  await writeConsequences(tx, actor, applicationUid, { hasLapsed, was, became: status });
}

// Of documents the number tells enough.
const inWords = (value: unknown): string => (Array.isArray(value) ? String(value.length) : String(value));
