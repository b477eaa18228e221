import { useQueryClient } from '@tanstack/react-query';
import type { Agency, Distributor } from '@visawright/contract/identity/staff.ts';
import type { Ask } from '../../../../components/dialog/use-dialog.tsx';
import { invalidateList, putRow } from '../../../../components/list/state/list-cache.ts';
import { call } from '../../../../lib/api/call.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { recountViews } from '../../../shared/lists/use-view-counts.ts';
import { CompanyDialog, type CompanyDraft } from './CompanyDialog.tsx';
import { SuspendCompanyDialog } from './SuspendCompanyDialog.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

interface Calls<Row> {
  kind: 'agencies' | 'distributors';
  id: (row: Row) => string;
  create: (draft: CompanyDraft) => Promise<Row>;
  suspend: (row: Row, reason: string) => Promise<Row>;
  reinstate: (row: Row) => Promise<Row>;
}

const ownerOf = ({ owner }: CompanyDraft) => ({ ...owner, email: owner.email.trim() });

export const agencyCalls: Calls<Agency> = {
  kind: 'agencies',
  id: ({ agencyUid }) => agencyUid,
  create: (draft) =>
    call('createAgency', {
      body: {
        name: draft.name.trim(),
        businessType: draft.businessType,
        owner: ownerOf(draft),
        ...(draft.distributorUid ? { distributorUid: draft.distributorUid } : {}),
      },
      once: true,
    }),
  suspend: ({ agencyUid }, reason) => call('suspendAgency', { body: { agencyUid, reason }, once: true }),
  reinstate: ({ agencyUid }) => call('reinstateAgency', { body: { agencyUid }, once: true }),
};

export const distributorCalls: Calls<Distributor> = {
  kind: 'distributors',
  id: ({ distributorUid }) => distributorUid,
  create: (draft) =>
    call('createDistributor', { body: { name: draft.name.trim(), owner: ownerOf(draft) }, once: true }),
  suspend: ({ distributorUid }, reason) => call('suspendDistributor', { body: { distributorUid, reason }, once: true }),
  reinstate: ({ distributorUid }) => call('reinstateDistributor', { body: { distributorUid }, once: true }),
};

// Agencies and distributors share create, suspend and reinstate.
export function useCompanyActions<Row extends { name: string }>(calls: Calls<Row>, ask: Ask) {
  const { t } = usePeopleTexts();
  const client = useQueryClient();
  const { role } = useOwnIds();
  const { kind } = calls;
  const list = { name: kind, rowId: calls.id };

  const settle = (row: Row, message: string) => {
    putRow(client, list, row);
    void recountViews(client, kind);
    for (const key of ['agency', 'distributor', 'choices']) void client.invalidateQueries({ queryKey: [key] });
    void toast(message, 'success');
  };
  const create = async () => {
    let email = '';
    const row = await ask<Row>((close) => (
      <CompanyDialog
        kind={kind}
        choosesDistributor={kind === 'agencies' && role === 'admin'}
        onClose={() => close(null)}
        onSubmit={async (draft) => {
          email = draft.owner.email;
          close(await calls.create(draft));
        }}
      />
    ));
    if (!row) return;
    await invalidateList(client, kind);
    settle(row, t(`${kind}.created`, { name: row.name, email }));
  };
  const suspend = async (row: Row) => {
    const done = await ask<Row>((close) => (
      <SuspendCompanyDialog
        kind={kind}
        subject={row.name}
        onClose={() => close(null)}
        onSubmit={async (reason) => close(await calls.suspend(row, reason))}
      />
    ));
    if (done) settle(done, t('suspend.done', { name: done.name }));
  };
  const reinstate = async (row: Row) => {
    try {
      const done = await calls.reinstate(row);
      settle(done, t('reinstate.done', { name: done.name }));
    } catch (error) {
      void toast(errorText(error), 'error');
    }
  };
  return {
    create: () => void create(),
    suspend: (row: Row) => void suspend(row),
    reinstate: (row: Row) => void reinstate(row),
  };
}
export type CompanyActions<Row> = {
  create: () => void;
  suspend: (row: Row) => void;
  reinstate: (row: Row) => void;
};
