import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh, IconWorldQuestion } from '@tabler/icons-react';
import { useDestination } from '../flow/state/use-destination.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { EmptyState } from '../../shared/applicant-page/EmptyState.tsx';
import { useFlow } from '../flow/state/flow-store.ts';
import { StepScreen } from '../flow/steps/StepScreen.tsx';
import { GuidelinesSkeleton } from './GuidelinesSkeleton.tsx';
import { DraftProblem } from './DraftProblem.tsx';
import { GuideStep } from './GuideStep.tsx';
import { marksKey } from '../checklist/checklist-marks.ts';
import { useContinue } from './use-continue.ts';
import './guidelines.css';
import { useGuidelinesTexts } from '../../../translations/guidelines/guidelines-texts.ts';
import { applicantText } from '../../../translations/applicant/applicant-texts.ts';

// StepScreen handles a missing trip and a failed application load.
export function GuidelinesScreen() {
  const { t, language } = useGuidelinesTexts();
  const { id, form, group, checklist, failed, retry } = useDestination();
  const toCountry = useFlow((flow) => flow.toCountry);
  const applicationUid = useFlow((flow) => flow.application?.applicationUid ?? null);
  const key = marksKey(applicationUid, [id, group]);
  const { next, error } = useContinue(key);
  if (id && form && group && checklist)
    return <GuideStep key={`${id} ${group}`} id={id} form={form} group={group} checklist={checklist} marksKey={key} />;

  const country = toCountry ? countryName(toCountry, language) : '';
  let instead: ReactNode = <GuidelinesSkeleton />;
  if (toCountry && !id)
    instead = (
      <EmptyState
        icon={IconWorldQuestion}
        title={t('noForm.title', { country })}
        text={t('noForm.text', { country })}
      />
    );
  else if (failed)
    instead = (
      <EmptyState icon={IconCloudOff} title={t('failed.title')} text={t('failed.text')}>
        <Button variant="default" h={48} px={22} leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
          {t('failed.button')}
        </Button>
      </EmptyState>
    );
  return (
    <StepScreen
      screen="visaRequirements"
      title={applicantText('guidelines.heading')}
      help={applicantText('guidelines.help')}
      next={next}
    >
      {instead}
      <DraftProblem error={error} />
    </StepScreen>
  );
}
