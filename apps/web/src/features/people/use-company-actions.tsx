import { useQueryClient } from '@tanstack/react-query';
import type { Agency, Distributor } from '@visawright/contract/staff.ts';
import type { Ask } from '../../components/dialog/use-dialog.tsx';
import { invalidateList, putRow } from '../../components/list/list-cache.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { useOwn } from '../lists/use-own.ts';
import { countAgain } from '../lists/use-view-counts.ts';
import { CompanyDialog, type CompanyDraft } from './CompanyDialog.tsx';
import { usePeopleWords } from './people-words.ts';
import { SuspendCompanyDialog } from './SuspendCompanyDialog.tsx';

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

// Agencies and distributors are made, suspended and brought back alike.
export function useCompanyActions<Row extends { name: string }>(calls: Calls<Row>, ask: Ask) {
  const { t } = usePeopleWords();
  const client = useQueryClient();
  const { role } = useOwn();
  const { kind } = calls;
  const place = { name: kind, rowId: calls.id };

  const settle = (row: Row, words: string) => {
    putRow(client, place, row);
    void countAgain(client, kind);
    for (const key of ['agency', 'distributor', 'choices']) void client.invalidateQueries({ queryKey: [key] });
    void toast(words, 'success');
  };
  const create = async () => {
    const row = await ask<Row>((close) => (
      <CompanyDialog
        kind={kind}
        choosesDistributor={kind === 'agencies' && role === 'admin'}
        onClose={() => close(null)}
        onSubmit={async (draft) => close(await calls.create(draft))}
      />
    ));
    if (!row) return;
    await invalidateList(client, kind);
    settle(row, t(`${kind}.created`, { name: row.name }));
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
      void toast(errorWords(error), 'error');
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
