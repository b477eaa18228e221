import { ageOn } from '@visawright/contract/dates/days.ts';
import type { Age } from '@visawright/forms/form/advice.ts';
import { toCalendarDate, today } from '../../../lib/dates/dates.ts';
import { useSession } from '../../../lib/session/session.ts';
import { useDocuments } from '../../documents/documents/documents.api.ts';
import { isOwnPassport } from '../../documents/documents/is-own-passport.ts';
import { useOwnApplicant } from '../flow/application/own-applicant.ts';
import { useOwnTravellerName } from '../flow/application/use-own-traveller-name.ts';
import { useFlow } from '../flow/state/flow-store.ts';
import { useKnownTravellers } from './companions/known-travellers.ts';
import { useTrip } from './family.api.ts';

export interface Traveller {
  readonly id: string;
  readonly name: string; // '' if unknown
  readonly age: Age; // today, as the day of application
}

const dayOf = (value: unknown) => (typeof value === 'string' ? toCalendarDate(value) : null);

// Everybody who applies on this trip: those with an application, otherwise the account's own traveller, and the chosen companions.
export function useTravellers(): Traveller[] {
  const { user } = useSession();
  const isDirect = user.applicantType === 'D2C';
  const application = useFlow((flow) => flow.application);
  const companions = useFlow((flow) => flow.companions);
  const { data: trip } = useTrip(application);
  const { data: known = [] } = useKnownTravellers(isDirect);
  const { data: own } = useOwnApplicant();
  const ownName = useOwnTravellerName();
  const main = application?.applicantUid ?? user.applicantUid ?? own?.applicantUid;
  const { data: documents = [] } = useDocuments(main);

  const there = application
    ? (trip?.travellers.map((one) => one.application) ?? [application]).map(({ applicantUid, applicantName }) => ({
        applicantUid,
        name: applicantName,
      }))
    : [{ applicantUid: main ?? '', name: ownName }];
  const joining = companions.filter((one) => there.every(({ applicantUid }) => applicantUid !== one.applicantUid));
  const passportBirth = documents.filter(isOwnPassport).map(({ docFields }) => dayOf(docFields.dateOfBirth));
  const birthOf = (applicantUid: string): string | null =>
    (own?.applicantUid === applicantUid ? own : known.find((one) => one.applicantUid === applicantUid))?.birthDate ??
    (applicantUid === main ? passportBirth.find((day) => day !== null) : null) ??
    null;
  return [...there, ...joining].map(({ applicantUid, name }) => {
    const birth = dayOf(birthOf(applicantUid));
    return { id: applicantUid, name, age: birth === null ? null : ageOn(birth, today()) };
  });
}
