import './form-staff.css';
import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { useApplicationUid } from '../../journey/flow/application/use-application-uid.ts';
import { NoForm } from './NoForm.tsx';
import { OpenForm } from './OpenForm.tsx';

// The application decides which form opens, not the destination in the path.
export function StaffFormScreen({ screen }: { screen: ScreenId }) {
  const applicationUid = useApplicationUid();
  return (
    <div className="staff-screen form-staff" data-screen={screen}>
      {applicationUid ? <OpenForm key={applicationUid} applicationUid={applicationUid} /> : <NoForm why="none" />}
    </div>
  );
}
