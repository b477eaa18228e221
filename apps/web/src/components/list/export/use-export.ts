import { useRef, useState } from 'react';
import { csvFile } from '../../../lib/files/csv.ts';
import { today } from '../../../lib/dates/dates.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { csvRows, readAll } from './list-export.ts';
import type { ListDefinition, ListQuery, ListSelection } from '../list.types.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber } from '../table/format-number.ts';

export function useExport<Row>(definition: ListDefinition<Row>, query: ListQuery) {
  const { t } = useListTexts();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  const { exportName, columns, fetch } = definition;

  const save = (rows: readonly Row[], cut: boolean) => {
    saveFile(csvFile(csvRows(columns, rows)), `${exportName}-${today()}.csv`);
    const text = formatNumber(rows.length);
    return cut ? toast(t('export.cut', { text })) : toast(t('export.done', { text, count: rows.length }), 'success');
  };

  const run = async (selection?: ListSelection<Row>) => {
    if (running.current) return;
    if (selection?.kind === 'rows') {
      void save(selection.rows, false);
      return;
    }
    const stop = new AbortController();
    running.current = stop;
    setProgress(0);
    try {
      const { rows, cut } = await readAll(fetch, query, { signal: stop.signal, onProgress: setProgress });
      void save(rows, cut);
    } catch {
      void (stop.signal.aborted ? toast(t('export.stopped')) : toast(t('export.failed'), 'error'));
    } finally {
      running.current = null;
      setProgress(null);
    }
  };
  return {
    isOffered: exportName !== undefined,
    progress,
    run: (selection?: ListSelection<Row>) => void run(selection),
    stop: () => running.current?.abort(),
  };
}
export type ListExport<Row> = ReturnType<typeof useExport<Row>>;
