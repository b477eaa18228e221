import { lazy, Suspense } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { replaceApplication } from '../../journey/flow/application/apply-application.ts';
import type { Lodged } from './LodgeDialog.tsx';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

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

// Steps that only the traveller can report, with the reference number.
export function useLodge(application: Application, portal: string) {
  const { t } = useSubmitTexts();
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
