import { sql, type TenantDatabase } from '../access/db.ts';
import type { Identity } from '../adapters/identity.types.ts';
import type { Run } from '../jobs/engine.types.ts';
import type { JobInputs } from '../jobs/jobs.types.ts';
import type { RealmDirectory } from '../realms/realm.types.ts';
import { mayAct, standingJoins } from '../access/standing.ts';

// Brings the provider's account to where the person stands now, whatever came in between; running twice changes nothing.
export const accountStanding =
  (parts: { readonly tenants: TenantDatabase; readonly realms: RealmDirectory; readonly identity: Identity }) =>
  async (run: Run, { realmId, personUid }: JobInputs['accountStanding']) => {
    await run.step('standing', async () => {
      const realm = await parts.realms.byId(realmId);
      const person = await parts.tenants.forRealm(realmId).find<{ kc_sub: string; may_act: boolean }>(sql`
        select p.kc_sub, ${mayAct} as may_act from person p ${standingJoins}
        where p.realm_id = ${realmId} and p.person_uid = ${personUid}`);
      if (realm && person) await parts.identity.setEnabled(realm, person.kc_sub, person.may_act);
    });
  };
