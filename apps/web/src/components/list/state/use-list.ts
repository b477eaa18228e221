import { isPlain, queryText } from './list-location.ts';
import type { ListDefinition } from '../list.types.ts';
import { useBulk } from '../selection/use-bulk.ts';
import { useExport } from '../export/use-export.ts';
import { useColumnSettings } from '../settings/use-column-settings.ts';
import { useListPages } from './use-list-pages.ts';
import { useListSelection } from '../selection/use-list-selection.ts';
import { useListLocation } from './use-list-location.ts';
import { useOpenRow } from '../drawer/use-open-row.ts';

// State of a list: query, rows, selection and open row.
export function useList<Row>(definition: ListDefinition<Row>) {
  const [location, move] = useListLocation(definition);
  const { search, filters, sort } = location;
  const pages = useListPages(definition, location, queryText(location, definition));
  const selected = useListSelection(queryText({ search, filters }, definition), pages.rows);
  const isNothing = !pages.isBusy && !pages.isFailing && pages.rows.length === 0;
  return {
    definition,
    location,
    move,
    query: { search, filters, sort },
    pages,
    selected,
    isSelectable: Boolean(definition.bulkActions?.length) || definition.file !== undefined,
    state: pages.isFailing ? 'failing' : !isNothing ? 'rows' : isPlain(location) ? 'empty' : 'noMatch',
    columnSettings: useColumnSettings(definition.name),
    file: useExport(definition, { search, filters, sort }),
    bulk: useBulk(definition, selected),
    open: useOpenRow(definition, definition.drawer ? location.open : null, pages),
  } as const;
}
export type List<Row> = ReturnType<typeof useList<Row>>;
