import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Applicant } from '@visawright/contract/applications/applicant.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { PersonChoice } from '../../../components/dialog/PeopleChoice.tsx';
import type { Close } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { applicantOf, emptyApplicant, isComplete } from './applicant-draft.ts';
import { nameOf } from './applicant-list.ts';
import { ApplicantFields } from './ApplicantFields.tsx';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';

interface Props {
  close: Close<Applicant>;
  onOpen: (applicantUid: string) => void;
}

// Asks for the passport first, to find an existing applicant before a duplicate is created.
export function NewApplicantDialog({ close, onOpen }: Props) {
  const { t } = useApplicantsTexts();
  const { role } = useOwnIds();
  const [draft, setDraft] = useState(emptyApplicant);
  const [agent, setAgent] = useState<string | null>(null);
  const [asked, setAsked] = useState('');
  const known = useQuery({
    queryKey: ['applicants', 'passport', asked],
    enabled: asked !== '',
    retry: false,
    queryFn: async ({ signal }) =>
      (await call('findApplicantsByPassport', { query: { passportId: asked }, signal })).applicants,
  });
  const number = draft.passportNumber.trim();
  const same = number !== '' && number === asked ? (known.data ?? []) : [];
  const create = async () => {
    const body = { ...applicantOf(draft), ...(agent ? { agentId: agent } : {}) };
    close(await call('createApplicant', { body, once: true }));
  };
  return (
    <ActionDialog
      title={t('new')}
      submit={{ label: t('create.submit'), disabled: !isComplete(draft) }}
      onSubmit={create}
      onClose={() => close(null)}
      size={520}
    >
      <ApplicantFields
        draft={draft}
        onChange={setDraft}
        onPassportDone={() => {
          if (/^[A-Za-z0-9]{5,12}$/.test(number)) setAsked(number);
        }}
      />
      <div role="status">
        {same.map((one) => (
          <p className="same-passport" key={one.applicantUid}>
            {t('create.known', { name: nameOf(one), passport: one.passportMasked })}{' '}
            <button
              type="button"
              onClick={() => {
                close(null);
                onOpen(one.applicantUid);
              }}
            >
              {t('create.open')}
            </button>
          </p>
        ))}
      </div>
      {role === 'agency' && (
        <PersonChoice
          kind="agents"
          label={t('columns.agent')}
          placeholder={t('create.noAgent')}
          isFirst={false}
          value={agent}
          onChange={setAgent}
        />
      )}
    </ActionDialog>
  );
}
