import { visiblePageIndex, type LocatedPage } from '@visawright/contract/documents/visible-page-index.ts';
import type { StoredValue } from './reading.ts';

// A value that is visible on a page wins over one in a cropped-away region, however certain that was.
export function preferVisibleValues(values: readonly StoredValue[], pages: readonly LocatedPage[]): StoredValue[] {
  const seen = new Set(values.filter((value) => visiblePageIndex(pages, value) >= 0));
  const fields = new Set([...seen].map(({ field }) => field));
  return values.filter((value) => seen.has(value) || !fields.has(value.field));
}
