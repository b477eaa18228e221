import { lazy, Suspense, useState } from 'react';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { mayMove } from '@visawright/contract/applications/application-status.ts';
import { call } from '../../../lib/api/call.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { applyApplication } from '../../journey/flow/application/apply-application.ts';
import { formKey } from '../editor/form.api.ts';
import { useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

const ReopenDialog = lazy(async () => ({
  default: (await import('../check/ReopenDialog.tsx')).ReopenDialog,
}));

// Declared answers are read-only. Change reopens the application, with a reason that is logged.
export function ReadOnlyNotice() {
  const { t, language } = useFormTexts();
  const editor = useEditor();
  const client = useQueryClient();
  const { isReadOnly, declaration, openSections, version } = useEditorState((now) => now.state);
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
    const body = { applicationUid: editor.applicationUid, to: 'initiated', reason, version } as const;
    applyApplication(await call('moveApplication', { body, once: true }));
    await client.invalidateQueries({ queryKey: formKey(editor.applicationUid) });
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
