import { lazy, Suspense } from 'react';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { mayMove } from '@visawright/contract/application-status.ts';
import type { Application } from '@visawright/contract/application.ts';
import { useDialog } from '../../components/dialog/use-dialog.tsx';
import { call } from '../../lib/call.ts';
import { replaceApplication } from '../flow/take-application.ts';
import { stepAddress } from '../flow/step-state.ts';
import { formKey } from '../form/form.api.ts';
import { packageKey } from './package.api.ts';
import { consequencesOf } from './consequences-of.ts';
import { useSubmitWords } from './submit-words.ts';

const ReasonDialog = lazy(async () => ({
  default: (await import('../../components/dialog/ReasonDialog.tsx')).ReasonDialog,
}));

// Closed answers open again for a reason; what that brings with it is said first.
export function ChangeAgain({ application }: { application: Application }) {
  const { t } = useSubmitWords();
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
          text={consequencesOf(application)
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
    <section className="panel panel-pad note-panel change-again" aria-labelledby="change-title">
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
