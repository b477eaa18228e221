import type { ListColumn } from '../list.types.ts';
import { orderColumns } from '../settings/order-columns.ts';

type Sized = Pick<ListColumn<never>, 'id' | 'width' | 'least' | 'always' | 'optional' | 'rank'>;

interface Room {
  readonly chosen: readonly string[] | null; // chosen columns in their order; null: the default
  readonly width: number; // total width; 0 before measuring
  readonly mayDrop: boolean; // explicitly chosen columns are dropped only while the drawer is open
}

function shown<C extends Sized>([lead, ...others]: readonly C[], chosen: readonly string[] | null): C[] {
  const visible = others.filter(({ id, always, optional }) => always || (chosen ? chosen.includes(id) : !optional));
  return lead ? [lead, ...orderColumns(visible, chosen)] : [];
}

const leadLeast = 160;
const leadMost = 240;

// The first column takes what the others leave.
export const neededWidth = (columns: readonly Pick<Sized, 'width'>[]) =>
  columns.reduce((sum, { width }, i) => sum + (i === 0 ? Math.min(width, leadLeast) : width), 0);

const leastOf = ({ width, least }: Sized) => least ?? width;
const leastWidth = (columns: readonly Sized[]) =>
  columns.reduce((sum, column, i) => sum + (i === 0 ? Math.min(column.width, leadLeast) : leastOf(column)), 0);

// Narrow panes shrink columns, then drop the least important ones, before they scroll horizontally. In wide panes the other columns
// share what the first one does not need.
export function fitColumns<C extends Sized>(columns: readonly C[], { chosen, width, mayDrop }: Room): C[] {
  const visible = shown(columns, chosen);
  if (width === 0) return visible;
  if (chosen && !mayDrop) return stretch(visible, width);
  const rank = (column: C) => column.rank ?? columns.indexOf(column);
  const droppable = visible.filter((column, i) => i > 0 && !column.always).sort((a, b) => rank(b) - rank(a));
  let needed = leastWidth(visible);
  const dropped = new Set<C>();
  for (const column of droppable) {
    if (needed <= width) break;
    dropped.add(column);
    needed -= leastOf(column);
  }
  return stretch(
    visible.filter((column) => !dropped.has(column)),
    width,
  );
}

function stretch<C extends Sized>(columns: readonly C[], width: number): C[] {
  const [lead, ...others] = columns;
  if (!lead || others.length === 0) return [...columns];
  const tight = width - neededWidth(columns);
  if (tight < 0) {
    const spare = others.reduce((sum, column) => sum + column.width - leastOf(column), 0);
    const share = spare === 0 ? 0 : Math.min(1, -tight / spare);
    const shrunk = others.map((column) => ({
      ...column,
      width: Math.floor(column.width - (column.width - leastOf(column)) * share),
    }));
    return [lead, ...shrunk];
  }
  const most = Math.max(leadMost, lead.width);
  const extra = width - most - others.reduce((sum, column) => sum + column.width, 0);
  const each = Math.floor(Math.max(0, extra) / others.length);
  return [lead, ...others.map((column) => ({ ...column, width: column.width + each }))];
}
