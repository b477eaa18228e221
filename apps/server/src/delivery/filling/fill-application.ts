import type { Status } from '@visawright/contract/applications/application-status.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { inReach } from '../../platform/access/reach.ts';
import { sql, type Db, type Sql } from '../../platform/db/db.ts';
import { AppError } from '../../platform/errors/app-error.ts';

// Declared, and the online form not completed: what an extension may fill in.
const fillableStatuses: readonly Status[] = ['form-data-collected', 'package-ready'];

export const isFillable = (status: Status): boolean => fillableStatuses.includes(status);

export const fillable = (actor: Actor): Sql => sql`
  a.deleted_at is null and a.form_id is not null and a.status = any(${[...fillableStatuses]}::text[])
  and ${inReach('application', actor, 'extension.fill')}`;

export interface FillApplication {
  readonly applicant_uid: string;
  readonly form_id: string;
  readonly submits_in_person: boolean;
  readonly status: Status;
}

// One that is out of reach looks like none; one that is not declared says so.
export async function getFillable(db: Db, actor: Actor, applicationUid: string): Promise<FillApplication> {
  const row = await db.get<FillApplication & { readonly form_id: string | null }>(sql`
    select a.applicant_uid, a.form_id, a.submits_in_person, a.status from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'extension.fill')}`);
  if (row.form_id === null || !isFillable(row.status)) throw new AppError('extension.notDeclared');
  return row;
}
