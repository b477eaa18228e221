import { useDevice } from '../../../lib/browser/device.ts';
import { useSession } from '../../../lib/session/session.ts';

const besideSidebar = 1280;

// The staff sidebar takes space, so a table needs a wider window there.
export function useIsWide(): boolean {
  const { type, width } = useDevice();
  const isOwnLayout = useSession().user.applicantType === 'D2C';
  return type === 'Desktop' && (isOwnLayout || width >= besideSidebar);
}
