import { lazy, Suspense } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import type { Ask } from '../../../components/dialog/use-dialog.tsx';
import { invalidateList, putRow } from '../../../components/list/state/list-cache.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { listName, nameOf, applicantList } from './applicant-list.ts';
import { EditApplicantDialog } from './EditApplicantDialog.tsx';
import { EraseApplicantDialog } from './EraseApplicantDialog.tsx';
import { NewApplicantDialog } from './NewApplicantDialog.tsx';
import { StartLinkDialog } from './StartLinkDialog.tsx';
import './applicants.css';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';

// Loaded on demand, because imports are rare.
const ImportDialog = lazy(async () => ({ default: (await import('./import/ImportDialog.tsx')).ImportDialog }));

export function useApplicantActions(ask: Ask) {
  const { t } = useApplicantsTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();
  const open = (uid: string) =>
    setParams((params) => {
      params.set('open', uid);
      return params;
    });
  const create = async () => {
    const row = await ask<Applicant>((close) => <NewApplicantDialog close={close} onOpen={open} />);
    if (!row) return;
    await invalidateList(client, listName);
    void toast(t('create.done', { name: nameOf(row) }), 'success');
    open(row.applicantUid);
  };
  const edit = async (row: Applicant) => {
    const saved = await ask<Applicant>((close) => (
      <EditApplicantDialog
        row={row}
        close={close}
        onTheirs={(current) => {
          putRow(client, applicantList, current);
          close(null);
        }}
      />
    ));
    if (!saved) return;
    putRow(client, applicantList, saved);
    void toast(t('edit.done', { name: nameOf(saved) }), 'success');
  };
  const erase = async (row: Applicant) => {
    const number = await ask<string>((close) => <EraseApplicantDialog row={row} close={close} />);
    if (!number) return;
    setParams((params) => {
      params.delete('open');
      return params;
    });
    await invalidateList(client, listName);
    void toast(t('erase.done', { number }), 'success');
  };
  const sendLink = (row: Applicant) => ask<never>((close) => <StartLinkDialog row={row} onClose={() => close(null)} />);
  const importFile = async () => {
    const created = await ask<number>((close) => (
      <Suspense>
        <ImportDialog close={close} />
      </Suspense>
    ));
    if (created) await invalidateList(client, listName);
  };
  return {
    create: () => void create(),
    edit: (row: Applicant) => void edit(row),
    erase: (row: Applicant) => void erase(row),
    sendLink: (row: Applicant) => void sendLink(row),
    importFile: () => void importFile(),
    apply: (row: Applicant) => void navigate(`/get-visa?applicantUid=${row.applicantUid}`),
  };
}
export type ApplicantActions = ReturnType<typeof useApplicantActions>;
