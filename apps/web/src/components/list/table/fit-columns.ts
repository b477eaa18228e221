import type { ListColumn } from '../list.types.ts';

type Sized = Pick<ListColumn<never>, 'id' | 'width' | 'always' | 'optional' | 'rank'>;

interface Room {
  readonly chosen: readonly string[] | null; // chosen columns; null: the default
  readonly width: number; // total width; 0 before measuring
  readonly mayDrop: boolean; // explicitly chosen columns are dropped only while the drawer is open
}

const shown = <C extends Sized>(columns: readonly C[], chosen: readonly string[] | null) =>
  columns.filter(({ id, always, optional }, i) => i === 0 || always || (chosen ? chosen.includes(id) : !optional));

const leadLeast = 160;

// Shrinks the first column before dropping others.
export const neededWidth = (columns: readonly Pick<Sized, 'width'>[]) =>
  columns.reduce((sum, { width }, i) => sum + (i === 0 ? Math.min(width, leadLeast) : width), 0);

// Narrow panes drop the least important columns before they scroll horizontally.
export function fitColumns<C extends Sized>(columns: readonly C[], { chosen, width, mayDrop }: Room): C[] {
  const visible = shown(columns, chosen);
  if (width === 0 || (chosen && !mayDrop)) return visible;
  const rank = (column: C) => column.rank ?? columns.indexOf(column);
  const droppable = visible.filter((column, i) => i > 0 && !column.always).sort((a, b) => rank(b) - rank(a));
  let needed = neededWidth(visible);
  const dropped = new Set<C>();
  for (const column of droppable) {
    if (needed <= width) break;
    dropped.add(column);
    needed -= column.width;
  }
  return visible.filter((column) => !dropped.has(column));
}
