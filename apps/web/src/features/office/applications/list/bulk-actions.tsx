import { IconProgressCheck, IconSend, IconTransfer, IconTrash } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ReactNode } from 'react';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import type { BulkAction, BulkResult, ListSelection } from '../../../../components/list/list.types.ts';
import { call, type CallInput } from '../../../../lib/api/call.ts';
import { refusalText } from '../../../../translations/errors/error-text.ts';
import { DeleteDialog } from '../dialogs/DeleteDialog.tsx';
import { OutcomeDialog } from '../dialogs/OutcomeDialog.tsx';
import { SendForReviewDialog } from '../dialogs/SendForReviewDialog.tsx';
import { TransferDialog } from '../dialogs/TransferDialog.tsx';
import { filterQuery } from './filter-query.ts';
import { may } from '../actions/application-steps.ts';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import type { ApplicationsTranslate } from '../../../../translations/applications/applications-texts.ts';

type Body = NonNullable<CallInput<'bulkApplications'>['body']>;
type Selection = ListSelection<Application>;
type What = Omit<Body, 'applicationUids' | 'matching'>;

// Selected rows are sent as ids, "all matching" as the query.
const whom = (selection: Selection): Pick<Body, 'applicationUids' | 'matching'> =>
  selection.kind === 'rows'
    ? { applicationUids: [...selection.ids] }
    : {
        matching: {
          ...filterQuery(selection.query.filters),
          ...(selection.query.search ? { search: selection.query.search } : {}),
        },
      };

async function run(selection: Selection, what: What): Promise<BulkResult> {
  const { done, failed } = await call('bulkApplications', { body: { ...what, ...whom(selection) }, once: true });
  const names = new Map(
    selection.kind === 'rows' ? selection.rows.map((row) => [row.applicationUid, row.applicantName]) : [],
  );
  return {
    done,
    failed: failed.map(({ applicationUid, reference, ...refusal }) => ({
      id: applicationUid,
      label: [names.get(applicationUid), reference].filter(Boolean).join(' · ') || applicationUid,
      reason: refusalText(refusal),
    })),
  };
}

interface DialogProps {
  subject: string;
  onClose: () => void;
  send: (what: What, message?: (done: number) => string | undefined) => Promise<void>;
}

export function bulkActions(
  t: ApplicationsTranslate,
  ask: Ask,
  agentNames: ReadonlyMap<string, string>,
): readonly BulkAction<Application>[] {
  const transferredTo = (agentUid: string) => (count: number) => {
    const name = agentNames.get(agentUid);
    return name && count > 0 ? t('transfer.doneMany', { count, text: formatNumber(count), name }) : undefined;
  };
  const subject = (selection: Selection) => {
    if (selection.kind === 'rows')
      return t('many', { count: selection.ids.length, text: formatNumber(selection.ids.length) });
    const { total, more } = selection;
    return total === null || more ? t('allMatching') : t('many', { count: total, text: formatNumber(total) });
  };
  const asking = (render: (props: DialogProps) => ReactNode) => (selection: Selection) =>
    ask<BulkResult>((close) =>
      render({
        subject: subject(selection),
        onClose: () => close(null),
        send: async (what, message) => {
          const result = await run(selection, what);
          const text = message?.(result.done);
          close(text ? { ...result, message: text } : result);
        },
      }),
    );
  return [
    {
      id: 'transfer',
      label: t('menu.transfer'),
      icon: IconTransfer,
      mayRun: (row) => may(row, 'application.transfer'),
      run: asking(({ send, ...props }) => (
        <TransferDialog
          {...props}
          onSubmit={(agentUid) => send({ action: 'transfer', agentUid }, transferredTo(agentUid))}
        />
      )),
    },
    {
      id: 'send',
      label: t('menu.send'),
      icon: IconSend,
      mayRun: (row) => may(row, 'application.sendForReview'),
      run: asking(({ send, ...props }) => (
        <SendForReviewDialog {...props} onSubmit={(order) => send({ action: 'sendForReview', ...order })} />
      )),
    },
    {
      id: 'outcome',
      label: t('menu.outcome'),
      icon: IconProgressCheck,
      mayRun: (row) => may(row, 'application.outcome'),
      run: asking(({ send, ...props }) => (
        <OutcomeDialog
          {...props}
          onSubmit={({ visaAllocationStatus, outcomeOn }) =>
            send({ action: 'outcome', visaAllocationStatus, ...(outcomeOn ? { outcomeOn } : {}) })
          }
        />
      )),
    },
    {
      id: 'delete',
      label: t('menu.delete'),
      icon: IconTrash,
      mayRun: (row) => may(row, 'application.edit'),
      run: asking(({ send, ...props }) => <DeleteDialog {...props} onSubmit={() => send({ action: 'delete' })} />),
    },
  ];
}
