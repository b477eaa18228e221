import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { dropRow, invalidateList, listKey } from '../../../components/list/state/list-cache.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { dismissToast, toast } from '../../../lib/browser/toast.ts';
import { UndoToast } from './UndoToast.tsx';

const undoMs = 10_000;
const name = 'applications';
const place = { name, rowId: (row: Application) => row.applicationUid } as const;

export interface DeleteWords {
  readonly done: (row: Application) => string;
  readonly failed: (row: Application, message: string) => string;
  readonly undo: string;
  readonly restored: string;
}

// Removes the row at once and offers undo for ten seconds. If the call fails, the row returns with the reason.
export function useUndoDelete(words: DeleteWords) {
  const client = useQueryClient();
  const again = () => invalidateList(client, name);

  // The toast stays until undo has succeeded, so that it can be retried.
  const restore = async (applicationUid: string, toastId: string) => {
    try {
      await call('restoreApplication', { body: { applicationUid }, once: true });
      void dismissToast(toastId);
      void toast(words.restored, 'success');
    } catch (error) {
      void toast(errorText(error), 'error');
    }
    await again();
  };

  return async (row: Application) => {
    const { applicationUid } = row;
    await client.cancelQueries({ queryKey: listKey(name) }); // a pending reply would bring the row back
    dropRow(client, place, applicationUid);
    try {
      await call('deleteApplication', { query: { applicationUid }, once: true });
    } catch (error) {
      void toast(words.failed(row, errorText(error)), 'error');
      await again();
      return;
    }
    await toast(
      (shown) => (
        <UndoToast text={words.done(row)} undo={words.undo} onUndo={() => void restore(applicationUid, shown.id)} />
      ),
      'blank',
      { duration: undoMs },
    );
    void again();
  };
}
