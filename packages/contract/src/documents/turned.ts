import type { PageOperation } from './document.ts';

// A turn is joined with the one before it, so that four turns are none.
export function turned(operations: readonly PageOperation[], degrees: 90 | 270): PageOperation[] {
  const last = operations.at(-1);
  if (last?.op !== 'rotate') return [...operations, { op: 'rotate', degrees }];
  const sum = (last.degrees + degrees) % 360;
  const before = operations.slice(0, -1);
  return sum === 0 ? before : [...before, { op: 'rotate', degrees: sum as 90 | 180 | 270 }];
}
