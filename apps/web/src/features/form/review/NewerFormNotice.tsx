import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileDiff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { formKey } from '../editor/form.api.ts';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// A newer version of the form exists. Answers are migrated only after a person has seen the changes and agreed.
export function NewerFormNotice() {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const client = useQueryClient();
  const newer = useEditorState((now) => now.state.newer);
  const isReadOnly = useEditorState((now) => now.state.isReadOnly);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!newer || isReadOnly) return null;
  const take = async () => {
    setBusy(true);
    setError('');
    try {
      await editor.flush();
      const body = { applicationUid: editor.applicationUid, formVersion: newer.version };
      const state = await call('moveToNewerForm', { body, once: true });
      client.setQueryData(formKey(editor.applicationUid), state);
    } catch (caught) {
      setError(errorText(caught));
    } finally {
      setBusy(false);
    }
  };
  const nameOf = ({ kind, id, became, was }: FormChange) =>
    editor.fields.get(id)?.label ?? (kind.endsWith('Added') ? became : was) ?? id;
  return (
    <section className="form-notice" aria-labelledby="form-newer">
      <IconFileDiff size={22} stroke={1.7} aria-hidden />
      <div>
        <h2 id="form-newer">{t('newer.title')}</h2>
        <p>{t('newer.text')}</p>
        <details>
          <summary>{t('newer.changes', { count: newer.changes.length })}</summary>
          <ul>
            {newer.changes.map((change) => (
              <li key={`${change.kind} ${change.id} ${change.became}`}>
                <b>{t(`newer.kind.${change.kind}`)}</b>
                {texts(nameOf(change))}
                {change.was !== null && change.became !== null && (
                  <small> {t('newer.became', { was: texts(change.was), became: texts(change.became) })}</small>
                )}
              </li>
            ))}
          </ul>
        </details>
        <Button variant="default" loading={busy} onClick={() => void take()}>
          {t('newer.take')}
        </Button>
        <ErrorLine message={error} />
      </div>
    </section>
  );
}
