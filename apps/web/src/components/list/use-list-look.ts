import { useState } from 'react';
import { readJson, writeJson } from '../../lib/storage.ts';

export type Density = 'comfortable' | 'compact';
interface Look {
  readonly density: Density;
  readonly columns: readonly string[] | null; // null: as the screen suggests
}

function readLook(name: string): Look {
  const kept = readJson(`list.${name}`) as Partial<Record<keyof Look, unknown>> | null;
  const columns = Array.isArray(kept?.columns) ? kept.columns.filter((id) => typeof id === 'string') : null;
  return { density: kept?.density === 'compact' ? 'compact' : 'comfortable', columns };
}

// How a person wants to see this list, kept in this browser.
export function useListLook(name: string) {
  const [look, setLook] = useState(() => readLook(name));
  const change = (part: Partial<Look>) => {
    const next = { ...look, ...part };
    setLook(next);
    writeJson(`list.${name}`, next);
  };
  return { ...look, change };
}
export type ListLook = ReturnType<typeof useListLook>;
