import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/call.ts';
import { useTakeRecord } from './use-record.ts';

const ReopenDialog = lazy(async () => ({
  default: (await import('../../applications/dialogs/ReopenDialog.tsx')).ReopenDialog,
}));

// Closed answers change only after the application is reopened, with a reason that stays in its history.
export function useReopen() {
  const { ask, dialog } = useDialog();
  const take = useTakeRecord();
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
