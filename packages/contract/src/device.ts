import { breakpoints } from './constants.ts';

export type DeviceType = 'Mobile' | 'Tablet' | 'Desktop' | 'Default';

export function deviceType(width: number): DeviceType {
  if (width <= breakpoints.mobileMax) return 'Mobile';
  if (width < breakpoints.desktopMin) return 'Tablet';
  return width >= breakpoints.desktopMin ? 'Desktop' : 'Default'; // NaN: no width known
}

// An iPad calls itself a Mac; only touch tells them apart.
export const isIos = (platform: string, touchPoints: number) =>
  /iPhone|iPad|iPod|Mac/.test(platform) && touchPoints > 0;
