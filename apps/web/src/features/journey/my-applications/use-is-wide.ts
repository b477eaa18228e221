import { useDevice } from '../../../lib/browser/device.ts';
import { useHasFlowLayout } from '../../../lib/session/flow-layout.ts';

const besideSidebar = 1280;

// The staff sidebar takes space, so a table needs a wider window there.
export function useIsWide(): boolean {
  const { type, width } = useDevice();
  const isOwnLayout = useHasFlowLayout();
  return type === 'Desktop' && (isOwnLayout || width >= besideSidebar);
}
