import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { sql, type TenantDatabase } from '@visawright/server/tools.ts';
import { insertPackage } from '@visawright/server/testing.ts';
import type { Clients, Reply } from './clients.ts';
import { countries, type Country, type Step } from './life.types.ts';
import { documentNames, uidOf } from './realms.ts';

export interface RealmClients {
  readonly n: number; // the realm's number
  readonly call: Clients;
  readonly worker: TenantDatabase; // its role may only make automatic transitions
  readonly owner: TenantDatabase;
  readonly answerCounts: Map<string, number>; // how often each step got each answer
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

// To every section that a step may have returned; the server leaves out the others.
const replies = [
  ...new Set([
    'application',
    ...countries.map((country) => findDestination(country)?.sections[0]?.id ?? 'application'),
  ]),
].map((section) => ({ section, text: 'It is right' }));

// Makes the call of a step.
export async function send(clients: RealmClients, uids: readonly string[], step: Step): Promise<Reply> {
  const { call, n } = clients;
  if (step.do === 'create')
    return call(step.by, 'draftApplication', {
      body: { applicantUid: uidOf(n, 'traveller'), visaDetails: tripTo(step.country) },
    });
  const applicationUid = uids[step.life] ?? uidOf(n, 'nothing');
  const query = { applicationUid };
  switch (step.do) {
    case 'edit': {
      const { day, country, documents, version } = step;
      const trip = documents === undefined ? { visaDetails: tripTo(country ?? 'Germany', day) } : {};
      const docs =
        documents === undefined
          ? {}
          : { docIds: documents.map((document) => uidOf(n, documentNames[document] ?? 'document 9')) };
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
      return call(step.by, 'sendForReview', {
        query,
        body: { reviewerUids: step.to.map((name) => uidOf(n, name)), reason: 'The rest follows', replies },
      });
    case 'review': {
      const [first, ...others] = findDestination(step.formOf)?.sections.map(({ id }) => id) ?? ['application'];
      const sections =
        step.verdict === 'returned'
          ? [{ section: first, verdict: 'returned', reason: 'not readable' }]
          : [first, ...others].map((section) => ({ section, verdict: 'approved' }));
      const review = { verdict: step.verdict, sections, approvalReason: 'Seen by phone' };
      return call(step.by, 'addReview', { body: { applicationUid, review } });
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
      return moveAutomatically(
        clients,
        applicationUid,
        step.do === 'declare' ? 'form-data-collected' : 'package-ready',
      );
  }
}

// An automatic transition: the worker makes it, and only the database checks whether it is allowed.
async function moveAutomatically(
  { worker, owner, n }: RealmClients,
  applicationUid: string,
  to: string,
): Promise<Reply> {
  const realmId = uidOf(n, 'realm');
  if (to === 'package-ready') await insertPackage(owner.forRealm(realmId), applicationUid);
  const refusals: Record<string, string> = { VW001: 'application.moveRefused', VW002: 'application.guardRefused' };
  try {
    const moved = await worker.forRealm(realmId).run(sql`
      update application set status = ${to}, declared_at = coalesce(declared_at, now()), version = version + 1
      where realm_id = ${realmId} and application_uid = ${applicationUid}`);
    return moved === 1 ? { status: 200, body: {} } : { status: 404, body: { code: 'record.notFound' } };
  } catch (error) {
    const code = refusals[String((error as { code?: string }).code)];
    if (code === undefined) throw error;
    return { status: 409, body: { code } };
  }
}
