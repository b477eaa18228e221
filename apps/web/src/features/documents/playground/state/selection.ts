import type { PageItem } from './page-items.ts';

export interface Selection {
  readonly current: string | null; // on the canvas
  readonly anchor: string | null; // where a range begins
  readonly selected: ReadonlySet<string>;
}
export type SelectMode = 'one' | 'range' | 'toggle';

export const nothingSelected: Selection = { current: null, anchor: null, selected: new Set() };
export const selectOne = (key: string): Selection => ({ current: key, anchor: key, selected: new Set([key]) });

export function select(now: Selection, keys: readonly string[], key: string, mode: SelectMode): Selection {
  if (mode === 'one') return selectOne(key);
  if (mode === 'toggle') {
    const selected = new Set(now.selected);
    if (!selected.delete(key)) selected.add(key);
    return { current: key, anchor: key, selected };
  }
  const from = keys.indexOf(now.anchor ?? key);
  const to = keys.indexOf(key);
  if (from < 0 || to < 0) return selectOne(key);
  return {
    current: key,
    anchor: now.anchor ?? key,
    selected: new Set(keys.slice(Math.min(from, to), Math.max(from, to) + 1)),
  };
}

// Moves the current page by one; with Shift it extends the range, with Ctrl it moves without selecting.
export function step(now: Selection, keys: readonly string[], by: number, mode: 'one' | 'range' | 'free'): Selection {
  if (keys.length === 0) return now;
  const at = now.current === null ? -1 : keys.indexOf(now.current);
  const next = at < 0 ? (by > 0 ? 0 : keys.length - 1) : Math.min(keys.length - 1, Math.max(0, at + by));
  const key = keys[next]!;
  return mode === 'free' ? { ...now, current: key } : select(now, keys, key, mode);
}

// Pages that went into another document stay selected there. A page of another traveller has a new id once the server has moved it: it is
// found by its place. The current page that is gone is replaced by its neighbour.
export function followPages(now: Selection, before: readonly PageItem[], after: readonly PageItem[]): Selection {
  const there = new Set(after.map(({ key }) => key));
  const isWhole = [now.current, now.anchor, ...now.selected].every((key) => key === null || there.has(key));
  if (isWhole) return now;
  const known = new Map(before.map((item) => [item.key, item]));
  const follow = (key: string | null): string | null => {
    if (key === null || there.has(key)) return key;
    const lost = known.get(key);
    if (!lost) return null;
    const found =
      after.find(({ page }) => page !== null && page.pageUid === lost.page?.pageUid) ??
      after.find(
        ({ key: other, document, index }) =>
          document.docId === lost.document.docId && index === lost.index && !known.has(other),
      );
    return found?.key ?? null;
  };
  const selected = [...now.selected].flatMap((key) => follow(key) ?? []);
  const at = before.findIndex(({ key }) => key === now.current);
  const current = follow(now.current) ?? after[Math.min(Math.max(at, 0), after.length - 1)]?.key ?? null;
  if (current === null) return nothingSelected;
  return selected.length > 0
    ? { current, anchor: follow(now.anchor) ?? current, selected: new Set(selected) }
    : selectOne(current);
}
