import { isPlain, queryText } from './list-url.ts';
import type { ListDefinition } from './list.types.ts';
import { useBulk } from './use-bulk.ts';
import { useExport } from './use-export.ts';
import { useListLook } from './use-list-look.ts';
import { useListPages } from './use-list-pages.ts';
import { useListSelection } from './use-list-selection.ts';
import { useListUrl } from './use-list-url.ts';
import { useOpenRow } from './use-open-row.ts';

// Everything a list knows at one moment: the question, the rows, what is ticked and what is open.
export function useList<Row>(definition: ListDefinition<Row>) {
  const [place, move] = useListUrl(definition);
  const { search, filters, sort } = place;
  const pages = useListPages(definition, place, queryText(place, definition));
  const selected = useListSelection(queryText({ search, filters }, definition), pages.rows);
  const isNothing = !pages.isBusy && !pages.isFailing && pages.rows.length === 0;
  return {
    definition,
    place,
    move,
    query: { search, filters, sort },
    pages,
    selected,
    isSelectable: Boolean(definition.bulkActions?.length) || definition.exportName !== undefined,
    state: pages.isFailing ? 'failing' : !isNothing ? 'rows' : isPlain(place) ? 'empty' : 'noMatch',
    look: useListLook(definition.name),
    file: useExport(definition, { search, filters, sort }),
    bulk: useBulk(definition, selected),
    open: useOpenRow(definition, definition.drawer ? place.open : null, pages),
  } as const;
}
export type List<Row> = ReturnType<typeof useList<Row>>;
