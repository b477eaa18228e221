import type { Application } from '@visawright/contract/application.ts';
import { call } from '../../lib/call.ts';
import { toast } from '../../lib/toast.ts';
import { say } from '../../lib/words.ts';
import { replaceApplication } from '../flow/take-application.ts';
import './family-words.ts';

// The same dates for everybody on the trip, in one call; the answer replaces the application shown. Whoever is too far on is named.
export async function saveTripDates(shown: Application, fromDate: string, toDate: string): Promise<Application> {
  const { applicationUid, version } = shown;
  const body = { applicationUid, fromDate, toDate, seen: [{ applicationUid, version }] };
  const { applications, locked } = await call('updateTripDates', { body, once: true });
  const saved = applications.find((one) => one.applicationUid === applicationUid)!;
  replaceApplication(saved);
  if (locked.length > 0) {
    const names = locked.map(({ applicantName }) => applicantName).join(', ');
    void toast(say('family:dates.locked', { names }), 'blank');
  } else void toast(say('family:dates.saved', { count: applications.length }), 'success');
  return saved;
}
