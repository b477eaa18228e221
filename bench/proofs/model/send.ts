import { findDestination } from '@visawright/forms/destinations.ts';
import { sql, type TenantDatabase } from '../../../apps/server/src/access/db.ts';
import { plantPackage } from '../../../apps/server/src/testing/plant-package.ts';
import type { Clients, Reply } from './clients.ts';
import type { Country, Step } from './life.types.ts';
import { paperNames, uidOf } from './realms.ts';

export interface Table {
  readonly n: number; // the realm's number
  readonly call: Clients;
  readonly worker: TenantDatabase; // its role may only move what happens by itself
  readonly owner: TenantDatabase;
  readonly heard: Map<string, number>; // what was answered to what, how often
}

export const tripTo = (country: Country, day = 10) => ({
  fromDate: `${day}/03/2027`,
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: country,
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Visit',
});

// A step as the call it is.
export async function send(table: Table, uids: readonly string[], step: Step): Promise<Reply> {
  const { call, n } = table;
  if (step.do === 'create')
    return call(step.by, 'draftApplication', {
      body: { applicantUid: uidOf(n, 'traveller'), visaDetails: tripTo(step.country) },
    });
  const applicationUid = uids[step.life] ?? uidOf(n, 'nothing');
  const query = { applicationUid };
  switch (step.do) {
    case 'edit': {
      const { day, country, papers, version } = step;
      const trip = papers === undefined ? { visaDetails: tripTo(country ?? 'Germany', day) } : {};
      const docs =
        papers === undefined ? {} : { docIds: papers.map((paper) => uidOf(n, paperNames[paper] ?? 'paper 9')) };
      return call(step.by, 'updateApplication', {
        query,
        body: { application: { ...trip, ...docs, ...(version === undefined ? {} : { version }) } },
      });
    }
    case 'transfer':
      return call(step.by, 'transferToAgent', {
        query: { ...query, agentUid: uidOf(n, step.to), applicantUid: uidOf(n, 'traveller') },
      });
    case 'send':
      return call(step.by, 'sendForReview', { query, body: { reviewerUids: step.to.map((name) => uidOf(n, name)) } });
    case 'review': {
      const section = findDestination(step.formOf)?.sections[0]?.id ?? 'anything';
      const sections = step.verdict === 'returned' ? [{ section, verdict: 'returned', reason: 'not readable' }] : [];
      return call(step.by, 'addReview', { body: { applicationUid, review: { verdict: step.verdict, sections } } });
    }
    case 'move': {
      const { to, version } = step;
      const reason = to === 'initiated' ? { reason: 'a mistake' } : {};
      return call(step.by, 'moveApplication', {
        body: { applicationUid, to, ...reason, ...(version === undefined ? {} : { version }) },
      });
    }
    case 'outcome':
      return call(step.by, 'updateOutcome', { query, body: { visaAllocationStatus: step.outcome } });
    case 'delete':
      return call(step.by, 'deleteApplication', { query });
    case 'restore':
      return call(step.by, 'restoreApplication', { body: { applicationUid } });
    default:
      return happens(table, applicationUid, step.do === 'declare' ? 'form-data-collected' : 'package-ready');
  }
}

// What no person says: the worker moves it, and the database alone decides whether it may.
async function happens({ worker, owner, n }: Table, applicationUid: string, to: string): Promise<Reply> {
  const realmId = uidOf(n, 'realm');
  if (to === 'package-ready') await plantPackage(owner.forRealm(realmId), applicationUid);
  const refusals: Record<string, string> = { VW001: 'application.moveRefused', VW002: 'application.guardRefused' };
  try {
    const moved = await worker.forRealm(realmId).run(sql`
      update application set status = ${to}, declared_at = coalesce(declared_at, now()), version = version + 1 where realm_id = ${realmId} and application_uid = ${applicationUid}`);
    return moved === 1 ? { status: 200, body: {} } : { status: 404, body: { code: 'record.notFound' } };
  } catch (error) {
    const code = refusals[String((error as { code?: string }).code)];
    if (code === undefined) throw error;
    return { status: 409, body: { code } };
  }
}
