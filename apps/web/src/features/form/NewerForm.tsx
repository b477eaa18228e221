import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconFileDiff } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import type { FormChange } from '@visawright/contract/form-state.ts';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { formKey } from './form.api.ts';
import { useWords } from './form-words.ts';
import { useSays, useWork, useWorkState } from './FormWorkProvider.tsx';

// The form has been changed since this application began: nothing moves until a person says so, knowing what changes.
export function NewerForm() {
  const { t } = useWords();
  const says = useSays();
  const work = useWork();
  const client = useQueryClient();
  const newer = useWorkState((now) => now.state.newer);
  const isReadOnly = useWorkState((now) => now.state.isReadOnly);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!newer || isReadOnly) return null;
  const take = async () => {
    setBusy(true);
    setError('');
    try {
      await work.flush();
      const body = { applicationUid: work.applicationUid, formVersion: newer.version };
      const state = await call('moveToNewerForm', { body, once: true });
      client.setQueryData(formKey(work.applicationUid), state);
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setBusy(false);
    }
  };
  const nameOf = ({ kind, id, became, was }: FormChange) =>
    work.fields.get(id)?.label ?? (kind.endsWith('Added') ? became : was) ?? id;
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
                {says(nameOf(change))}
                {change.was !== null && change.became !== null && (
                  <small> {t('newer.became', { was: says(change.was), became: says(change.became) })}</small>
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
