import { useId, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { agencyConsent } from '@visawright/contract/documents/document-facts.ts';
import type { Consent } from '@visawright/contract/documents/document.ts';
import { clockTime, longDay } from '../../../lib/dates/dates.ts';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

interface Props {
  consent?: Consent;
  offered?: { readonly purpose: 'readDocuments' | 'readElsewhere'; readonly text: string }; // can be given, but is not yet
  busy: boolean;
  onWithdraw?: () => void;
  onAgree?: () => void;
}

export function ConsentEntry({ consent, offered, busy, onWithdraw, onAgree }: Props) {
  const { t, language } = useProfileTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { purpose, text } = (consent ?? offered)!;
  const at = (moment: string) => `${longDay(moment, language)}, ${clockTime(moment, language)}`;
  const isOn = consent !== undefined && consent.withdrawnAt === null;
  const Icon = isOn ? IconCircleCheck : IconCircleDashed;
  const title = t(`consent.${purpose}`);
  return (
    <li className="consent" data-purpose={purpose} data-state={isOn ? 'inForce' : consent ? 'ended' : 'offered'}>
      <Icon size={21} stroke={1.7} aria-hidden />
      <div>
        <h3>{title}</h3>
        {consent && <p>{t('consent.given', { name: consent.givenByName, at: at(consent.at) })}</p>}
        {consent?.withdrawnAt && <p>{t('consent.withdrawn', { at: at(consent.withdrawnAt) })}</p>}
        {offered && <p>{t(`consent.offered.${offered.purpose}`)}</p>}
        {purpose === agencyConsent && <p>{t('consent.agencyEnds')}</p>}
        {isOn && purpose === 'readDocuments' && <p>{t('consent.whatEnds')}</p>}
        <div className="consent-actions">
          <Button
            variant="subtle"
            size="compact-md"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'consent.hide' : 'consent.words')}
          </Button>
          {onWithdraw && (
            <Button
              variant="default"
              size="compact-md"
              loading={busy}
              aria-label={t('consent.withdrawNow', { purpose: title })}
              onClick={onWithdraw}
            >
              {t('consent.withdraw')}
            </Button>
          )}
          {onAgree && (
            <Button
              variant="default"
              size="compact-md"
              loading={busy}
              aria-label={t('consent.agreeNow', { purpose: title })}
              onClick={onAgree}
            >
              {t('consent.agree')}
            </Button>
          )}
        </div>
        <ul id={id} className="consent-words" hidden={!isOpen} lang={consent?.language}>
          {text.split('\n').map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    </li>
  );
}
