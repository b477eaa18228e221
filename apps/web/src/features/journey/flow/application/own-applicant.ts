import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { call } from '../../../../lib/api/call.ts';
import { sessionStore } from '../../../../lib/session/session.ts';

// The user's own record is the one nobody added.
export const findOwnApplicant = (people: readonly Applicant[]) => people.find(({ addedBy }) => addedBy === null);

async function readOwn(): Promise<Applicant> {
  const { items } = await call('listApplicants', { query: { sort: 'created', limit: '100' } });
  const own = findOwnApplicant(items);
  if (!own) throw new Error('this account has no applicant of its own');
  return own;
}

let asked: { user: string; own: Promise<Applicant> } | undefined;

// Cached per page and account; failures are not cached.
function ownApplicant(): Promise<Applicant> {
  const user = sessionStore.getState().user?.id ?? '';
  if (asked?.user === user) return asked.own;
  const own = readOwn();
  asked = { user, own };
  own.catch(() => {
    if (asked?.own === own) asked = undefined;
  });
  return own;
}

// From the profile at session start, otherwise from the list.
export const ownApplicantUid = async (): Promise<string> =>
  sessionStore.getState().user?.applicantUid ?? (await ownApplicant()).applicantUid;

// Asked once: the city chosen for the first trip is the home city of the next one and the place of application. A city in the record stays.
export async function rememberCity(city: string | null): Promise<void> {
  if (city === null || !sessionStore.getState().user?.role.includes('applicant')) return;
  const own = await ownApplicant();
  if (own.city) return;
  const query = { applicantUid: own.applicantUid };
  const saved = call('updateApplicant', { query, body: { city, version: own.version }, once: true });
  asked = { user: sessionStore.getState().user?.id ?? '', own: saved };
  await saved;
}

async function readOwnAgain(): Promise<Applicant> {
  await asked?.own.catch(() => undefined); // a city may be being saved
  asked = undefined;
  return ownApplicant();
}

// Read again by every screen: an answered owner question changes the name, Details the city.
export const useOwnApplicant = () => useQuery({ queryKey: ['own-applicant'], queryFn: readOwnAgain, staleTime: 0 });
