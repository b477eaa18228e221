import type { Actor } from '../access/actor.types.ts';
import { sql, type Db } from '../access/db.ts';
import { choices } from '../people/choices.ts';

export const chooseAgents = (db: Db, { agencyUid }: Actor) =>
  choices(db, sql`a.role = 'agent' and a.agency_uid = ${agencyUid}`);
