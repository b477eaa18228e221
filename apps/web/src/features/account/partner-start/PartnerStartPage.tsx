import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import type { PartnerOffer } from '@visawright/contract/integrations/partner-link.ts';
import { SignFrame } from '../../../components/sign-in/SignFrame.tsx';
import { call, CallError } from '../../../lib/api/call.ts';
import { useRealm } from '../../../lib/session/session.ts';
import { usePartnerLinksTexts } from '../../../translations/partner-links/partner-links-texts.ts';
import { StartOffer } from '../../shared/partner-links/StartOffer.tsx';

interface Props {
  readonly linkKey: string;
  readonly onCreate: (agencyName: string) => void;
  readonly onSignIn: () => void;
  readonly onLeave: () => void; // the link does not work
}

type Loaded = PartnerOffer | 'ended' | 'failing' | null;

// Opened by a partner's start link without a session.
export default function PartnerStartPage({ linkKey, onCreate, onSignIn, onLeave }: Props) {
  const { t } = usePartnerLinksTexts();
  const realm = useRealm();
  const [loaded, setLoaded] = useState<Loaded>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    document.title = realm?.realmDisplayName ?? '';
  }, [realm]);
  useEffect(() => {
    let isHere = true;
    const isRefusal = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 422);
    call('openPartnerLink', { body: { key: linkKey } }).then(
      (offer) => isHere && setLoaded(offer),
      (error: unknown) => isHere && setLoaded(isRefusal(error) ? 'ended' : 'failing'),
    );
    return () => void (isHere = false);
  }, [linkKey, tries]);

  if (loaded === null) return <SignFrame screen="partnerStart">{null}</SignFrame>;
  if (loaded === 'ended' || loaded === 'failing') {
    const isEnded = loaded === 'ended';
    return (
      <SignFrame screen="partnerStart">
        <div role="alert" data-state={loaded}>
          <h1>{t(isEnded ? 'start.ended' : 'start.failing')}</h1>
          {isEnded && <p className="sign-lead">{t('start.endedText')}</p>}
          <Button fullWidth className="sign-submit" onClick={isEnded ? onLeave : () => setTries(tries + 1)}>
            {t(isEnded ? 'start.toSignIn' : 'start.again')}
          </Button>
        </div>
      </SignFrame>
    );
  }
  return (
    <SignFrame screen="partnerStart">
      <StartOffer
        {...loaded}
        headingLevel={1}
        create={
          <Button fullWidth className="sign-submit" onClick={() => onCreate(loaded.agencyName)}>
            {t('start.create')}
          </Button>
        }
        signIn={
          <Button variant="default" fullWidth h={48} onClick={onSignIn}>
            {t('start.signIn')}
          </Button>
        }
      />
    </SignFrame>
  );
}
