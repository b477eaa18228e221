import { create } from 'zustand';
import { read, write } from '../browser/storage.ts';

// Single-key shortcuts can be switched off (WCAG 2.1.4).
export const singleKeysStore = create(() => ({ on: read('shortcuts') !== 'off' }));

export function setSingleKeys(on: boolean) {
  write('shortcuts', on ? 'on' : 'off');
  singleKeysStore.setState({ on });
}

export const useSingleKeys = () => singleKeysStore(({ on }) => on);
