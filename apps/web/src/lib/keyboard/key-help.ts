import { useEffect } from 'react';
import { create } from 'zustand';

// Shortcuts of the current screen, listed in the shortcuts dialog.
export interface KeyHelp {
  readonly title: string;
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string; readonly always?: boolean }[];
}

export const keyHelp = create<{ groups: readonly KeyHelp[] }>(() => ({ groups: [] }));

export function useKeyHelp(group: KeyHelp) {
  const text = JSON.stringify(group);
  useEffect(() => {
    const own = JSON.parse(text) as KeyHelp;
    keyHelp.setState(({ groups }) => ({ groups: [...groups, own] }));
    return () => keyHelp.setState(({ groups }) => ({ groups: groups.filter((one) => one !== own) }));
  }, [text]);
}
