import { useSession } from '../../../../lib/session/session.ts';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';
import { useFlow } from '../../flow/state/flow-store.ts';
import type { ChosenDates } from '../chosen-dates.ts';
import { travelPassport } from './travel-passport.ts';
import { tripWarnings, type TripWarning } from './trip-warnings.ts';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';

// If documents cannot be loaded, the passport counts as unknown and causes no warning.
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
  const passport = data ? travelPassport(data) : null;
  return tripWarnings({ form, visaType, dates, passport, deadline });
}
