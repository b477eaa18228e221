import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UsedPartnerLink } from '@visawright/contract/integrations/partner-link.ts';
import { Button } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { call, CallError } from '../../../../lib/api/call.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { useArrivalTexts } from '../../../../translations/arrival/arrival-texts.ts';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import { rememberPeople } from '../drafts/linked-people.ts';
import { changeFlow } from '../state/flow-store.ts';
import { StepReload } from '../steps/StepReload.tsx';
import { StepSkeleton } from '../steps/StepSkeleton.tsx';
import { partnerAddress } from './partner-address.ts';

type Used = UsedPartnerLink | 'ended' | 'failing' | null;

// Takes the trip of a partner's start link, then shows Details. The key stays in the address, so that a reload takes it again; that is
// still one use.
export function PartnerArrival({ linkKey, children }: { linkKey: string; children: ReactNode }) {
  const { t } = useArrivalTexts();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [used, setUsed] = useState<Used>(null);
  const [tries, setTries] = useState(0);
  const start = typeof used === 'object' ? used?.start : undefined;
  const isFilled = new URLSearchParams(search).has('destinationCountry');
  const sent = useRef('');

  useEffect(() => {
    if (sent.current === `${linkKey} ${tries}`) return; // React runs effects twice in development
    sent.current = `${linkKey} ${tries}`;
    // A key that was cut off on the way is refused by its shape.
    const isRefusal = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 422);
    call('usePartnerLink', { body: { key: linkKey } }).then(setUsed, (error: unknown) =>
      setUsed(isRefusal(error) ? 'ended' : 'failing'),
    );
  }, [linkKey, tries]);
  useEffect(() => {
    if (used === null || typeof used === 'string' || isFilled) return;
    void navigate(partnerAddress(linkKey, used.trip, today()), { replace: true });
  }, [used, isFilled, linkKey, navigate]);
  // After the address has filled the flow, which forgets the key of another application.
  useEffect(() => {
    if (!start || !isFilled) return;
    const { applicationCreationKey, applicantUid, agencyUid } = start;
    rememberPeople(applicationCreationKey, { applicantUid, agencyUid });
    changeFlow({ applicationCreationKey });
  }, [start, isFilled, search]);

  // Not inside a step: it would be closed to an agency's traveller without a key.
  if (used === 'ended')
    return (
      <EmptyState icon={IconLinkOff} title={t('problem.ended.title')} text={t('problem.ended.text')}>
        <Button h={48} px={22} onClick={() => void navigate('/applications', { replace: true })}>
          {t('problem.ended.leave')}
        </Button>
      </EmptyState>
    );
  if (used === 'failing')
    return (
      <StepReload
        onReload={() => {
          setUsed(null);
          setTries(tries + 1);
        }}
      />
    );
  return used === null || !isFilled ? <StepSkeleton /> : children;
}
