import type { Application } from '@visawright/contract/applications/application.ts';
import { applyByOf } from '@visawright/forms/deadlines/apply-by.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { toCalendarDate } from '../../../../lib/dates/dates.ts';
import { dayText } from '../../../../lib/dates/moments.ts';
import { useDestinationForm } from '../../../journey/deadline/use-application.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// The safe day beside the last day, as in the form's header.
export function SafeDay({ row }: { row: Application }) {
  const { t, language } = useApplicationsTexts();
  const destination = findDestination(row.destinationId);
  const travelFrom = toCalendarDate(row.visaDetails.fromDate);
  const form = useDestinationForm(destination ?? null);
  if (!destination || !travelFrom) return null;
  const { processing } = form ?? destination;
  const { safe } = applyByOf({ processing, iso2: destination.iso2 }, travelFrom, row.visaDetails.visaCategory);
  if (!safe || safe === row.lodgeBy) return null;
  return (
    <div>
      <small>{t('lodge.safe', { day: dayText(safe, language) })}</small>
    </div>
  );
}
