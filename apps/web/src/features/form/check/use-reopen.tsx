import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { useStoreRecord } from './use-application-record.ts';

const ReopenDialog = lazy(async () => ({
  default: (await import('./ReopenDialog.tsx')).ReopenDialog,
}));

// Declared answers can be changed only after reopening the application, with a reason that is logged.
export function useReopen() {
  const { ask, dialog } = useDialog();
  const take = useStoreRecord();
  const reopen = async ({ applicationUid, applicantName, version }: Application): Promise<boolean> => {
    const row = await ask<Application>((close) => (
      <Suspense>
        <ReopenDialog
          subject={applicantName}
          onClose={() => close(null)}
          onSubmit={async (reason) =>
            close(
              await call('moveApplication', { body: { applicationUid, to: 'initiated', reason, version }, once: true }),
            )
          }
        />
      </Suspense>
    ));
    if (row) await take(row);
    return row !== null;
  };
  return { reopen, dialog };
}
