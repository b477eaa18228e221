import { Preferences } from '@visawright/contract/identity/preferences.ts';
import { sql } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/http/call.ts';

const known = Preferences.strip();

// Preferences saved by another version are read as far as they are still valid.
const readPreferences = (saved: unknown): Preferences => {
  const read = known.safeParse(saved);
  return read.success ? read.data : known.parse({});
};

export const getPreferences: Handler<'getPreferences'> = async ({ db, actor }) =>
  readPreferences(
    (
      await db.get<{ preferences: unknown }>(
        sql`select preferences from person where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`,
      )
    ).preferences,
  );

export const savePreferences: Handler<'savePreferences'> = async ({ db, actor }, { body }) => {
  await db.run(sql`
    update person set preferences = ${JSON.stringify(body)}::jsonb
    where realm_id = ${db.realmId} and person_uid = ${actor.personUid}`);
  return body;
};
