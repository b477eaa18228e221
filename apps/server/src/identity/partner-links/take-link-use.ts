import { sql, type Tx } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { isOpen } from './find-open-link.ts';

// Counts one more person and replies the link's agency. The row lock makes the limit exact for people who come at once.
export async function takeLinkUse(tx: Tx, linkUid: string): Promise<string> {
  const taken = await tx.find<{ agency_uid: string }>(sql`
    update partner_link l set uses = l.uses + 1, used_at = clock_timestamp()
    from agency g
    where l.realm_id = ${tx.realmId} and l.link_uid = ${linkUid} and g.realm_id = l.realm_id and g.agency_uid = l.agency_uid
      and ${isOpen}
    returning l.agency_uid`);
  if (taken === undefined) throw new AppError('partnerLink.ended');
  return taken.agency_uid;
}

export const noteLinkUse = (tx: Tx, linkUid: string, applicantUid: string): Promise<number> =>
  tx.run(sql`
    insert into partner_link_use (realm_id, link_uid, applicant_uid) values (${tx.realmId}, ${linkUid}, ${applicantUid})
    on conflict do nothing`);
