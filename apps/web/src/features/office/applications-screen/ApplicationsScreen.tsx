import { AgencyApplications } from '../applications/AgencyApplications.tsx';
import { ReviewQueue } from '../reviews/ReviewQueue.tsx';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';

export function ApplicationsScreen() {
  const { role } = useOwnIds();
  return (
    <div className="staff-screen" data-screen="applications">
      {role === 'reviewer' ? <ReviewQueue /> : <AgencyApplications />}
    </div>
  );
}
