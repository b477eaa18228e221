import { useMemo } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { DocumentCategory } from '@visawright/contract/documents/document-facts.ts';
import { checklistFor } from '@visawright/forms/checklist/checklist.ts';
import { knownToApply, requiredDocuments } from '@visawright/forms/checklist/required-documents.ts';
import type { NeededCategories } from '../../documents/sorting/state/sorting-grid.ts';
import { destinationOf, useDestinationForm } from '../../journey/deadline/use-application.ts';
import { useLiveTrip, useTrip } from '../../journey/family/family.api.ts';

// The categories that the checklist of each traveller of the trip counts as needed.
export function useNeededCategories(row: Application): NeededCategories {
  const form = useDestinationForm(destinationOf(row));
  const trip = useTrip(row);
  useLiveTrip(row);
  const applications = useMemo(
    () => trip.data?.travellers.map(({ application }) => application) ?? [row],
    [trip.data, row],
  );
  return useMemo(() => {
    const needed = new Map<string, ReadonlySet<DocumentCategory>>();
    if (!form) return needed;
    for (const application of applications) {
      const group = application.visaDetails.visaCategory;
      const { entries } = requiredDocuments(checklistFor(form, group), [], {
        group,
        applies: knownToApply(application),
      });
      const counted = entries.filter(({ isCounted }) => isCounted).map(({ item }) => item.category);
      needed.set(application.applicantUid, new Set(counted));
    }
    return needed;
  }, [form, applications]);
}
