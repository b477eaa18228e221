import { useId, useState } from 'react';
import { Button, PasswordInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Document } from '@visawright/contract/documents/document.ts';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { cacheDocument } from '../documents/documents.api.ts';
import { passwordHint } from './password-hint.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

// The password is sent once and never stored, neither here nor on the server.
export function PasswordForm({ document }: { document: Document }) {
  const { t } = useDocumentsTexts();
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
      cacheDocument(client, await call('unlockDocument', { body: { applicantUid, docId, password } }));
      setPassword('');
    } catch (caught) {
      setError(errorText(caught));
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
