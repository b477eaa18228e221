import { call } from '../../../lib/api/call.ts';
import type { Traveller } from './trip/trip.ts';

export async function getTraveller(applicantUid: string, signal?: AbortSignal): Promise<Traveller> {
  const applicant = await call('getApplicant', { query: { applicantUid }, ...(signal ? { signal } : {}) });
  const name = `${applicant.firstName} ${applicant.lastName}`.trim();
  return { applicantUid, name, passportMasked: applicant.passportMasked };
}
