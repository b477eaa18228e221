import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileDiff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormChange } from '@visawright/contract/forms/form-state.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useChecklistText } from '../../documents/checklist/use-checklist-text.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { formKey } from '../editor/form.api.ts';
import { useFormLabels, useEditor, useEditorState } from '../editor/FormEditorProvider.tsx';
import { newerFormChanges } from './newer-form-changes.ts';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

// A newer version of the form exists. Answers are migrated only after a person has seen the changes and agreed.
export function NewerFormNotice() {
  const { t } = useFormTexts();
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
  return (
    <section className="form-notice" aria-labelledby="form-newer">
      <IconFileDiff size={22} stroke={1.7} aria-hidden />
      <div>
        <h2 id="form-newer">{t('newer.title')}</h2>
        <p>{t('newer.text')}</p>
        <Changes changes={newer.changes} />
        <Button variant="default" loading={busy} onClick={() => void take()}>
          {t('newer.take')}
        </Button>
        <ErrorLine message={error} />
      </div>
    </section>
  );
}

function Changes({ changes }: { changes: readonly FormChange[] }) {
  const { t } = useFormTexts();
  const texts = useFormLabels();
  const editor = useEditor();
  const documentText = useChecklistText();
  const { added, removed, changed, documents, hasNewFacts } = newerFormChanges(changes);
  const count = added.length + removed.length + changed.length + documents.length + Number(hasNewFacts);
  const labelOf = (id: string) => editor.fields.get(id.split('.')[0]!)?.label ?? id;
  const answered = new Set(Object.keys(useEditorState((now) => now.state.answers)));
  return (
    <details>
      <summary>{t('newer.changes', { count })}</summary>
      <ul>
        {added.map(({ id, became }) => (
          <li key={`added ${id}`}>
            <b>{t('newer.kind.fieldAdded')}</b>
            {texts(became ?? id)}
          </li>
        ))}
        {removed.map(({ id, was }) => (
          <li key={`removed ${id}`}>
            <b>{t('newer.kind.fieldRemoved')}</b>
            {texts(was ?? id)}
            {answered.has(id) && <small> {t('newer.inHistory')}</small>}
          </li>
        ))}
        {changed.map(({ id, notes }) => (
          <li key={`changed ${id}`}>
            <b>{t('newer.kind.fieldChanged')}</b>
            {texts(labelOf(id))}
            <small> {notes.map((note) => t(`newer.note.${note}`)).join(', ')}</small>
          </li>
        ))}
        {documents.map(({ kind, id }) => (
          <li key={`${kind} ${id}`}>
            <b>{t(`newer.kind.${kind}`)}</b>
            <span lang={documentText(id).lang}>{documentText(id).text}</span>
          </li>
        ))}
        {hasNewFacts && <li key="facts">{t('newer.facts')}</li>}
      </ul>
    </details>
  );
}
