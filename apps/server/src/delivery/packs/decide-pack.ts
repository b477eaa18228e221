import type { PackState } from '@visawright/contract/extension/pack-review.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { presentPackDetail } from './present-pack.ts';
import { loadPacksOfPortal } from './realm-packs.ts';

interface Row {
  readonly portal: string;
  readonly number: number;
  readonly state: PackState;
  readonly proposed_by: string;
}

// A published pack retires the one before; applications that were started with that one keep it.
export const decidePack: Handler<'decidePack'> = async ({ db, actor }, { body }) => {
  const { packUid, isAccepted, reason } = body;
  if (!isAccepted && reason === '') throw new AppError('input.invalid', [{ path: 'reason', code: 'too_small' }]);
  const portal = await db.transaction(async (tx) => {
    const row = await tx.find<Row>(sql`
      select portal, number, state, proposed_by from portal_pack where realm_id = ${tx.realmId} and pack_uid = ${packUid} for update`);
    if (!row) throw new AppError('extension.packUnknown');
    if (row.state !== 'proposed') throw new AppError('extension.packDecided');
    if (row.proposed_by === actor.personUid) throw new AppError('extension.ownProposal');
    if (isAccepted)
      await tx.run(sql`
        update portal_pack set state = 'retired' where realm_id = ${tx.realmId} and portal = ${row.portal} and state = 'published'`);
    await tx.run(sql`
      update portal_pack set state = ${isAccepted ? 'published' : 'rejected'}, decided_by = ${actor.personUid},
        decided_at = clock_timestamp(), reason = ${reason}
      where realm_id = ${tx.realmId} and pack_uid = ${packUid}`);
    const kind = isAccepted ? 'packPublished' : 'packRejected';
    const change = { kind, subjectUid: packUid, field: row.portal, became: String(row.number) };
    await writeChange(tx, actor, { ...change, reason: reason || null });
    return row.portal;
  });
  const decided = (await loadPacksOfPortal(db, portal)).find((each) => each.packUid === packUid);
  return presentPackDetail(db, actor, decided!);
};
