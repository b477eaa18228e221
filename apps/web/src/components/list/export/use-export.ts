import { useRef, useState } from 'react';
import { CallError } from '../../../lib/api/call.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { today } from '../../../lib/dates/dates.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import type { ListQuery, ListSelection } from '../list.types.ts';
import type { ListFile } from './list-file.ts';
import { writeFile, type FileKind } from './write-file.ts';
import { formatNumber } from '../table/format-number.ts';

// Nothing is exported if the person does not confirm who they are.
const isDeclined = (error: unknown) => error instanceof CallError && error.code === 'auth.confirmNeeded';

interface Source {
  readonly file?: ListFile | undefined;
  readonly title: string;
}

export function useExport({ file, title }: Source, query: ListQuery) {
  const { t } = useListTexts();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController>(null);

  const run = async (kind: FileKind, selection?: ListSelection<unknown>) => {
    if (running.current || !file) return;
    const stop = new AbortController();
    running.current = stop;
    setRunning(true);
    try {
      const only = selection?.kind === 'rows' ? { only: selection.ids } : {};
      const { rows, isCut } = await file.read({ ...query, ...only, signal: stop.signal });
      const blob = await writeFile[kind](title, rows);
      stop.signal.throwIfAborted();
      saveFile(blob, `${file.name}-${today()}.${kind}`);
      const count = rows.length - 1;
      const text = formatNumber(count);
      void (isCut ? toast(t('export.cut', { text })) : toast(t('export.done', { text, count }), 'success'));
    } catch (error) {
      const isStopped = stop.signal.aborted || isDeclined(error);
      void (isStopped ? toast(t('export.stopped')) : toast(t('export.failed'), 'error'));
    } finally {
      running.current = null;
      setRunning(false);
    }
  };
  return {
    isOffered: file !== undefined,
    isRunning,
    run: (kind: FileKind, selection?: ListSelection<unknown>) => void run(kind, selection),
    stop: () => running.current?.abort(),
  };
}
export type ListExport = ReturnType<typeof useExport>;
