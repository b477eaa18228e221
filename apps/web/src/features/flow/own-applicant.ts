import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applicant.ts';
import { call } from '../../lib/call.ts';
import { sessionStore } from '../../lib/session.ts';

// Oneself: everybody else in the list was added by an applicant.
export const ownOf = (people: readonly Applicant[]) => people.find(({ addedBy }) => addedBy === null);

async function readOwn(): Promise<Applicant> {
  const { items } = await call('listApplicants', { query: { sort: 'created', limit: '100' } });
  const own = ownOf(items);
  if (!own) throw new Error('this account has no applicant of its own');
  return own;
}

let asked: { user: string; own: Promise<Applicant> } | undefined;

// Asked once a page and account; a failed answer is not kept.
export function ownApplicant(): Promise<Applicant> {
  const user = sessionStore.getState().user?.id ?? '';
  if (asked?.user === user) return asked.own;
  const own = readOwn();
  asked = { user, own };
  own.catch(() => {
    if (asked?.own === own) asked = undefined;
  });
  return own;
}

// The profile says it at session start; where that failed the list is asked.
export const ownApplicantUid = async (): Promise<string> =>
  sessionStore.getState().user?.applicantUid ?? (await ownApplicant()).applicantUid;

export const useOwnApplicant = () => useQuery({ queryKey: ['own-applicant'], queryFn: ownApplicant });
