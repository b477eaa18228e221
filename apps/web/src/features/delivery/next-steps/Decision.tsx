import { Button, Radio } from '@mantine/core';
import { useState } from 'react';
import { outcomes, type VisaOutcome } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { ActionDialog } from '../../../components/dialog/ActionDialog.tsx';
import { useDialog, type Close } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { replaceApplication } from '../../journey/flow/application/apply-application.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

function DecisionDialog({ application, close }: { application: Application; close: Close<Application> }) {
  const { t } = useSubmitTexts();
  const { applicationUid, visaAllocationStatus: now } = application;
  const [outcome, setOutcome] = useState<VisaOutcome>(now);
  const body = { visaAllocationStatus: outcome };
  return (
    <ActionDialog
      title={t('outcome.title')}
      submit={{ label: t('outcome.submit'), disabled: outcome === now }}
      onSubmit={async () => close(await call('updateOutcome', { query: { applicationUid }, body, once: true }))}
      onClose={() => close(null)}
    >
      <Radio.Group label={t('outcome.question')} value={outcome} onChange={setOutcome}>
        <div className="dialog-radios">
          {outcomes.map((word) => (
            <Radio key={word} value={word} label={t(`outcome.${word}`)} data-autofocus={word === now || undefined} />
          ))}
        </div>
      </Radio.Group>
    </ActionDialog>
  );
}

// For an agency's travellers read-only: the agency enters the decision.
export function Decision({ application, country }: { application: Application; country: string }) {
  const { t } = useSubmitTexts();
  const { ask, dialog } = useDialog();
  const { visaAllocationStatus: now, can } = application;
  const press = async () => {
    const row = await ask<Application>((close) => <DecisionDialog application={application} close={close} />);
    if (row) replaceApplication(row);
  };
  return (
    <section className="panel panel-pad decision" aria-labelledby="decision-title" data-outcome={now}>
      <h2 id="decision-title">{t('outcome.title')}</h2>
      <p>
        <b>{t(`outcome.${now}`)}</b>
      </p>
      {now === 'PENDING' && <p>{t('outcome.ask', { country })}</p>}
      {can.includes('application.outcome') && (
        <Button variant="default" onClick={() => void press()}>
          {t(now === 'PENDING' ? 'outcome.set' : 'outcome.change')}
        </Button>
      )}
      {dialog}
    </section>
  );
}
