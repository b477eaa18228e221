import { sql, type Db } from '../access/db.ts';
import type { KeyStore } from '../adapters/key-store.ts';
import { demoReference } from './demo-application.ts';
import type { DemoPeople } from './demo-people.types.ts';
import { seedApplications } from './seed-applications.ts';
import { seedNews } from './seed-news.ts';
import { seedSelves, seedTravellers } from './seed-travellers.ts';

// All of it or nothing, and once: a realm that has the first application has them all. The number made.
export async function seedWork(db: Db, keys: KeyStore, people: DemoPeople): Promise<number> {
  const known = await db.find(sql`
    select 1 from application where realm_id = ${db.realmId} and reference = ${demoReference(people.path, 0)}`);
  if (known) return 0;
  return db.transaction(async (tx) => {
    const travellers = await seedTravellers(tx, keys, people);
    const companion = await seedSelves(tx, keys, people);
    const named = { direct: people.direct.applicantUid, traveller: people.traveller.applicantUid, companion };
    const made = await seedApplications(tx, keys, people, (who) =>
      typeof who === 'number' ? travellers[who]! : named[who],
    );
    await seedNews(tx, people, made);
    return made.length;
  });
}
