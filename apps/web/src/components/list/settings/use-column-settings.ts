import { useState } from 'react';
import { readJson, writeJson } from '../../../lib/browser/storage.ts';

type Density = 'comfortable' | 'compact';
interface ColumnSettings {
  readonly density: Density;
  readonly columns: readonly string[] | null; // in their order; null: the default columns
}

function readColumnSettings(name: string): ColumnSettings {
  const stored = readJson(`list.${name}`) as Partial<Record<keyof ColumnSettings, unknown>> | null;
  const columns = Array.isArray(stored?.columns) ? stored.columns.filter((id) => typeof id === 'string') : null;
  return { density: stored?.density === 'compact' ? 'compact' : 'comfortable', columns };
}

// Columns and density of a list, stored in this browser.
export function useColumnSettings(name: string) {
  const [columnSettings, setColumnSettings] = useState(() => readColumnSettings(name));
  const change = (part: Partial<ColumnSettings>) => {
    const next = { ...columnSettings, ...part };
    setColumnSettings(next);
    writeJson(`list.${name}`, next);
  };
  return { ...columnSettings, change };
}
export type ColumnSettingsState = ReturnType<typeof useColumnSettings>;
