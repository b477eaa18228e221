import type { ChannelName } from '@visawright/contract/platform/notification-facts.ts';
import { sql, type Db } from '../../../../platform/db/db.ts';
import type { Run } from '../../../../platform/jobs/engine.types.ts';
import type { JobInputs } from '../../../../platform/jobs/jobs.types.ts';
import type { RealmDirectory } from '../../../../platform/realms/realm.types.ts';
import type { TenantDatabase } from '../../../../platform/db/db.ts';
import type { Channel } from '../../deliveries/channel.types.ts';
import type { NotifiedPerson } from '../../deliveries/load-batch.ts';

interface TestParts {
  readonly tenants: TenantDatabase;
  readonly realms: RealmDirectory;
  readonly channels: Readonly<Record<ChannelName, Channel>>;
}

const lines = { en: 'This is a test message', hi: 'यह एक जाँच संदेश है' };

// Sent like any notification, so that the screen counts it and shows why it failed.
export const deliverTestMessage =
  ({ tenants, realms, channels }: TestParts) =>
  async (run: Run, { realmId, messageUid, personUid, channel }: JobInputs['testMessage']) => {
    await run.step('send', async () => {
      const [realm, person] = [await realms.byId(realmId), await findPerson(tenants.forRealm(realmId), personUid)];
      if (!realm || !person) return;
      const line = lines[person.language];
      await channels[channel].send({ messageUid, key: messageUid, realm, person, events: [], line });
    });
  };

async function findPerson(db: Db, personUid: string): Promise<NotifiedPerson | undefined> {
  const row = await db.find<{ email: string; first_name: string; language: string | null }>(sql`
    select email, first_name, preferences ->> 'language' as language from person
    where realm_id = ${db.realmId} and person_uid = ${personUid} and status = 'active'`);
  return (
    row && { personUid, email: row.email, firstName: row.first_name, language: row.language === 'hi' ? 'hi' : 'en' }
  );
}
