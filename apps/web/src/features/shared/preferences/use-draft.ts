import { useState } from 'react';

// Unsaved edits merged over the saved values; a value set back counts as unchanged.
export function useDraft<T extends object>(saved: T) {
  const [edits, setEdits] = useState<Partial<T>>({});
  const changed = changedKeys(saved, edits);
  return {
    value: { ...saved, ...edits },
    changed,
    edits: Object.fromEntries(changed.map((key) => [key, edits[key]])) as Partial<T>,
    change: (part: Partial<T>) => setEdits((now) => ({ ...now, ...part })),
    discard: () => setEdits({}),
  };
}

export const changedKeys = <T extends object>(saved: T, edits: Partial<T>) =>
  (Object.keys(edits) as (keyof T & string)[]).filter(
    (key) => JSON.stringify(edits[key]) !== JSON.stringify(saved[key]),
  );
