import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import { lodgeDay } from '@visawright/forms/deadlines/lodge-day.ts';
import { changeProblems } from '@visawright/forms/knowledge/change-problems.ts';
import { publishApplicationChanged } from '../../../applications/records/publish-application-changed.ts';
import { loadRealmForm } from '../../../applications/realm-forms/realm-form.ts';
import { knownForm, shippedFacts } from '../../../applications/realm-forms/shipped-facts.ts';
import type { Actor } from '../../../platform/access/actor.types.ts';
import { writeChange } from '../../../platform/changes/write-change.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Handler } from '../../../platform/http/call.ts';
import { announceChange } from './announce-change.ts';
import {
  changeItems,
  changeRow,
  lockChange,
  presentChange,
  storeDecision,
  type ChangeItem,
} from './fact-changes.queries.ts';
import { markSummariesStale, openLodgings, storeLodgeBy } from './open-trips.queries.ts';

export const decideFactChange: Handler<'decideFactChange'> = ({ db, actor }, { body: { changeUid, state, reason } }) =>
  db.transaction(async (tx) => {
    const { state: was, proposed_by } = await lockChange(tx, changeUid);
    if (was !== 'proposed') throw new AppError('factChange.decided');
    const isOwn = proposed_by === actor.personUid;
    if (state === 'withdrawn' && !isOwn) throw new AppError('factChange.notOwn');
    if (state !== 'withdrawn' && isOwn) throw new AppError('factChange.ownDecision');
    const items = await changeItems(tx, changeUid);
    if (state === 'approved') await checkStillFits(tx, items);
    await storeDecision(tx, actor.personUid, changeUid, { state, reason: reason || null });
    await writeChange(tx, actor, {
      kind: 'factChangeDecided',
      subjectUid: changeUid,
      field: items.length === 1 ? `${items[0]!.formId}/${items[0]!.key}` : `${items.length} facts`,
      was,
      became: state,
      reason: reason || null,
    });
    if (state === 'approved') await putInForce(tx, actor, items);
    return presentChange(await changeRow(tx, changeUid), actor.personUid);
  });

const byForm = (items: readonly ChangeItem[]): [DestinationId, ChangeItem[]][] =>
  [...Map.groupBy(items, ({ formId }) => formId)].flatMap(([formId, own]) => {
    const id = knownForm(formId);
    if (!id) throw new AppError('factChange.outdated');
    return [[id, own]];
  });

// A release or another change may have come in between.
async function checkStillFits(tx: Tx, items: readonly ChangeItem[]): Promise<void> {
  for (const [formId, own] of byForm(items)) {
    const { hashes } = await shippedFacts(formId);
    const isOld = own.some(({ key, shipped }) => (hashes.get(key) ?? null) !== shipped);
    if (isOld || changeProblems(await loadRealmForm(tx, formId), own).length > 0)
      throw new AppError('factChange.outdated');
  }
}

async function putInForce(tx: Tx, actor: Actor, items: readonly ChangeItem[]): Promise<void> {
  const forms = byForm(items);
  await markSummariesStale(
    tx,
    forms.map(([formId]) => formId),
  );
  for (const [formId, own] of forms)
    if (own.some(({ key }) => key.startsWith('time:'))) await updateLodgeBy(tx, formId);
  await announceChange(tx, actor, items);
}

// The date that lists sort by is stored with each application.
async function updateLodgeBy(tx: Tx, formId: DestinationId): Promise<void> {
  const { processing, destinationIso2: iso2 } = await loadRealmForm(tx, formId);
  const moved = (await openLodgings(tx, formId))
    .map((each) => ({ ...each, became: lodgeDay({ processing, iso2 }, each.travelFrom, each.group) }))
    .filter(({ lodgeBy, became }) => lodgeBy !== became)
    .map(({ uid, became }) => ({ uid, lodgeBy: became }));
  if (moved.length === 0) return;
  await storeLodgeBy(tx, moved);
  await publishApplicationChanged(
    tx,
    moved.map(({ uid }) => uid),
  );
}
