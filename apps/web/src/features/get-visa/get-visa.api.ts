import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/call.ts';
import type { Traveller } from './trip.ts';

export interface Found extends Traveller {
  readonly samePassport: number;
}

const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();

// A number always has a digit in it; a name never does.
export const looksLikePassport = (text: string) => /^(?=.*\d)[A-Za-z0-9]{5,12}$/.test(text.replaceAll(/\s/g, ''));

async function byPassport(text: string, signal: AbortSignal): Promise<Found[]> {
  const passportId = text.replaceAll(/\s/g, '').toUpperCase();
  const { applicants } = await call('findApplicantsByPassport', { query: { passportId }, signal });
  return applicants.map((one) => ({
    applicantUid: one.applicantUid,
    name: fullName(one),
    passportMasked: one.passportMasked,
    samePassport: applicants.length - 1,
  }));
}

async function byName(search: string, signal: AbortSignal): Promise<Found[]> {
  const { items } = await call('listApplicants', { query: { search, limit: '8' }, signal });
  return items.map((one) => ({
    applicantUid: one.applicantUid,
    name: fullName(one),
    passportMasked: one.passportMasked,
    samePassport: one.samePassport,
  }));
}

export const useApplicantSearch = (text: string) =>
  useQuery({
    queryKey: ['applicant-search', text],
    queryFn: ({ signal }) => (looksLikePassport(text) ? byPassport : byName)(text, signal),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });

export async function travellerOf(applicantUid: string, signal?: AbortSignal): Promise<Traveller> {
  const one = await call('getApplicant', { query: { applicantUid }, ...(signal ? { signal } : {}) });
  return { applicantUid, name: fullName(one), passportMasked: one.passportMasked };
}
