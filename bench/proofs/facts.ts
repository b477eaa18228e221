import type { Client } from 'pg';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Home } from '@visawright/contract/applications/home.ts';
import type { Document } from '@visawright/contract/documents/document.ts';
import type { Trip } from '@visawright/contract/documents/trip.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { StaffPerson } from '@visawright/contract/identity/staff.ts';
import { openTestApp } from '@visawright/server/testing-app.ts';
import { createTestDatabase } from '@visawright/server/testing.ts';
import { openClient } from '@visawright/server/tools.ts';
import { none, requireForProof, type Finding } from '../measurement.ts';
import { callersOf, type Caller } from './facts/callers.ts';
import { compareFacts, type Difference, type Sightings } from './facts/compare-facts.ts';
import { insertRandomApplication } from './facts/random-applications.ts';
import { randomOf } from './facts/random.ts';
import { insertRealms, uidOf } from './model/realms.ts';
import { createSigningRealms } from './model/signing-realms.ts';

interface Page<T> {
  readonly items: readonly T[];
  readonly nextCursor: string | null;
}

// Random applications, seen through every call and every function a screen counts with: each fact has one value.
export default async function facts(small: boolean): Promise<Finding> {
  const count = small ? 20 : 200;
  const seed = Number(process.env['SEED'] ?? 20_261_117);
  const database = await createTestDatabase();
  const identityProvider = await createSigningRealms();
  const adminUrl = new URL(process.env['DATABASE_ADMIN_URL']!);
  adminUrl.pathname = new URL(database.apiUrl).pathname;
  const admin = await openClient(adminUrl.href);
  await insertRealms(admin, 1, identityProvider.url);
  const server = await openTestApp(database);
  try {
    const call = callersOf(server.app, identityProvider);
    const random = randomOf(seed);
    const uids: string[] = [];
    for (let at = 0; at < count; at++) uids.push(await insertRandomApplication(at, { admin, call, random }));
    const findings = new Map<string, Findings>();
    for (const { applicationUid, docIds, situations } of (await readList(call)).values())
      if (docIds.length + situations.length > 0)
        findings.set(applicationUid, await call<Findings>('agent', 'getFindings', { query: { applicationUid } }));

    const listed = await readList(call);
    const differences: (Difference & { readonly applicationUid: string })[] = [];
    let compared = 0;
    for (const [at, applicationUid] of uids.entries()) {
      const seen = await sightingsOf({
        at,
        applicationUid,
        call,
        admin,
        listed,
        findings: findings.get(applicationUid) ?? null,
      });
      const found = await compareFacts(seen);
      compared += found.compared;
      differences.push(...found.differences.map((each) => ({ applicationUid, ...each })));
    }
    const people = await comparePeople(call, admin);
    for (const each of [...differences, ...people].slice(0, 100)) console.error(JSON.stringify(each));
    const statuses = new Set([...listed.values()].map(({ status }) => status));
    const withDocuments = [...listed.values()].filter(({ summary }) => summary !== undefined && summary !== null);
    requireForProof(
      listed.size === count && withDocuments.length === findings.size && statuses.size >= 4 && compared > count * 40,
      'applications, statuses or comparisons are missing',
    );
    const destinations = new Set([...listed.values()].map(({ destinationId }) => destinationId));
    const of = (...names: string[]) => differences.filter(({ fact }) => names.includes(fact)).length;
    return {
      judged: `${count} applications to ${destinations.size} destinations, ${compared} numbers`,
      checks: [
        none(
          'documents',
          of('documents', 'required documents', 'missing documents') +
            of(
              'findings name only missing documents',
              'every missing document has a finding',
              'items of the package that are counted as missing',
            ),
        ),
        none('trip lengths', of('trip length')),
        none('deadlines', of('last day to apply', 'safe day to apply')),
        none('times in a state', of('time in the state')),
        none('sections and answers', of('sections', 'missing answers')),
        none('next steps', of('next step', 'listed once on Home')),
        none('people', people.length),
      ],
      table: { seed, compared, differences: differences.slice(0, 100), people },
    };
  } finally {
    await Promise.all([server.close(), admin.end()]);
    identityProvider.close();
    await database.drop();
  }
}

// The agent's list, page by page, as the screen reads it.
async function readList(call: Caller): Promise<Map<string, Application>> {
  const rows = new Map<string, Application>();
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: Record<string, string> = {
      agentUid: uidOf(0, 'agent'),
      limit: '100',
      ...(cursor === '' ? {} : { cursor }),
    };
    const page: Page<Application> = await call<Page<Application>>('agent', 'applicationsOfAgent', { query });
    for (const row of page.items) rows.set(row.applicationUid, row);
    cursor = page.nextCursor;
  }
  return rows;
}

interface Wanted {
  readonly at: number;
  readonly applicationUid: string;
  readonly call: Caller;
  readonly admin: Client;
  readonly listed: ReadonlyMap<string, Application>;
  readonly findings: Findings | null;
}

async function sightingsOf({ at, applicationUid, call, admin, listed, findings }: Wanted): Promise<Sightings> {
  const [traveller, applicantUid] = [`account ${at}` as const, uidOf(0, `applicant ${at}`)];
  const query = { applicationUid };
  const mine = await call<Page<Application>>(traveller, 'applicationsOfApplicant', { query: { applicantUid } });
  const ofAgency = await call<Page<Application>>('agency', 'applicationsOfAgencyAndApplicant', {
    query: { agencyUid: uidOf(0, 'company'), applicantUid },
  });
  const rows: Record<string, Application> = {
    'list of the agent': listed.get(applicationUid)!,
    'list of the agency': ofAgency.items[0]!,
    'list of the traveller': mine.items[0]!,
    'record of the agent': await call<Application>('agent', 'getApplication', { query }),
    'record of the traveller': await call<Application>(traveller, 'getApplication', { query }),
  };
  if (rows['list of the agent']!.review.state === 'requested')
    rows['record of the reviewer'] = await call<Application>('reviewer', 'getApplication', { query });
  const documentsOf = async (by: 'agent' | typeof traveller) =>
    (await call<{ documents: Document[] }>(by, 'documentsOfApplicant', { query: { applicantUid } })).documents;
  const { rows: ages } = await admin.query<{ days: number }>(
    `select (now() at time zone 'Asia/Kolkata')::date - (status_since at time zone 'Asia/Kolkata')::date as days
     from application where application_uid = $1`,
    [applicationUid],
  );
  return {
    at: Date.now(),
    rows,
    home: await call<Home>('agent', 'home', {}),
    documents: { agent: await documentsOf('agent'), traveller: await documentsOf(traveller) },
    trip: await call<Trip>(traveller, 'trip', { query }),
    form: await call<FormState>('agent', 'getForm', { query }),
    findings,
    daysInState: ages[0]!.days,
  };
}

// Who is active and who is only invited, and the last activity to the hour.
async function comparePeople(call: Caller, admin: Client): Promise<string[]> {
  await admin.query(`update person set joined_at = null where person_uid = $1`, [uidOf(0, 'other')]);
  const listed = async (status: string) =>
    (await call<Page<StaffPerson>>('agency', 'listAgents', { query: { status, limit: '100' } })).items;
  const [active, invited] = [await listed('active'), await listed('invited')];
  return [
    ...active
      .filter(({ isInvited }) => isInvited)
      .map(({ personUid }) => `${personUid} is invited and listed as active`),
    ...(invited.length === 1 ? [] : [`${invited.length} people are listed as invited instead of one`]),
    ...active
      .filter(({ lastActiveAt }) => lastActiveAt !== null && !lastActiveAt.endsWith(':00:00.000Z'))
      .map(({ personUid }) => `the last activity of ${personUid} is stored more precisely than it is shown`),
  ];
}
