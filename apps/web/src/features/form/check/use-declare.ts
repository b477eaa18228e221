import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import { call, CallError } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { findingsKey } from '../../journey/findings-summary/findings.api.ts';
import { formKey } from '../editor/form.api.ts';
import { useStoreRecord } from './use-application-record.ts';
import type { CheckTranslate } from '../../../translations/check/check-texts.ts';
import type { KeyOf } from '../../../lib/translation/define-texts.ts';

const refusals: Readonly<Record<string, KeyOf<CheckTranslate>>> = {
  'application.answersMissing': 'refusedAnswers',
  'application.findingsBlock': 'refusedFindings',
  'application.versionStale': 'stale',
};

// On refusal the current state is reloaded; the checkbox stays ticked.
export function useDeclare(applicationUid: string, t: CheckTranslate, onAccepted: (row: Application) => void) {
  const client = useQueryClient();
  const take = useStoreRecord();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const readAgain = () =>
    Promise.all(
      [formKey(applicationUid), findingsKey(applicationUid), ['application', applicationUid]].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  const declare = async (version: number) => {
    if (isBusy) return;
    setBusy(true);
    setError('');
    try {
      const row = await call('acceptDeclaration', { body: { applicationUid, version, accepted: true }, once: true });
      await take(row);
      onAccepted(row);
    } catch (caught) {
      const key = caught instanceof CallError ? refusals[caught.code] : undefined;
      if (caught instanceof CallError && caught.status === 409) await readAgain().catch(() => undefined);
      setError(key ? t(key) : errorText(caught));
    } finally {
      setBusy(false);
    }
  };
  return { declare, isBusy, error };
}
