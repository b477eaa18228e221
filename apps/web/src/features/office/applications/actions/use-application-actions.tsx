import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { putRow } from '../../../../components/list/state/list-cache.ts';
import { call } from '../../../../lib/api/call.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { recountViews } from '../../../shared/lists/use-view-counts.ts';
import { listName } from '../list/application-list.ts';
import { applicationList } from '../../../shared/lists/application-list.ts';
import { EditTripDialog } from '../dialogs/EditTripDialog.tsx';
import { MessageDialog } from '../dialogs/MessageDialog.tsx';
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx';
import { ReopenDialog } from '../../../form/check/ReopenDialog.tsx';
import { SendOneForReview } from '../dialogs/SendOneForReview.tsx';
import { StepDialog } from '../dialogs/StepDialog.tsx';
import { TransferDialog } from '../dialogs/TransferDialog.tsx';
import { formAddress } from '../form-address.ts';
import { reportableStatus } from '@visawright/forms/progress/next-step.ts';
import { drawerAddress } from './application-steps.ts';
import { staffNext } from './staff-step.ts';
import { refreshOutdatedRow } from '../list/refresh-outdated-row.ts';
import { useDelete } from './use-delete.tsx';
import '../applications.css';
import {
  useApplicationsTexts,
  type ApplicationsTranslate,
} from '../../../../translations/applications/applications-texts.ts';
import type { KeyOf } from '../../../../lib/translation/define-texts.ts';

// Actions on one application. Each opens its dialog if needed and puts the returned record into the list.
export function useApplicationActions(ask: Ask) {
  const { t } = useApplicationsTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const remove = useDelete();

  const settle = (row: Application | null, done: KeyOf<ApplicationsTranslate>) => {
    if (!row) return;
    putRow(client, applicationList, row);
    void recountViews(client, listName);
    void client.invalidateQueries({ queryKey: ['application', row.applicationUid] });
    void client.invalidateQueries({ queryKey: ['choices'] });
    void toast(t(done, { subject: row.applicantName, name: row.agentName ?? '' }), 'success');
  };
  const orReadAgain = (applicationUid: string, action: Promise<Application>) =>
    action.catch((error: unknown) => {
      refreshOutdatedRow(error, client, applicationUid);
      throw error;
    });
  const asked = (done: KeyOf<ApplicationsTranslate>, render: Parameters<typeof ask<Application>>[0]) =>
    void ask<Application>(render).then((row) => settle(row, done));

  const actions = {
    remove: (row: Application) => void remove(row),
    openForm: (row: Application) => {
      const address = formAddress(row);
      if (address) void navigate(address);
    },
    newFor: (row: Application) => void navigate(`/get-visa?applicantUid=${row.applicantUid}`),
    message: (row: Application) => void ask((close) => <MessageDialog row={row} onClose={() => close(null)} />),
    transfer: ({ applicationUid, applicantUid, applicantName, agentId }: Application) =>
      asked('transfer.done', (close) => (
        <TransferDialog
          subject={applicantName}
          now={agentId}
          onClose={() => close(null)}
          onSubmit={async (agentUid) =>
            close(
              await orReadAgain(
                applicationUid,
                call('transferToAgent', { query: { agentUid, applicationUid, applicantUid }, once: true }),
              ),
            )
          }
        />
      )),
    send: (row: Application) =>
      asked('send.done', (close) => (
        <SendOneForReview
          row={row}
          onClose={() => close(null)}
          onSubmit={async (body) => {
            const { applicationUid } = row;
            close(
              await orReadAgain(applicationUid, call('sendForReview', { query: { applicationUid }, body, once: true })),
            );
          }}
        />
      )),
    outcome: (row: Application) =>
      asked('setOutcome.done', (close) => (
        <OutcomeDialog
          subject={row.applicantName}
          now={row}
          onClose={() => close(null)}
          onSubmit={async (body) => {
            const { applicationUid } = row;
            close(
              await orReadAgain(applicationUid, call('updateOutcome', { query: { applicationUid }, body, once: true })),
            );
          }}
        />
      )),
    reopen: ({ applicationUid, applicantName, version }: Application) =>
      asked('reopen.done', (close) => (
        <ReopenDialog
          subject={applicantName}
          onClose={() => close(null)}
          onSubmit={async (reason) =>
            close(
              await orReadAgain(
                applicationUid,
                call('moveApplication', { body: { applicationUid, to: 'initiated', reason, version }, once: true }),
              ),
            )
          }
        />
      )),
    step: (row: Application) => {
      const to = reportableStatus(row);
      if (!to) return;
      const { applicationUid, applicantName, version } = row;
      asked(`step.${to}.done`, (close) => (
        <StepDialog
          subject={applicantName}
          to={to}
          onClose={() => close(null)}
          onSubmit={async (lodgedReference) => {
            const body = { applicationUid, to, version, ...(lodgedReference ? { lodgedReference } : {}) };
            close(await orReadAgain(applicationUid, call('moveApplication', { body, once: true })));
          }}
        />
      ));
    },
    edit: (row: Application) =>
      asked('edit.done', (close) => (
        <EditTripDialog
          row={row}
          onClose={() => close(null)}
          onTheirs={(current) => {
            putRow(client, applicationList, current);
            close(null);
          }}
          onSubmit={async (visaDetails, version) => {
            const { applicationUid } = row;
            const body = { application: { visaDetails, version } };
            close(
              await orReadAgain(
                applicationUid,
                call('updateApplication', { query: { applicationUid }, body, once: true }),
              ),
            );
          }}
        />
      )),
    download: async ({ applicationUid }: Application) => {
      try {
        const { downloadReadyPackage } = await import('../../../shared/packages/download-ready-package.ts');
        if (!(await downloadReadyPackage(applicationUid))) await navigate(drawerAddress({ applicationUid }));
      } catch (error) {
        void toast(errorText(error), 'error');
      }
    },
  };
  // The primary action in drawer and list.
  const next = (row: Application) => {
    const found = staffNext(row);
    if (!found) return null;
    const { step, to } = found;
    const run = () => {
      if (to !== null) void navigate(to);
      else if (step === 'sendForReview') actions.send(row);
      else if (step === 'download') void actions.download(row);
      else if (step === 'markSubmitted') actions.step(row);
      else if (step === 'recordOutcome') actions.outcome(row);
    };
    return { step, label: t(`next.${step}`), run };
  };
  return { ...actions, next };
}
export type ApplicationActions = ReturnType<typeof useApplicationActions>;
