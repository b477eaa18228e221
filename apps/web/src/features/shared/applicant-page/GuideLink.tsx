import { VisuallyHidden } from '@mantine/core';
import { IconBook2 } from '@tabler/icons-react';
import { guideAddress } from '@visawright/contract/platform/guides.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// The guide opens in a tab of its own, so that the step stays as it is.
export function GuideLink() {
  const { t, language } = useApplicantTexts();
  return (
    <a href={guideAddress('applicant', language)} target="_blank" rel="noreferrer">
      <IconBook2 size={17} stroke={1.7} aria-hidden />
      <span>
        {t('help.guide')}
        <VisuallyHidden> ({t('help.newTab')})</VisuallyHidden>
      </span>
    </a>
  );
}
