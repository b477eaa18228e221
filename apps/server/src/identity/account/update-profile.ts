import { sql } from '../../platform/db/db.ts';
import { writeChange } from '../../platform/changes/write-change.ts';
import type { Handler } from '../../platform/http/call.ts';
import { readProfile } from '../people/get-profile.ts';

// The name colleagues see. An applicant's name for a visa is stored in the applicant record, as in the passport.
export const updateProfile: Handler<'updateProfile'> = ({ db, actor }, { body }) =>
  db.transaction(async (tx) => {
    const mine = sql`realm_id = ${tx.realmId} and person_uid = ${actor.personUid}`;
    const was = await tx.get<Record<'firstName' | 'lastName' | 'country', string | null>>(sql`
      select first_name as "firstName", last_name as "lastName", address_country as country from person where ${mine} for no key update`);
    const became = { ...was, ...body };
    await tx.run(sql`
      update person set first_name = ${became.firstName}, last_name = ${became.lastName}, address_country = ${became.country || null}
      where ${mine}`);
    for (const field of ['firstName', 'lastName', 'country'] as const)
      if (became[field] !== was[field])
        await writeChange(tx, actor, {
          kind: 'profileChanged',
          subjectUid: actor.personUid,
          field,
          was: was[field],
          became: became[field] ?? null,
        });
    return readProfile(tx, actor);
  });
