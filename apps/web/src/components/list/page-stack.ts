import type { Total } from './list.types.ts';

// Pages are reached by cursors that only the server reads, so going back means remembering the way here.
export interface PageStack extends Total {
  readonly query: string; // whose way it is: another question starts anew
  readonly cursors: readonly (string | null)[];
}

export const firstPage = (query: string): PageStack => ({ query, cursors: [null], total: null, more: false });

export const cursorOf = (stack: PageStack) => stack.cursors.at(-1) ?? null;
export const isFirst = (stack: PageStack) => stack.cursors.length <= 1;

// The server counts with the first page only: later pages keep its word.
export const nextPage = (stack: PageStack, cursor: string, counted: Total): PageStack => ({
  ...stack,
  ...totalAt(stack, counted),
  cursors: [...stack.cursors, cursor],
});
export const previousPage = (stack: PageStack): PageStack =>
  isFirst(stack) ? stack : { ...stack, cursors: stack.cursors.slice(0, -1) };

export const totalAt = (stack: PageStack, counted: Total | undefined): Total =>
  counted && counted.total !== null
    ? { total: counted.total, more: counted.more }
    : { total: stack.total, more: stack.more };

export interface Span extends Total {
  readonly from: number;
  readonly to: number;
}

// 'from 51 to 100 of 1,000 or more'; where nothing was counted, the last page still knows the end.
export function spanOf(stack: PageStack, size: number, count: number, hasNext: boolean, counted?: Total): Span {
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
