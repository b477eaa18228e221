import { useSession } from '../../lib/session.ts';
import { useDocuments } from '../documents/documents.api.ts';
import type { Deadline } from '../findings/use-deadline.ts';
import { useFlow } from '../flow/flow-store.ts';
import type { ChosenDates } from './chosen-dates.ts';
import { passportOf } from './own-passport.ts';
import { tripWarnings, type TripWarning } from './trip-warnings.ts';
import type { DestinationFacts } from './use-destination.ts';

// A passport that cannot be read from the server is an unknown one: no warning, no fault on the screen.
export function useTripWarnings(
  facts: DestinationFacts,
  dates: ChosenDates | null,
  deadline: Deadline | null,
): TripWarning[] {
  const { user } = useSession();
  const applicantUid = useFlow((flow) => flow.application?.applicantUid) ?? user.applicantUid ?? undefined;
  const { data } = useDocuments(applicantUid);
  const { id, form, visaType } = facts;
  if (!id || !dates) return [];
  const passport = data ? passportOf(data) : null;
  return tripWarnings({ form, visaType, dates, passport, deadline });
}
