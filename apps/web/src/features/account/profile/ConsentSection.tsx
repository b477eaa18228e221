import { Skeleton } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agencyConsent, consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { consentText } from '@visawright/contract/documents/consent.ts';
import type { Consent } from '@visawright/contract/documents/document.ts';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { call } from '../../../lib/api/call.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { ConsentEntry } from './ConsentEntry.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

const outside = 'readElsewhere' as const;
type Purpose = Exclude<Consent['purpose'], typeof agencyConsent>; // that one ends with the account

export function ConsentSection({ applicantUid }: { applicantUid: string }) {
  const { t, language } = useProfileTexts();
  const client = useQueryClient();
  const queryKey = ['consent', applicantUid];
  const { data, error } = useQuery({ queryKey, queryFn: () => call('getConsent', { query: { applicantUid } }) });
  const shown = language === 'hi' ? 'hi' : 'en';
  const change = useMutation({
    mutationFn: ({ agrees, purpose }: { agrees: boolean; purpose: Purpose }): Promise<unknown> =>
      agrees
        ? call('giveConsent', { body: { applicantUid, purpose, version: consentVersion, language: shown }, once: true })
        : call('withdrawConsent', { body: { applicantUid, purpose }, once: true }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const consents = data?.consents ?? [];
  const isInForce = (purpose: Purpose) => consents.some((one) => one.purpose === purpose && one.withdrawnAt === null);
  const withdrawalOf = ({ purpose, withdrawnAt }: Consent) =>
    withdrawnAt === null && purpose !== agencyConsent
      ? { onWithdraw: () => change.mutate({ agrees: false, purpose }) }
      : {};
  const done =
    change.isSuccess &&
    t(change.variables.agrees ? 'consent.doneAgreed' : `consent.doneWithdrawn.${change.variables.purpose}`);
  const offered: Purpose[] = [
    ...(consents.length > 0 && !isInForce('readDocuments') ? (['readDocuments'] as const) : []),
    ...(data?.offersElsewhere && !isInForce(outside) ? [outside] : []),
  ];
  return (
    <ProfileSection title={t('consent.title')} lead={t('consent.lead')} tour="consent">
      {!data && !error && <Skeleton h={56} mt={12} />}
      <ErrorLine message={errorText(data ? change.error : error)} />
      {data && consents.length === 0 && <p className="profile-none">{t('consent.none')}</p>}
      <ul className="consents">
        {consents.map((one) => (
          <ConsentEntry key={`${one.purpose} ${one.at}`} consent={one} busy={change.isPending} {...withdrawalOf(one)} />
        ))}
        {offered.map((purpose) => (
          <ConsentEntry
            key={purpose}
            offered={{ purpose, text: consentText(purpose, shown) ?? '' }}
            busy={change.isPending}
            onAgree={() => change.mutate({ agrees: true, purpose })}
          />
        ))}
      </ul>
      <p className="profile-done" role="status">
        {done}
      </p>
    </ProfileSection>
  );
}
