import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { call } from '../../../lib/api/call.ts';
import { sessionStore, useSession } from '../../../lib/session/session.ts';
import { ownApplicantUid } from '../../journey/flow/application/own-applicant.ts';

const recordKey = ['own-record'] as const;

const ownUid = async () => sessionStore.getState().user?.applicantUid ?? (await ownApplicantUid());

// Phone and address are stored encrypted in the traveller's record.
export const useOwnRecord = () =>
  useQuery({
    queryKey: recordKey,
    queryFn: async ({ signal }) => call('getApplicant', { query: { applicantUid: await ownUid() }, signal }),
  });

export type PersonEdit = { firstName?: string; lastName?: string; country?: string | null };
export type RecordEdit = Partial<Record<'phone' | 'street' | 'city' | 'postcode', string | null>>;

async function savePerson(edit: PersonEdit) {
  if (Object.keys(edit).length === 0) return;
  const profile = await call('updateProfile', { body: edit, once: true });
  sessionStore.setState(({ user }) => (user ? { user: { ...user, ...profile } } : {}));
}

async function saveRecord(client: QueryClient, { applicantUid }: Applicant, edit: RecordEdit) {
  if (Object.keys(edit).length === 0) return;
  const record = await call('updateApplicant', { query: { applicantUid }, body: edit, once: true });
  client.setQueryData(recordKey, record);
}

// A section may change the account and the traveller; unchanged records are not sent.
export function useSaveSection() {
  const client = useQueryClient();
  return async (record: Applicant, person: PersonEdit, own: RecordEdit) => {
    await saveRecord(client, record, own);
    await savePerson(person);
  };
}

export const useOwnName = () => {
  const { firstName, lastName } = useSession().user;
  return [firstName, lastName].filter(Boolean).join(' ');
};
