import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { dropRow, invalidateList, listKey } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
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

// The row goes at once; ten seconds to take it back. A refusal brings it back with the reason.
export function useUndoDelete(words: DeleteWords) {
  const client = useQueryClient();
  const again = () => invalidateList(client, name);

  // Its own message goes once it has worked: until then it can be pressed again.
  const restore = async (applicationUid: string, toastId: string) => {
    try {
      await call('restoreApplication', { body: { applicationUid }, once: true });
      void dismissToast(toastId);
      void toast(words.restored, 'success');
    } catch (error) {
      void toast(errorWords(error), 'error');
    }
    await again();
  };

  return async (row: Application) => {
    const { applicationUid } = row;
    await client.cancelQueries({ queryKey: listKey(name) }); // an answer on its way would bring the row back
    dropRow(client, place, applicationUid);
    try {
      await call('deleteApplication', { query: { applicationUid }, once: true });
    } catch (error) {
      void toast(words.failed(row, errorWords(error)), 'error');
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
