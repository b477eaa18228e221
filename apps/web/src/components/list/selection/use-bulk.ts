import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../translations/errors/error-text.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { invalidateList } from '../state/list-cache.ts';
import type { BulkAction, BulkResult, ListDefinition, ListQuery, Total } from '../list.types.ts';
import type { SelectedRows } from './use-list-selection.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber } from '../table/format-number.ts';

export interface PartlyDone extends BulkResult {
  readonly label: string;
  readonly isSelected: boolean; // failed rows stay selected
}

export function useBulk<Row>(definition: ListDefinition<Row>, selected: SelectedRows<Row>) {
  const { t } = useListTexts();
  const client = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);
  const [partly, setPartly] = useState<PartlyDone | null>(null);

  const mayRun = ({ mayRun: may, matching }: BulkAction<Row>) =>
    selected.isMatching
      ? { may: matching === false ? 0 : 1, count: 1 }
      : { may: selected.rows.filter(({ row }) => may?.(row) ?? true).length, count: selected.count };

  const settle = (action: BulkAction<Row>, { done, failed, message }: BulkResult) => {
    const label = action.label;
    if (failed.length === 0) {
      selected.clear();
      void toast(message ?? t('bulk.done', { label, count: done, text: formatNumber(done) }), 'success');
    } else {
      const isSelected = !selected.isMatching;
      if (isSelected) selected.only(new Set(failed.map(({ id }) => id)));
      setPartly({ label, done, failed, isSelected, ...(message ? { message } : {}) });
    }
  };

  const run = async (action: BulkAction<Row>, query: ListQuery, total: Total) => {
    const given = selected.given(query, total);
    const left = given.kind === 'rows' && action.mayRun ? given.rows.filter((row) => !action.mayRun!(row)) : [];
    const not = new Set(left.map(definition.rowId));
    const refused = left.map((row) => ({
      id: definition.rowId(row),
      label: definition.rowLabel(row),
      reason: t('bulk.notAllowed'),
    }));
    const selection =
      given.kind === 'rows'
        ? {
            ...given,
            ids: given.ids.filter((id) => !not.has(id)),
            rows: given.rows.filter((row) => !left.includes(row)),
          }
        : given;
    setRunning(action.id);
    try {
      const result = await action.run(selection);
      if (result) settle(action, { ...result, failed: [...result.failed, ...refused] });
      if (result) await invalidateList(client, definition.name);
    } catch (error) {
      void toast(t('bulk.failed', { label: action.label, message: errorText(error) }), 'error');
    } finally {
      setRunning(null);
    }
  };
  return {
    running,
    partly,
    mayRun,
    closePartly: () => setPartly(null),
    run: (action: BulkAction<Row>, query: ListQuery, total: Total) => void run(action, query, total),
  };
}
export type Bulk<Row> = ReturnType<typeof useBulk<Row>>;
