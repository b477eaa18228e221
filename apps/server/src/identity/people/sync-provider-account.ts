import { sql, type TenantDatabase } from '../../platform/db/db.ts';
import type { Identity } from '../../platform/keycloak/identity.types.ts';
import type { Run } from '../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../platform/realms/realm.types.ts';
import { mayAct, accountStatusJoins } from '../../platform/access/may-act.ts';

// Sets the provider account to the person's current status, whatever happened in between; safe to run twice.
export const syncProviderAccount =
  (parts: { readonly tenants: TenantDatabase; readonly realms: RealmDirectory; readonly identity: Identity }) =>
  async (run: Run, { realmId, personUid }: JobInputs['accountStatus']) => {
    await run.step('status', async () => {
      const realm = await parts.realms.byId(realmId);
      const person = await parts.tenants.forRealm(realmId).find<{ kc_sub: string; may_act: boolean }>(sql`
        select p.kc_sub, ${mayAct} as may_act from person p ${accountStatusJoins}
        where p.realm_id = ${realmId} and p.person_uid = ${personUid}`);
      if (realm && person) await parts.identity.setEnabled(realm, person.kc_sub, person.may_act);
    });
  };
