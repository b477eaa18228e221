import './form-staff.css';
import type { ScreenId } from '@visawright/contract/screens.ts';
import { useApplicationUid } from '../../flow/use-application-uid.ts';
import { FormNone } from './FormNone.tsx';
import { OpenForm } from './OpenForm.tsx';

// The form of an application, whatever destination the address names: the application decides which form it is.
export function StaffFormScreen({ screen }: { screen: ScreenId }) {
  const applicationUid = useApplicationUid();
  return (
    <div className="staff-screen form-staff" data-screen={screen}>
      {applicationUid ? <OpenForm key={applicationUid} applicationUid={applicationUid} /> : <FormNone why="none" />}
    </div>
  );
}
