import { useId, useState } from 'react';
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/document.ts';
import { call } from '../../lib/call.ts';
import { errorWords } from '../../lib/error-words.ts';
import { takeDocument } from './documents.api.ts';
import { useDocumentWords } from './document-words.ts';
import { passwordHint } from './password-hint.ts';

// The password goes to the server once and is kept nowhere, here neither.
export function PasswordForm({ document }: { document: Document }) {
  const { t } = useDocumentWords();
  const client = useQueryClient();
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const id = useId();
  const { applicantUid, docId, fileName } = document;

  async function open() {
    if (password === '' || busy) return;
    setBusy(true);
    setError('');
    try {
      takeDocument(client, await call('unlockDocument', { body: { applicantUid, docId, password } }));
      setPassword('');
    } catch (caught) {
      setError(errorWords(caught));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className="doc-password"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void open();
      }}
    >
      <PasswordInput
        id={id}
        label={t('password.label')}
        description={t(`password.hints.${passwordHint(fileName)}`)}
        autoComplete="off"
        value={password}
        error={error}
        visibilityToggleButtonProps={{ 'aria-label': t('password.show') }}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={busy}>
        {t('password.open')}
      </Button>
    </form>
  );
}
