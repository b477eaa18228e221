// Puts the chosen columns into their chosen order; the others keep their places.
export function orderColumns<C extends { readonly id: string }>(
  columns: readonly C[],
  chosen: readonly string[] | null,
): C[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const ordered = [...new Set(chosen)].flatMap((id) => byId.get(id) ?? []);
  const isChosen = new Set(ordered);
  let next = 0;
  return columns.map((column) => (isChosen.has(column) ? ordered[next++]! : column));
}
