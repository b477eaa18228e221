import type { ListColumn } from './list.types.ts';

type Sized = Pick<ListColumn<never>, 'id' | 'width' | 'always' | 'optional' | 'rank'>;

interface Room {
  readonly chosen: readonly string[] | null; // what the person ticked; null: as the screen suggests
  readonly width: number; // for all columns together; 0 before it is known
  readonly mayDrop: boolean; // a chosen column is scrolled to rather than dropped, until the drawer takes its room
}

const shown = <C extends Sized>(columns: readonly C[], chosen: readonly string[] | null) =>
  columns.filter(({ id, always, optional }, i) => i === 0 || always || (chosen ? chosen.includes(id) : !optional));

const leadLeast = 160;

// The first column gives way before another is dropped.
export const neededWidth = (columns: readonly Pick<Sized, 'width'>[]) =>
  columns.reduce((sum, { width }, i) => sum + (i === 0 ? Math.min(width, leadLeast) : width), 0);

// A narrow pane drops whole columns, the least important first, before anybody has to scroll sideways.
export function fitColumns<C extends Sized>(columns: readonly C[], { chosen, width, mayDrop }: Room): C[] {
  const kept = shown(columns, chosen);
  if (width === 0 || (chosen && !mayDrop)) return kept;
  const rank = (column: C) => column.rank ?? columns.indexOf(column);
  const droppable = kept.filter((column, i) => i > 0 && !column.always).sort((a, b) => rank(b) - rank(a));
  let needed = neededWidth(kept);
  const dropped = new Set<C>();
  for (const column of droppable) {
    if (needed <= width) break;
    dropped.add(column);
    needed -= column.width;
  }
  return kept.filter((column) => !dropped.has(column));
}
