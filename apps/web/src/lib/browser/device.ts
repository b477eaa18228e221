import { useSyncExternalStore } from 'react';
import { deviceType, isIos, type DeviceType } from '@visawright/contract/platform/device.ts';

export interface Device {
  type: DeviceType;
  isIos: boolean;
  width: number;
}

export const deviceAt = (width: number, platform: string, touchPoints: number): Device => ({
  type: deviceType(width),
  isIos: isIos(platform, touchPoints),
  width,
});

const measure = () =>
  deviceAt(window.innerWidth, `${navigator.platform} ${navigator.userAgent}`, navigator.maxTouchPoints);

let device: Device | undefined;
const listeners = new Set<() => void>();

function onResize() {
  device = measure();
  for (const listener of listeners) listener();
}

// One resize listener for all components. Nobody listened before the first one, so the window may have changed since it was measured.
function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    if (device?.width !== window.innerWidth) device = measure();
    window.addEventListener('resize', onResize);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', onResize);
  };
}

export const useDevice = (): Device => useSyncExternalStore(subscribe, () => (device ??= measure()));
