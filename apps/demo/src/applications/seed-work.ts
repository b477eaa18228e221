import { sql, type Db, type KeyStore } from '@visawright/server/tools.ts';
import { demoReference } from './demo-journey.ts';
import type { DemoPeople } from '../accounts/demo-people.types.ts';
import { seedApplications } from './seed-applications.ts';
import { seedNotifications } from '../notifications/seed-notifications.ts';
import { seedOwnProfiles, seedTravellers } from '../travellers/seed-travellers.ts';

// In one transaction and only once: skipped if the first application exists. Returns the number of applications.
export async function seedWork(db: Db, keys: KeyStore, people: DemoPeople): Promise<number> {
  const known = await db.find(sql`
    select 1 from application where realm_id = ${db.realmId} and reference = ${demoReference(people.path, 0)}`);
  if (known) return 0;
  return db.transaction(async (tx) => {
    const travellers = await seedTravellers(tx, keys, people);
    const companion = await seedOwnProfiles(tx, keys, people);
    const named = { direct: people.direct.applicantUid, traveller: people.traveller.applicantUid, companion };
    const made = await seedApplications(tx, keys, people, (who) =>
      typeof who === 'number' ? travellers[who]! : named[who],
    );
    await seedNotifications(tx, people, made);
    return made.length;
  });
}
