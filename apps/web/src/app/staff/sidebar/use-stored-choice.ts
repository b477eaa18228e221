import { useState } from 'react';
import { read, write } from '../../../lib/browser/storage.ts';

// A boolean choice, stored per realm as a readable word.
export function useStoredChoice(name: 'sidebar', yes: string, no: string, byDefault = false) {
  const [value, setValue] = useState(() => {
    const stored = read(name);
    return stored === yes || (stored !== no && byDefault);
  });
  const remember = (next: boolean) => {
    setValue(next);
    write(name, next ? yes : no);
  };
  return [value, remember] as const;
}
