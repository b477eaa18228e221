import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/application.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { call } from '../../lib/call.ts';
import { toast } from '../../lib/toast.ts';
import { replaceApplication } from '../flow/take-application.ts';
import type { Lodged } from './LodgeDialog.tsx';
import { useSubmitWords } from './submit-words.ts';

const LodgeDialog = lazy(async () => ({ default: (await import('./LodgeDialog.tsx')).LodgeDialog }));

const steps = { online: 'online-form-completed', applied: 'submitted' } as const;
export type LodgeKind = keyof typeof steps | 'edit';

function send(kind: LodgeKind, { applicationUid, version }: Application, { reference, day }: Lodged) {
  if (kind === 'edit') {
    const body = { applicationUid, lodgedReference: reference || null, lodgedOn: day || null, version };
    return call('setLodged', { body, once: true });
  }
  const lodged = { ...(reference ? { lodgedReference: reference } : {}), ...(day ? { lodgedOn: day } : {}) };
  return call('moveApplication', { body: { applicationUid, to: steps[kind], version, ...lodged }, once: true });
}

// What only the person knows: the form is sent, the application is handed in, and under which number.
export function useLodge(application: Application, portal: string) {
  const { t } = useSubmitWords();
  const { ask, dialog } = useDialog();
  const open = async (kind: LodgeKind) => {
    const row = await ask<Application>((close) => (
      <Suspense>
        <LodgeDialog
          kind={kind}
          application={application}
          portal={portal}
          onClose={() => close(null)}
          onSubmit={async (lodged) => close(await send(kind, application, lodged))}
        />
      </Suspense>
    ));
    if (!row) return;
    replaceApplication(row);
    void toast(t('lodge.done'), 'success');
  };
  return { ask: (kind: LodgeKind) => void open(kind), dialog };
}
