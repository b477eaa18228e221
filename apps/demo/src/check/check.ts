import type { Application } from '@visawright/contract/applications/application.ts';
import type { Agency } from '@visawright/contract/identity/staff.ts';
import type { Page } from '@visawright/contract/platform/list.ts';
import { loadEnv } from '@visawright/server/config.ts';
import { demoAccounts } from '../accounts/demo-accounts.ts';
import { resultTable, type ApplicationResult } from './application-result.ts';
import { checkApplication } from './check-application.ts';
import { signIn, type PersonClient } from './person-client.ts';

// npm run demo -- check: walks through every application of the demo as the people who work with it. The product must run at DEMO_URL.
loadEnv();
const origin = process.env['DEMO_URL'] ?? process.env['PUBLIC_URL']!;
const named = process.argv.slice(2);
const realms = Object.keys(demoAccounts).filter((realm) => named.length === 0 || named.includes(realm));
type ListCall =
  | 'applicationsOfApplicant'
  | 'applicationsOfReviewer'
  | 'applicationsOfAgent'
  | 'applicationsOfAgency'
  | 'listAgencies';
type Lister = (person: PersonClient) => Promise<Application[]>;

type Profile = Readonly<Record<'personUid' | 'agencyUid' | 'applicantUid', string>>;

async function allPages<T>(person: PersonClient, call: ListCall, query: Record<string, string>): Promise<T[]> {
  const items: T[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<T> = await person.ask(call, { query: { ...query, limit: '100', ...(cursor && { cursor }) } });
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

const ofProfile =
  (call: ListCall, query: (profile: Profile) => Record<string, string>): Lister =>
  async (person) =>
    allPages(person, call, query(await person.ask<Profile>('getProfile')));

// In this order: reviewers may open applications, but not download their packages.
const listers: Readonly<Record<string, Lister>> = {
  applicant: ofProfile('applicationsOfApplicant', ({ applicantUid }) => ({ applicantUid, withTravellers: 'yes' })),
  traveller: ofProfile('applicationsOfApplicant', ({ applicantUid }) => ({ applicantUid })),
  agent: ofProfile('applicationsOfAgent', ({ personUid }) => ({ agentUid: personUid })),
  agency: ofProfile('applicationsOfAgency', ({ agencyUid }) => ({ agencyUid })),
  reviewer: ofProfile('applicationsOfReviewer', ({ personUid }) => ({ reviewerUid: personUid, queue: 'all' })),
};

// Who lists which applications. The first who lists an application walks through it; all others must be able to open it.
async function checkRealm(realm: string): Promise<ApplicationResult[]> {
  const seen = new Map<string, string>();
  const made: ApplicationResult[] = [];
  const owners = new Map<string, string>(); // of a passport's or a photo's picture
  for (const [account, list] of Object.entries(listers)) {
    const person = await signIn(origin, realm, account);
    const applications = await list(person);
    if (applications.length === 0) throw new Error(`${account}@${realm}.test has no applications`);
    for (const listed of applications) {
      const { applicationUid, applicantUid } = listed;
      const application = await person.ask<Application>('getApplication', { query: { applicationUid } });
      if (seen.has(applicationUid)) continue;
      seen.set(applicationUid, account);
      const { result, pictures } = await checkApplication(person, application);
      const shared = pictures.filter((picture) => (owners.get(picture) ?? applicantUid) !== applicantUid);
      for (const picture of pictures) owners.set(picture, applicantUid);
      const faults = [...result.faults, ...shared.map(() => 'shares a passport or a photo with somebody else')];
      made.push({ ...result, faults });
      console.log(`${realm} ${result.reference} ${faults.length === 0 ? 'ok' : faults.join('; ')}`);
    }
  }
  for (const account of ['distributor', 'admin']) await checkCompanies(realm, account);
  return made;
}

// Distributors and admins see agencies, not the applications of their travellers.
async function checkCompanies(realm: string, account: string): Promise<void> {
  const person = await signIn(origin, realm, account);
  if ((await allPages<Agency>(person, 'listAgencies', {})).length === 0)
    throw new Error(`${account}@${realm}.test has no agencies`);
}

const results: ApplicationResult[] = [];
let broken = 0; // realms whose walk ended early
for (const realm of realms)
  try {
    results.push(...(await checkRealm(realm)));
  } catch (error) {
    broken++;
    console.error(`${realm}: ${error instanceof Error ? error.message : String(error)}`);
  }
console.log(resultTable(results));
const faulty = results.filter(({ faults }) => faults.length > 0).length;
console.log(`${results.length} applications, ${faulty} with faults, ${broken} realms not finished`);
process.exitCode = results.length > 0 && faulty === 0 && broken === 0 ? 0 : 1;
