import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';

interface ApplicantMatch {
  readonly applicantUid: string;
  readonly name: string;
  readonly passportMasked: string | null;
  readonly samePassport: number; // other applicants with the same passport number
}

const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`.trim();

// A passport number always contains a digit; a name never does.
export const looksLikePassport = (text: string) => /^(?=.*\d)[A-Za-z0-9]{5,12}$/.test(text.replaceAll(/\s/g, ''));

async function byPassport(text: string, signal: AbortSignal): Promise<ApplicantMatch[]> {
  const passportId = text.replaceAll(/\s/g, '').toUpperCase();
  const { applicants } = await call('findApplicantsByPassport', { query: { passportId }, signal });
  return applicants.map((applicant) => ({
    applicantUid: applicant.applicantUid,
    name: fullName(applicant),
    passportMasked: applicant.passportMasked,
    samePassport: applicants.length - 1,
  }));
}

async function byName(search: string, signal: AbortSignal): Promise<ApplicantMatch[]> {
  const { items } = await call('listApplicants', { query: { search, limit: '8' }, signal });
  return items.map((applicant) => ({
    applicantUid: applicant.applicantUid,
    name: fullName(applicant),
    passportMasked: applicant.passportMasked,
    samePassport: applicant.samePassport,
  }));
}

export const useApplicantSearch = (text: string) =>
  useQuery({
    queryKey: ['applicant-search', text],
    queryFn: ({ signal }) => (looksLikePassport(text) ? byPassport : byName)(text, signal),
    enabled: text.length >= 2,
    placeholderData: keepPreviousData,
  });
