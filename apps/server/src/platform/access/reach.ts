import { directApplicantsOnly, reachOf, type Action, type Reach } from '@visawright/contract/platform/access.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from './actor.types.ts';
import { sql, type Sql } from '../db/db.ts';

// Deny by default: a role without a row in the access table may not use the function at all.
export function mayDo(actor: Actor, action: Action): Reach | undefined {
  const reach = reachOf(action, actor.role);
  if (reach === 'self' && directApplicantsOnly.includes(action) && actor.applicantType !== 'D2C') return undefined;
  return reach;
}

export function reachFor(actor: Actor, action: Action): Reach {
  const reach = mayDo(actor, action);
  if (reach === undefined) throw new AppError('access.functionRefused');
  return reach;
}

const nothing = sql`false`;
const underAgency = (distributorUid: string) =>
  sql`exists (select from agency g where g.realm_id = a.realm_id and g.agency_uid = a.agency_uid
      and g.distributor_uid = ${distributorUid})`;

// Translates reach into a SQL condition on the alias of a table; this is the only place that does. Row-level security already limits rows
// to the tenant, this limits them to what the caller may see.
const applications: Record<Reach, (actor: Actor) => Sql> = {
  realm: () => sql`true`,
  tree: ({ distributorUid }) => (distributorUid === null ? nothing : underAgency(distributorUid)),
  agency: ({ agencyUid }) => (agencyUid === null ? nothing : sql`a.agency_uid = ${agencyUid}`),
  own: ({ personUid }) => sql`a.agent_uid = ${personUid}`,
  assigned: ({ personUid }) =>
    sql`exists (select from review_task t where t.realm_id = a.realm_id and t.application_uid = a.application_uid
        and t.reviewer_uid = ${personUid} and t.withdrawn_at is null)`,
  self: ({ applicantUid }) =>
    applicantUid === null
      ? nothing
      : sql`a.applicant_uid in (select m.applicant_uid from applicant m
          where m.realm_id = a.realm_id and (m.applicant_uid = ${applicantUid} or m.added_by = ${applicantUid}))`,
};

const applicants: Record<Reach, (actor: Actor) => Sql> = {
  ...applications,
  tree: () => nothing,
  assigned: ({ personUid }) =>
    sql`exists (select from review_task t join application w on w.realm_id = t.realm_id and w.application_uid = t.application_uid
        where t.realm_id = a.realm_id and w.applicant_uid = a.applicant_uid and w.deleted_at is null
        and t.reviewer_uid = ${personUid} and t.withdrawn_at is null)`,
  self: ({ applicantUid }) =>
    applicantUid === null ? nothing : sql`(a.applicant_uid = ${applicantUid} or a.added_by = ${applicantUid})`,
};

const agencies: Record<Reach, (actor: Actor) => Sql> = {
  realm: () => sql`true`,
  tree: ({ distributorUid }) => (distributorUid === null ? nothing : sql`a.distributor_uid = ${distributorUid}`),
  agency: ({ agencyUid }) => (agencyUid === null ? nothing : sql`a.agency_uid = ${agencyUid}`),
  own: () => nothing,
  assigned: () => nothing,
  self: () => nothing,
};

// Agency staff, and the requests agencies make.
const ofAgencies: Record<Reach, (actor: Actor) => Sql> = {
  ...agencies,
  tree: ({ distributorUid }) => (distributorUid === null ? nothing : underAgency(distributorUid)),
};

const distributors: Record<Reach, (actor: Actor) => Sql> = {
  ...agencies,
  tree: () => nothing,
  agency: () => nothing,
};

// API keys and webhooks: an agency's own, for admins all of the realm.
const integrations: Record<Reach, (actor: Actor) => Sql> = { ...agencies, tree: () => nothing };

const tables = {
  application: applications,
  applicant: applicants,
  agency: agencies,
  person: ofAgencies,
  request: ofAgencies,
  distributor: distributors,
  integration: integrations,
};

// `from application a where … and ${inReach('application', actor, action)}`: the alias is always `a`.
export const inReach = (table: keyof typeof tables, actor: Actor, action: Action): Sql =>
  tables[table][reachFor(actor, action)](actor);
