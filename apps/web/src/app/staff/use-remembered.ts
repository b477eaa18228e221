import { useState } from 'react';
import { read, write } from '../../lib/storage.ts';

// A yes-or-no choice about the screen, kept per realm under a word a person can read.
export function useRemembered(name: 'sidebar', yes: string, no: string, byDefault = false) {
  const [value, setValue] = useState(() => {
    const kept = read(name);
    return kept === yes || (kept !== no && byDefault);
  });
  const remember = (next: boolean) => {
    setValue(next);
    write(name, next ? yes : no);
  };
  return [value, remember] as const;
}
