import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import { sql, type Tx } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';
import { listPartnerLinks } from './partner-links.queries.ts';

export const pausePartnerLink: Handler<'pausePartnerLink'> = ({ db, actor }, { body: { linkUid, isPaused } }) =>
  db.transaction(async (tx) => {
    const { was } = await lockLink(tx, actor, linkUid);
    if (was !== isPaused) {
      await tx.run(sql`
        update partner_link set is_paused = ${isPaused} where realm_id = ${tx.realmId} and link_uid = ${linkUid}`);
      await writeChange(tx, actor, {
        kind: isPaused ? 'partnerLinkPaused' : 'partnerLinkResumed',
        subjectUid: linkUid,
      });
    }
    return listPartnerLinks(tx, actor);
  });

export const revokePartnerLink: Handler<'revokePartnerLink'> = ({ db, actor }, { body: { linkUid } }) =>
  db.transaction(async (tx) => {
    await lockLink(tx, actor, linkUid);
    await tx.run(sql`
      update partner_link set revoked_at = now() where realm_id = ${tx.realmId} and link_uid = ${linkUid}`);
    await writeChange(tx, actor, { kind: 'partnerLinkRevoked', subjectUid: linkUid });
    return listPartnerLinks(tx, actor);
  });

const lockLink = (tx: Tx, actor: Actor, linkUid: string): Promise<{ was: boolean }> =>
  tx.get<{ was: boolean }>(sql`
    select a.is_paused as was from partner_link a
    where a.realm_id = ${tx.realmId} and a.link_uid = ${linkUid} and a.revoked_at is null
      and ${inReach('integration', actor, 'integration.manage')}
    for update of a`);
