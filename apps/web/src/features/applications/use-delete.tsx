import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { dropRow, invalidateList } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { dismissToast, toast } from '../../lib/toast.ts';
import { place, listName } from './application-list.ts';
import { useApplicationWords } from './application-words.ts';
import { UndoToast } from './UndoToast.tsx';

const undoMs = 10_000;

// The row goes at once; ten seconds to take it back. A refusal brings it back with the reason.
export function useDelete() {
  const { t } = useApplicationWords();
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const again = () => invalidateList(client, listName);

  // Its own message goes once it has worked: until then it can be pressed again.
  const restore = async (applicationUid: string, toastId: string) => {
    try {
      await call('restoreApplication', { body: { applicationUid }, once: true });
      void dismissToast(toastId);
      void toast(t('delete.restored'), 'success');
    } catch (error) {
      void toast(errorWords(error), 'error');
    }
    await again();
  };

  return async ({ applicationUid, applicantName }: Application) => {
    if (params.get('open') === applicationUid)
      setParams(
        (now) => {
          for (const name of ['open', 'tab']) now.delete(name);
          return now;
        },
        { replace: true },
      );
    dropRow(client, place, applicationUid);
    try {
      await call('deleteApplication', { query: { applicationUid }, once: true });
    } catch (error) {
      void toast(t('delete.failed', { subject: applicantName, message: errorWords(error) }), 'error');
      await again();
      return;
    }
    await toast(
      (shown) => (
        <UndoToast
          text={t('delete.done', { subject: applicantName })}
          undo={t('delete.undo')}
          onUndo={() => void restore(applicationUid, shown.id)}
        />
      ),
      'blank',
      { duration: undoMs },
    );
    void again();
  };
}
