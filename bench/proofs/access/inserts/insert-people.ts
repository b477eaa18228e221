import type { Role } from '@visawright/contract/platform/roles.ts';
import { apiScopes } from '@visawright/contract/integrations/api-scopes.ts';
import {
  hashApiKey,
  hashGrant,
  newApiKey,
  newGrant,
  shownPartsOf,
  writeRefreshHandle,
  sealTokens,
} from '@visawright/server/tools.ts';
import type { Inserter } from './inserter.ts';
import type { PersonName, InsertedPerson } from '../world.types.ts';

export interface Company {
  readonly agency: string;
  readonly distributor: string;
}

// A distributor with one agency.
export async function insertCompany({ insertRow, insert }: Inserter): Promise<Company> {
  const over = insertRow('distributor');
  await insert('distributor', { distributor_uid: over.uid, type: 'DISTRIBUTOR', name: over.word });
  const agency = insertRow('agency', { distributor: over.uid });
  await insert('agency', { agency_uid: agency.uid, distributor_uid: over.uid, type: 'AGENCY', name: agency.word });
  return { agency: agency.uid, distributor: over.uid };
}

interface Workplace {
  readonly agency?: string;
  readonly distributor?: string;
  readonly isInvited?: boolean; // has not joined yet
  readonly announcer?: string; // of the announcement that they receive; without it they write it themselves
}

// Two people of each role in different companies, and colleagues of the agents and reviewers.
export async function insertPeople(
  to: Inserter,
  [one, two]: readonly [Company, Company],
): Promise<Record<PersonName, InsertedPerson>> {
  const people = {} as Record<PersonName, InsertedPerson>;
  const person = async (name: PersonName, role: Role, workplace: Workplace = {}) => {
    people[name] = await insertPerson(to, name, role, workplace, [one, two]);
  };
  await person('admin', 'admin');
  await person('admin2', 'admin');
  await person('distributor', 'distributor', { distributor: one.distributor });
  await person('distributor2', 'distributor', { distributor: two.distributor });
  for (const [suffix, { agency }] of [['', one] as const, ['2', two] as const]) {
    await person(`agency${suffix}`, 'agency', { agency });
    await person(`agent${suffix}`, 'agent', { agency });
    await person(`agent${suffix}Mate`, 'agent', { agency });
    await person(`newcomer${suffix}`, 'agent', { agency, isInvited: true });
    await person(`reviewer${suffix}`, 'reviewer', { agency });
    await person(`reviewer${suffix}Mate`, 'reviewer', { agency });
    await person(`newReviewer${suffix}`, 'reviewer', { agency, isInvited: true });
  }
  await person('applicant', 'applicant', { announcer: people.admin.uid });
  await person('applicant2', 'applicant', { announcer: people.admin.uid });
  return people;
}

async function insertPerson(
  to: Inserter,
  name: PersonName,
  role: Role,
  { agency, distributor, isInvited = false, announcer }: Workplace,
  companies: readonly Company[],
): Promise<InsertedPerson> {
  const over = distributor ?? companies.find((each) => each.agency === agency)?.distributor ?? null;
  const made = to.insertRow('person', { role, agency: agency ?? null, distributor: over });
  const email = `${made.word.toLowerCase()}@${to.path}.test`;
  const sub = await to.account({ email, firstName: made.word, lastName: name, role });
  await to.insert('person', {
    person_uid: made.uid,
    kc_sub: sub,
    role,
    agency_uid: agency,
    distributor_uid: distributor,
    first_name: made.word,
    last_name: name,
    email,
    joined_at: isInvited ? null : new Date(),
  });
  return {
    ...made,
    kind: 'person',
    role,
    sub,
    email,
    applicant: null,
    personal: {
      ...(await insertPersonal(to, { uid: made.uid, sub, announcer: announcer ?? made.uid }, agency)),
      ...(await insertKey(to, made.uid, role, agency)),
    },
  };
}

// Its uses and refusals count as just recorded, so that no call writes one.
async function insertKey(
  { insertRow, insert, keys, realmId }: Inserter,
  personUid: string,
  role: Role,
  agency: string | undefined,
): Promise<Pick<InsertedPerson['personal'], 'apiKey' | 'apiKeySecret'>> {
  if (role !== 'admin' && role !== 'agency') return { apiKey: '', apiKeySecret: '' };
  const { uid, word } = insertRow('apiKey', { agency: agency ?? null });
  const secret = newApiKey(realmId);
  const later = new Date(Date.now() + 43_200_000);
  await insert('api_key', {
    key_uid: uid,
    agency_uid: agency,
    person_uid: personUid,
    name: word,
    key_hash: hashApiKey(keys, secret),
    ...shownPartsOf(secret),
    scopes: [...apiScopes],
    expires_at: later,
    used_at: later,
    recorded_at: later,
    denied_at: later,
  });
  return { apiKey: uid, apiKeySecret: secret };
}

// Records that belong to one account: a view, a notification, a session, a connected extension.
async function insertPersonal(
  to: Inserter,
  { uid: personUid, sub, announcer }: { readonly uid: string; readonly sub: string; readonly announcer: string },
  agency?: string,
): Promise<Omit<InsertedPerson['personal'], 'apiKey' | 'apiKeySecret'>> {
  const { insertRow, insert, keys, realmId } = to;
  const own = { person: personUid };
  const row = { person_uid: personUid };
  const view = insertRow('view', own);
  await insert('saved_view', {
    ...row,
    view_uid: view.uid,
    agency_uid: agency,
    list: 'applications',
    name: view.word,
    query: '',
  });
  const announcement = insertRow('announcement', own);
  await insert('announcement', {
    person_uid: announcer, // travellers announce nothing
    announcement_uid: announcement.uid,
    title: announcement.word,
    body: announcement.word,
  });
  const notification = insertRow('notification', own);
  await insert('notification', {
    ...row,
    notification_uid: notification.uid,
    kind: 'announcement',
    announcement_uid: announcement.uid,
    body: notification.word,
  });
  const session = insertRow('session', own);
  const tokens = { accessToken: 'none', refreshToken: 'none', expiresIn: 300, refreshExpiresIn: 36_000 };
  await insert('session', {
    ...row,
    ...sealTokens(keys, realmId, session.uid, tokens, Date.now()),
    session_uid: session.uid,
    kc_session: `inserted ${session.word}`,
    created_at: new Date(),
    device: session.word,
  });
  const handle = writeRefreshHandle(keys, realmId, { sessionUid: session.uid, counter: 0 });
  const connection = insertRow('connection', own);
  const grant = newGrant(realmId);
  await insert('extension_grant', {
    ...row,
    connection_uid: connection.uid,
    kc_session: `session of ${sub}`,
    has_session: false,
    grant_hash: hashGrant(keys, grant),
    browser: connection.word,
    version: '1.0',
    expires_at: new Date(Date.now() + 43_200_000),
  });
  const uids = { notification: notification.uid, view: view.uid, session: session.uid, connection: connection.uid };
  return { ...uids, handle, grant };
}
