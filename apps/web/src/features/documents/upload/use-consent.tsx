import { useQuery, useQueryClient } from '@tanstack/react-query';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import type { Ask } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/api/call.ts';
import { ConsentDialog } from './ConsentDialog.tsx';

const keyOf = (applicantUid: string) => ['consent', applicantUid];
const isCurrent = (consents: readonly { purpose: string; version: number; withdrawnAt: string | null }[]) =>
  consents.some(
    ({ purpose, version, withdrawnAt }) =>
      purpose === 'readDocuments' && version === consentVersion && withdrawnAt === null,
  );

const consentQuery = (applicantUid: string) => ({
  queryKey: keyOf(applicantUid),
  queryFn: () => call('getConsent', { query: { applicantUid } }),
});

// undefined until it is known.
export function useHasConsent(applicantUid: string): boolean | undefined {
  const { data } = useQuery(consentQuery(applicantUid));
  return data && isCurrent(data.consents);
}

interface Agreeing {
  readonly applicantUid: string;
  readonly name: string;
}

// For files of everyone on a trip: asked once for all who have not agreed yet.
export function useTripConsent(travellers: readonly Agreeing[], ask: Ask) {
  const client = useQueryClient();
  return async (nameOf: (first: string, others: number) => string): Promise<boolean> => {
    const missing: Agreeing[] = [];
    for (const one of travellers)
      if (!isCurrent((await client.ensureQueryData(consentQuery(one.applicantUid))).consents)) missing.push(one);
    const [first] = missing;
    if (!first) return true;
    const answer = await ask<true>((close) => (
      <ConsentDialog
        name={nameOf(first.name, missing.length - 1)}
        offersElsewhere={false}
        onClose={() => close(null)}
        onGive={async (language) => {
          for (const { applicantUid } of missing) {
            const body = { applicantUid, purpose: 'readDocuments', version: consentVersion, language } as const;
            const given = await call('giveConsent', { body, once: true });
            client.setQueryData(keyOf(applicantUid), { consents: [given], offersElsewhere: false });
          }
          close(true);
        }}
      />
    ));
    return answer === true;
  };
}

// Consent is requested once per traveller, before their first document is sent.
export function useConsent(applicantUid: string, name: string, ask: Ask) {
  const client = useQueryClient();
  const options = consentQuery(applicantUid);
  useQuery(options); // loaded early, so that the first click does not wait
  return async (): Promise<boolean> => {
    const { consents, offersElsewhere } = await client.ensureQueryData(options);
    if (isCurrent(consents)) return true;
    const answer = await ask<true>((close) => (
      <ConsentDialog
        name={name}
        offersElsewhere={offersElsewhere}
        onClose={() => close(null)}
        onGive={async (language, elsewhere) => {
          const give = (purpose: 'readDocuments' | 'readElsewhere') =>
            call('giveConsent', { body: { applicantUid, purpose, version: consentVersion, language }, once: true });
          const given = elsewhere ? [await give('readElsewhere')] : [];
          given.push(await give('readDocuments'));
          client.setQueryData(options.queryKey, { consents: given, offersElsewhere });
          close(true);
        }}
      />
    ));
    return answer === true;
  };
}
