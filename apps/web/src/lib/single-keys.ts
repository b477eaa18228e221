import { create } from 'zustand';
import { read, write } from './storage.ts';

// Shortcuts of one letter are on until a person switches them off (WCAG 2.1.4).
export const singleKeysStore = create(() => ({ on: read('shortcuts') !== 'off' }));

export function setSingleKeys(on: boolean) {
  write('shortcuts', on ? 'on' : 'off');
  singleKeysStore.setState({ on });
}

export const useSingleKeys = () => singleKeysStore(({ on }) => on);
