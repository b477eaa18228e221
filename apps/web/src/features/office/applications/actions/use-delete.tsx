import { useSearchParams } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useUndoDelete } from '../../../shared/applications/use-undo-delete.tsx';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

// Closes the drawer of a deleted row.
export function useDelete() {
  const { t } = useApplicationsTexts();
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
