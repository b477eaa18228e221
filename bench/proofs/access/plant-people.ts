import type { Role } from '@visawright/contract/roles.ts';
import { writeHandle } from '../../../apps/server/src/sessions/handle.ts';
import { keptTokens } from '../../../apps/server/src/sessions/session-tokens.ts';
import type { Planter } from './planter.ts';
import type { PersonName, Someone } from './world.types.ts';

export interface Company {
  readonly agency: string;
  readonly distributor: string;
}

// A distributor with one agency.
export async function plantCompany({ plant, insert }: Planter): Promise<Company> {
  const over = plant('distributor');
  await insert('distributor', { distributor_uid: over.uid, type: 'DISTRIBUTOR', name: over.word });
  const agency = plant('agency', { distributor: over.uid });
  await insert('agency', { agency_uid: agency.uid, distributor_uid: over.uid, type: 'AGENCY', name: agency.word });
  return { agency: agency.uid, distributor: over.uid };
}

export interface Place {
  readonly agency?: string;
  readonly distributor?: string;
  readonly isInvited?: boolean; // has not come yet
}

// Everyone of the cast: two of each role in different places, and those who work beside the first ones.
export async function plantPeople(
  to: Planter,
  [one, two]: readonly [Company, Company],
): Promise<Record<PersonName, Someone>> {
  const people = {} as Record<PersonName, Someone>;
  const person = async (name: PersonName, role: Role, place: Place = {}) => {
    people[name] = await plantPerson(to, name, role, place, [one, two]);
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
  await person('applicant', 'applicant');
  await person('applicant2', 'applicant');
  return people;
}

async function plantPerson(
  to: Planter,
  name: PersonName,
  role: Role,
  { agency, distributor, isInvited = false }: Place,
  companies: readonly Company[],
): Promise<Someone> {
  const over = distributor ?? companies.find((each) => each.agency === agency)?.distributor ?? null;
  const made = to.plant('person', { role, agency: agency ?? null, distributor: over });
  const email = `${made.word}@${to.path}.test`;
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
    personal: await plantPersonal(to, made.uid, agency),
  };
}

// What belongs to one account: a view, a notification, a session.
async function plantPersonal(to: Planter, personUid: string, agency?: string): Promise<Someone['personal']> {
  const { plant, insert, keys, realmId } = to;
  const own = { person: personUid };
  const row = { person_uid: personUid };
  const view = plant('view', own);
  await insert('saved_view', {
    ...row,
    view_uid: view.uid,
    agency_uid: agency,
    list: 'applications',
    name: view.word,
    query: '',
  });
  const told = plant('announcement', own);
  await insert('announcement', { ...row, announcement_uid: told.uid, title: told.word, body: told.word });
  const notification = plant('notification', own);
  await insert('notification', {
    ...row,
    notification_uid: notification.uid,
    kind: 'announcement',
    announcement_uid: told.uid,
    body: notification.word,
  });
  const session = plant('session', own);
  const tokens = { accessToken: 'none', refreshToken: 'none', expiresIn: 300, refreshExpiresIn: 36_000 };
  await insert('session', {
    ...row,
    ...keptTokens(keys, realmId, session.uid, tokens, Date.now()),
    session_uid: session.uid,
    kc_session: `kept ${session.word}`,
    created_at: new Date(),
    device: session.word,
  });
  const handle = writeHandle(keys, realmId, { sessionUid: session.uid, counter: 0 });
  return { notification: notification.uid, view: view.uid, session: session.uid, handle };
}
