import { breakpoints } from './constants.ts';

export type DeviceType = 'Mobile' | 'Tablet' | 'Desktop' | 'Default';

export function deviceType(width: number): DeviceType {
  if (width <= breakpoints.mobileMax) return 'Mobile';
  if (width < breakpoints.desktopMin) return 'Tablet';
  return width >= breakpoints.desktopMin ? 'Desktop' : 'Default'; // NaN if the width is unknown
}

// An iPad reports itself as a Mac; only touch support distinguishes them.
export const isIos = (platform: string, touchPoints: number) =>
  /iPhone|iPad|iPod|Mac/.test(platform) && touchPoints > 0;
