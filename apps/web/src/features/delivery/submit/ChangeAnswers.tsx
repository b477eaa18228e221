import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mayMove } from '@visawright/contract/applications/application-status.ts';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useDialog } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { replaceApplication } from '../../journey/flow/application/apply-application.ts';
import { stepAddress } from '../../journey/flow/steps/step-state.ts';
import { formKey } from '../../form/editor/form.api.ts';
import { packageKey } from '../../shared/packages/package.api.ts';
import { changeConsequences } from './change-consequences.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../../components/dialog/ReasonDialog.tsx')).ReasonDialog,
}));

// Reopening needs a reason; the dialog states the consequences first.
export function ChangeAnswers({ application }: { application: Application }) {
  const { t } = useSubmitTexts();
  const { ask, dialog } = useDialog();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { applicationUid, reference, version, status } = application;
  if (!mayMove(status, 'initiated')) return null;
  const press = async () => {
    const row = await ask<Application>((close) => (
      <Suspense>
        <ReasonDialog
          title={t('change.ask', { reference })}
          text={changeConsequences(application)
            .map((key) => t(`change.${key}`))
            .join(' ')}
          words={{ submit: t('change.submit'), reason: t('change.reason'), hint: t('change.hint') }}
          most={500}
          onClose={() => close(null)}
          onSubmit={async (reason) => {
            const body = { applicationUid, to: 'initiated', reason, version } as const;
            close(await call('moveApplication', { body, once: true }));
          }}
        />
      </Suspense>
    ));
    if (!row) return;
    replaceApplication(row);
    void client.invalidateQueries({ queryKey: formKey(applicationUid) });
    void client.invalidateQueries({ queryKey: packageKey(applicationUid) });
    await navigate(stepAddress('/form', applicationUid));
  };
  return (
    <section className="panel panel-pad note-panel change-answers" aria-labelledby="change-title">
      <span className="tile">
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <h3 id="change-title">{t('change.title')}</h3>
        <p>{t('change.text')}</p>
        <Button variant="default" onClick={() => void press()}>
          {t('change.button')}
        </Button>
      </div>
      {dialog}
    </section>
  );
}
