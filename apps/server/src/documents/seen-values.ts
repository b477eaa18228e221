import { placeOf, type PlacedPage } from '@visawright/contract/page-place.ts';
import type { StoredValue } from './reading.ts';

// A field that can be seen on a page is not answered from a place that was cropped away, however sure that was.
export function seenRather(values: readonly StoredValue[], pages: readonly PlacedPage[]): StoredValue[] {
  const seen = new Set(values.filter((value) => placeOf(pages, value) >= 0));
  const fields = new Set([...seen].map(({ field }) => field));
  return values.filter((value) => seen.has(value) || !fields.has(value.field));
}
