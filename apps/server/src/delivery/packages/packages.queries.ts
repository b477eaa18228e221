import type { ReviewState, Status } from '@visawright/contract/applications/application-status.ts';
import type { packageStages, PackageState } from '@visawright/contract/delivery/package.ts';
import type { Actor } from '../../platform/access/actor.types.ts';
import { sql, type Db, type Sql, type Tx } from '../../platform/db/db.ts';
import { inReach } from '../../platform/access/reach.ts';

export interface PackageRow {
  readonly package_uid: string;
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly state: PackageState;
  readonly stage: (typeof packageStages)[number] | null;
  readonly stage_done: number;
  readonly stage_of: number;
  readonly run_epoch: number;
  readonly object_key: string | null;
  readonly byte_size: string | null;
  readonly contents: Buffer | null;
  readonly asked_at: Date;
  readonly asked_by_name: string | null;
  readonly built_at: Date | null;
  readonly outdated_at: Date | null;
  readonly is_available: boolean; // its archive can still be downloaded
}

const columns = sql`
  p.package_uid, p.application_uid, p.applicant_uid, p.state, p.stage, p.stage_done, p.stage_of, p.run_epoch, p.object_key,
  p.byte_size, p.contents, p.asked_at, p.built_at, p.outdated_at, coalesce(p.archive_expires_at > now(), true) as is_available,
  (select btrim(w.first_name || ' ' || w.last_name) from person w
    where w.realm_id = p.realm_id and w.person_uid = p.asked_by) as asked_by_name`;

const rowsWhere = (db: Db, where: Sql): Sql => sql`
  select ${columns} from package p where p.realm_id = ${db.realmId} and ${where}
  order by (p.state in ('waiting', 'building')) desc, p.asked_at desc, p.package_uid`;

// A package in progress first, then the newest. The caller has already checked access to the application.
export const packagesOf = (db: Db, applicationUid: string): Promise<PackageRow[]> =>
  db.many<PackageRow>(sql`${rowsWhere(db, sql`p.application_uid = ${applicationUid}`)} limit 20`);

export const packageRow = (db: Db, packageUid: string): Promise<PackageRow> =>
  db.get<PackageRow>(rowsWhere(db, sql`p.package_uid = ${packageUid}`));

export interface PackageApplication {
  readonly application_uid: string;
  readonly applicant_uid: string;
  readonly agency_uid: string;
  readonly agent_uid: string | null;
  readonly reference: string;
  readonly status: Status;
  readonly review: ReviewState;
  readonly form_id: string | null;
  readonly needs_approval: boolean;
  readonly are_documents_busy: boolean;
}

const applicationColumns = sql`
  a.application_uid, a.applicant_uid, a.agency_uid, a.agent_uid, a.reference, a.status, a.review, a.form_id,
  a.has_premium_check or coalesce((
    select (r.settings ->> 'requireApproval')::boolean from realm r where r.realm_id = a.realm_id), false) as needs_approval,
  exists (select from application_document x
    join document d on d.realm_id = x.realm_id and d.document_uid = x.document_uid
    where x.realm_id = a.realm_id and x.application_uid = a.application_uid and d.deleted_at is null
      and d.state not in ('checked', 'rejected', 'failed')) as are_documents_busy`;

export const packageApplication = (db: Db, actor: Actor, applicationUid: string): Promise<PackageApplication> =>
  db.get<PackageApplication>(sql`
    select ${applicationColumns} from application a
    where a.realm_id = ${db.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${inReach('application', actor, 'application.read')}`);

// Locked until the end of the transaction, so that two decisions never use the same state. Without an actor access is not checked: for the
// worker, and for callers that have checked it.
export const lockPackageApplication = (
  tx: Tx,
  applicationUid: string,
  actor?: Actor,
): Promise<PackageApplication | undefined> =>
  tx.find<PackageApplication>(sql`
    select ${applicationColumns} from application a
    where a.realm_id = ${tx.realmId} and a.application_uid = ${applicationUid} and a.deleted_at is null
      and ${actor ? inReach('application', actor, 'package.build') : sql`true`}
    for no key update of a`);

export const findPackage = (
  db: Db,
  actor: Actor,
  packageUid: string,
): Promise<(PackageRow & PackageApplication) | undefined> =>
  db.find<PackageRow & PackageApplication>(sql`
    select ${applicationColumns}, ${columns} from package p
    join application a on a.realm_id = p.realm_id and a.application_uid = p.application_uid
    where p.realm_id = ${db.realmId} and p.package_uid = ${packageUid} and a.deleted_at is null
      and ${inReach('application', actor, 'package.build')}`);
