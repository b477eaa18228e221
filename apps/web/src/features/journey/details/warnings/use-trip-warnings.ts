import { today } from '../../../../lib/dates/dates.ts';
import { useSession } from '../../../../lib/session/session.ts';
import { useDocuments } from '../../../documents/documents/documents.api.ts';
import { useAdvice } from '../../advice/use-advice.ts';
import type { Deadline } from '../../deadline/use-deadline.ts';
import { useFindings } from '../../findings-summary/findings.api.ts';
import { useFlow } from '../../flow/state/flow-store.ts';
import type { ChosenDates } from '../chosen-dates.ts';
import { hasOneNamePassport, travelPassport } from './travel-passport.ts';
import { tripWarnings, type TripWarning } from './trip-warnings.ts';
import type { DestinationFacts } from '../../flow/state/use-destination.ts';

// What cannot be loaded counts as unknown and causes no warning.
export function useTripWarnings(
  { id, form, group, visaType }: DestinationFacts,
  dates: ChosenDates | null,
  deadline: Deadline | null,
): TripWarning[] {
  const { user } = useSession();
  const application = useFlow((flow) => flow.application);
  const { data: documents } = useDocuments(application?.applicantUid ?? user.applicantUid ?? undefined);
  const { data: judged } = useFindings(
    application && application.docIds.length > 0 ? application.applicationUid : null,
  );
  const advice = useAdvice(form, group);
  // The findings are about the saved trip, which another choice of country replaces.
  const isSaved = application !== null && application.destinationId === id;
  if (!id) return [];
  return tripWarnings({
    form,
    group,
    visaType,
    dates,
    today: today(),
    passport: documents ? travelPassport(documents) : null,
    hasOneName: documents ? hasOneNamePassport(documents) : false,
    deadline,
    advice,
    findings: isSaved ? (judged?.findings ?? []) : [],
  });
}
