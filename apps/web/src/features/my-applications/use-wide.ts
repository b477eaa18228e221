import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';

const besideSidebar = 1280;

// A table needs room: on desktops, and beside the staff sidebar only on wide ones.
export function useWide(): boolean {
  const { type, width } = useDevice();
  const isOwnLayout = useSession().user.applicantType === 'D2C';
  return type === 'Desktop' && (isOwnLayout || width >= besideSidebar);
}
