import type { ReviewState, Status } from '@visawright/contract/application-status.ts';
import type { packageStages, PackageState } from '@visawright/contract/package.ts';
import type { Actor } from '../access/actor.types.ts';
import { sql, type Db, type Sql, type Tx } from '../access/db.ts';
import { inReach } from '../access/reach.ts';

export interface PackageRow {
  readonly package_uid: string;
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly state: PackageState;
  readonly stage: (typeof packageStages)[number] | null;
  readonly stage_done: number;
  readonly stage_of: number;
  readonly run_epoch: number;
  readonly package_id: string | null;
  readonly object_key: string | null;
  readonly byte_size: string | null;
  readonly contents: Buffer | null;
  readonly asked_at: Date;
  readonly asked_by_name: string | null;
  readonly built_at: Date | null;
  readonly outdated_at: Date | null;
  readonly is_kept: boolean; // its archive is still there
}

const columns = sql`
  p.package_uid, p.application_uid, p.applicant_uid, p.state, p.stage, p.stage_done, p.stage_of, p.run_epoch, p.package_id, p.object_key,
  p.byte_size, p.contents, p.asked_at, p.built_at, p.outdated_at, coalesce(p.kept_until > now(), true) as is_kept,
  (select btrim(w.first_name || ' ' || w.last_name) from person w
    where w.realm_id = p.realm_id and w.person_uid = p.asked_by) as asked_by_name`;

const rowsWhere = (db: Db, where: Sql): Sql => sql`
  select ${columns} from package p where p.realm_id = ${db.realmId} and ${where}
  order by (p.state in ('waiting', 'building')) desc, p.asked_at desc, p.package_uid`;

// Newest first, one in work before all. For callers who found the application within reach.
export const packagesOf = (db: Db, applicationUid: string): Promise<PackageRow[]> =>
  db.many<PackageRow>(sql`${rowsWhere(db, sql`p.application_uid = ${applicationUid}`)} limit 20`);

export const packageRow = (db: Db, packageUid: string): Promise<PackageRow> =>
  db.get<PackageRow>(rowsWhere(db, sql`p.package_uid = ${packageUid}`));

export interface PackageCase {
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly reference: string;
  readonly status: Status;
  readonly review: ReviewState;
  readonly form_id: string | null;
  readonly needs_approval: boolean;
  readonly are_papers_busy: boolean;
}

const caseOf = sql`
  a.application_uid, a.applicant_uid, a.agency_uid, a.agent_uid, a.reference, a.status, a.review, a.form_id,
  coalesce((select (r.settings ->> 'requireApproval')::boolean from realm r where r.realm_id = a.realm_id), false) as needs_approval,
  exists (select from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
    where x.realm_id = a.realm_id and x.application_uid = a.application_uid and d.deleted_at is null
      and d.state not in ('checked', 'rejected', 'failed')) as are_papers_busy`;

export const packageCase = (db: Db, actor: Actor, applicationUid: string): Promise<PackageCase> =>
  db.get<PackageCase>(sql`
    select ${caseOf} from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);

// Held till the end, so that two decisions are never taken on the same state. Without an actor beyond any reach: for the worker, and for
// callers who found it.
export const lockCase = (tx: Tx, applicationUid: string, actor?: Actor): Promise<PackageCase | undefined> =>
  tx.find<PackageCase>(sql`
    select ${caseOf} from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${actor ? inReach('application', actor, 'package.build') : sql`true`}
    for no key update of a`);

// By the package, within reach of its application.
export const findPackage = (
  db: Db,
  actor: Actor,
  packageUid: string,
): Promise<(PackageRow & PackageCase) | undefined> =>
  db.find<PackageRow & PackageCase>(sql`
    select ${caseOf}, ${columns} from package p
    join application a on a.realm_id = p.realm_id and a.application_uid = p.application_uid
    where p.realm_id = ${db.realmId} and p.package_uid = ${packageUid} and a.deleted_at is null
      and ${inReach('application', actor, 'package.build')}`);
