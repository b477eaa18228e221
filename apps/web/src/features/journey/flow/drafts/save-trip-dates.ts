import type { Application } from '@visawright/contract/applications/application.ts';
import { call } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { replaceApplication } from '../application/apply-application.ts';
import { familyText } from '../../../../translations/family/family-texts.ts';

// Sets the dates of all travellers in one call and names those whose dates are locked.
export async function saveTripDates(shown: Application, fromDate: string, toDate: string): Promise<Application> {
  const { applicationUid, version } = shown;
  const body = { applicationUid, fromDate, toDate, seen: [{ applicationUid, version }] };
  const { applications, locked } = await call('updateTripDates', { body, once: true });
  const saved = applications.find((one) => one.applicationUid === applicationUid)!;
  replaceApplication(saved);
  if (locked.length > 0) {
    const names = locked.map(({ applicantName }) => applicantName).join(', ');
    void toast(familyText('dates.locked', { names }), 'blank');
  } else void toast(familyText('dates.saved', { count: applications.length }), 'success');
  return saved;
}
