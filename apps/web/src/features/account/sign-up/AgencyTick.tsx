import { Checkbox } from '@mantine/core';
import { partnerConsentText } from '@visawright/contract/integrations/partner-link-facts.ts';
import { usePartnerLinksTexts } from '../../../translations/partner-links/partner-links-texts.ts';
import { ReadMore } from './ReadMore.tsx';

interface Props {
  readonly agencyName: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

export default function AgencyTick({ agencyName, isChecked, onChange }: Props) {
  const { t, language } = usePartnerLinksTexts();
  return (
    <>
      <Checkbox
        size="md"
        checked={isChecked}
        label={t('start.agree', { agency: agencyName })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {/* The stored consent contains exactly this text. */}
      <ReadMore summary={t('start.readAgree')} text={partnerConsentText(language === 'hi' ? 'hi' : 'en', agencyName)} />
    </>
  );
}
