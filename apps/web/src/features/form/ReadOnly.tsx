import { lazy, Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { mayMove } from '@visawright/contract/application-status.ts';
import { call } from '../../lib/call.ts';
import { momentText } from '../../lib/moments.ts';
import { useFlow } from '../flow/flow-store.ts';
import { takeApplication } from '../flow/take-application.ts';
import { formKey } from './form.api.ts';
import { useWords } from './form-words.ts';
import { useWork, useWorkState } from './FormWorkProvider.tsx';

const ReopenDialog = lazy(async () => ({
  default: (await import('../applications/dialogs/ReopenDialog.tsx')).ReopenDialog,
}));

// Once declared the answers stand. Change opens the form again, for a reason that is kept.
export function ReadOnly() {
  const { t, language } = useWords();
  const work = useWork();
  const client = useQueryClient();
  const { isReadOnly, declaration, openSections, version } = useWorkState((now) => now.state);
  const application = useFlow((flow) => flow.application);
  const [isAsking, setAsking] = useState(false);
  if (!isReadOnly)
    return openSections ? (
      <section className="form-notice">
        <IconLock size={22} stroke={1.7} aria-hidden />
        <div>
          <h2>{t('readOnly.returned')}</h2>
        </div>
      </section>
    ) : null;
  const reopen = async (reason: string) => {
    const body = { applicationUid: work.applicationUid, to: 'initiated', reason, version } as const;
    takeApplication(await call('moveApplication', { body, once: true }));
    await client.invalidateQueries({ queryKey: formKey(work.applicationUid) });
  };
  const mayChange = application !== null && mayMove(application.status, 'initiated');
  return (
    <section className="form-notice" data-readonly aria-labelledby="form-readonly">
      <IconLock size={22} stroke={1.7} aria-hidden />
      <div>
        <h2 id="form-readonly">{t('readOnly.title')}</h2>
        <p>
          {declaration
            ? t(declaration.byName ? 'readOnly.declared' : 'readOnly.declaredOn', {
                who: declaration.byName,
                when: momentText(declaration.at, language),
              })
            : t('readOnly.text')}
        </p>
        {mayChange && (
          <Button variant="default" aria-label={t('readOnly.changeName')} onClick={() => setAsking(true)}>
            {t('readOnly.change')}
          </Button>
        )}
      </div>
      {isAsking && (
        <Suspense>
          <ReopenDialog
            subject={application?.reference ?? ''}
            onClose={() => setAsking(false)}
            onSubmit={async (reason) => {
              await reopen(reason);
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
