import { useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { useApplicationWords } from './application-words.ts';
import { useUndoDelete } from './use-undo-delete.tsx';

// An open drawer closes with its row.
export function useDelete() {
  const { t } = useApplicationWords();
  const [params, setParams] = useSearchParams();
  const remove = useUndoDelete({
    done: ({ applicantName }) => t('delete.done', { subject: applicantName }),
    failed: ({ applicantName }, message) => t('delete.failed', { subject: applicantName, message }),
    undo: t('delete.undo'),
    restored: t('delete.restored'),
  });
  return (row: Application) => {
    if (params.get('open') === row.applicationUid)
      setParams(
        (now) => {
          for (const name of ['open', 'tab']) now.delete(name);
          return now;
        },
        { replace: true },
      );
    return remove(row);
  };
}
