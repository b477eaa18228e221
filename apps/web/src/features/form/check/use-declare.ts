import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import { call, CallError } from '../../../lib/call.ts';
import { errorWords } from '../../../lib/error-words.ts';
import { findingsKey } from '../../findings/findings.api.ts';
import { formKey } from '../form.api.ts';
import type { Say } from './check-words.ts';
import { useTakeRecord } from './use-record.ts';

const refusals: Readonly<Record<string, string>> = {
  'application.answersMissing': 'refusedAnswers',
  'application.findingsBlock': 'refusedFindings',
  'application.versionStale': 'stale',
};

// Refused: what is true now is read again and stands above the button; what was ticked stays ticked.
export function useDeclare(applicationUid: string, t: Say, onAccepted: (row: Application) => void) {
  const client = useQueryClient();
  const take = useTakeRecord();
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
      setError(key ? t(key) : errorWords(caught));
    } finally {
      setBusy(false);
    }
  };
  return { declare, isBusy, error };
}
