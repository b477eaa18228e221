import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { TripTravellers } from '../../documents/actions/trip-travellers.ts';
import { useNamedTraveller } from '../family/companions/known-travellers.ts';
import { refetchTrip, useTrip } from '../family/family.api.ts';
import { addToTrip, updatePartySize } from '../flow/drafts/draft-companions.ts';

// The other travellers of the trip, for a document that names someone else.
export function useOtherTravellers(application: Application, onAnswered: () => void): TripTravellers {
  const { user } = useSession();
  const client = useQueryClient();
  const namedTraveller = useNamedTraveller();
  const { data: trip } = useTrip(application);
  const mayAdd = user.applicantType === 'D2C' && application.can.includes('application.edit');
  return {
    others: (trip?.travellers ?? [])
      .map(({ application: { applicantUid, applicantName } }) => ({ applicantUid, name: applicantName }))
      .filter(({ applicantUid }) => applicantUid !== application.applicantUid),
    add: mayAdd
      ? async (name) => {
          const traveller = await namedTraveller(name);
          const { length } = await addToTrip(application, [traveller]);
          updatePartySize(application, length);
          await refetchTrip(client, application);
          return traveller;
        }
      : null,
    onAnswered: () => {
      onAnswered();
      void refetchTrip(client, application);
    },
  };
}
