import type { Total } from '../list.types.ts';

// Cursors are opaque and forward-only, so previous pages are stored in a stack.
export interface PageStack extends Total {
  readonly query: string; // query of this stack; another query resets it
  readonly cursors: readonly (string | null)[];
}

export const firstPage = (query: string): PageStack => ({ query, cursors: [null], total: null, more: false });

export const cursorOf = (stack: PageStack) => stack.cursors.at(-1) ?? null;
export const isFirst = (stack: PageStack) => stack.cursors.length <= 1;

// The server counts only with the first page; later pages reuse its total.
export const nextPage = (stack: PageStack, cursor: string, counted: Total): PageStack => ({
  ...stack,
  ...totalAt(stack, counted),
  cursors: [...stack.cursors, cursor],
});
export const previousPage = (stack: PageStack): PageStack =>
  isFirst(stack) ? stack : { ...stack, cursors: stack.cursors.slice(0, -1) };

const totalAt = (stack: PageStack, counted: Total | undefined): Total =>
  counted && counted.total !== null
    ? { total: counted.total, more: counted.more }
    : { total: stack.total, more: stack.more };

export interface PageRange extends Total {
  readonly from: number;
  readonly to: number;
}

// Such as 51–100 of 1,000+; without a count, the last page determines the total.
export function pageRangeOf(
  stack: PageStack,
  size: number,
  count: number,
  hasNext: boolean,
  counted?: Total,
): PageRange {
  const before = (stack.cursors.length - 1) * size;
  const { total, more } = totalAt(stack, counted);
  const known = total ?? (hasNext ? null : before + count);
  const to = before + count;
  return {
    from: count === 0 ? 0 : before + 1,
    to,
    total: known === null ? null : Math.max(known, to),
    more: more && hasNext,
  };
}
