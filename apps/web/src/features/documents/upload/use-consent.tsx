import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentVersion } from '@visawright/contract/document-facts.ts';
import type { Ask } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/call.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

const keyOf = (applicantUid: string) => ['consent', applicantUid];
const isCurrent = (consents: readonly { purpose: string; version: number }[]) =>
  consents.some(({ purpose, version }) => purpose === 'readDocuments' && version === consentVersion);

// Asked once for each person whose papers are read, before the first of them is sent.
export function useConsent(applicantUid: string, name: string, ask: Ask) {
  const client = useQueryClient();
  const options = {
    queryKey: keyOf(applicantUid),
    queryFn: async () => (await call('getConsent', { query: { applicantUid } })).consents,
  };
  useQuery(options); // known before somebody presses a button
  return async (): Promise<boolean> => {
    if (isCurrent(await client.ensureQueryData(options))) return true;
    const given = await ask<true>((close) => (
      <ConsentDialog
        name={name}
        onClose={() => close(null)}
        onGive={async (language) => {
          const body = { applicantUid, purpose: 'readDocuments', version: consentVersion, language } as const;
          const consent = await call('giveConsent', { body, once: true });
          client.setQueryData(keyOf(applicantUid), [consent]);
          close(true);
        }}
      />
    ));
    return given === true;
  };
}
