import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh, IconWorldQuestion } from '@tabler/icons-react';
import { useDestination } from '../details/use-destination.ts';
import { countryName } from '../flow/country-name.ts';
import { Empty } from '../flow/Empty.tsx';
import { useFlow } from '../flow/flow-store.ts';
import { StepScreen } from '../flow/StepScreen.tsx';
import { Bones } from './Bones.tsx';
import { DraftProblem } from './DraftProblem.tsx';
import { GuideStep } from './GuideStep.tsx';
import { useGuidelinesWords } from './guidelines-words.ts';
import { marksPlace } from './marks.ts';
import { useContinue } from './use-continue.ts';
import './guidelines.css';

// The list, or why it is not there: the frame itself says when no trip is chosen or the application did not load.
export function GuidelinesScreen() {
  const { t, i18n } = useGuidelinesWords();
  const { id, form, group, checklist, failed, retry } = useDestination();
  const toCountry = useFlow((flow) => flow.toCountry);
  const applicationUid = useFlow((flow) => flow.application?.applicationUid ?? null);
  const place = marksPlace(applicationUid, [id, group]);
  const { next, error } = useContinue(place);
  if (id && form && group && checklist)
    return <GuideStep key={`${id} ${group}`} id={id} form={form} group={group} papers={checklist} place={place} />;

  const country = toCountry ? countryName(toCountry, i18n.language) : '';
  let instead: ReactNode = <Bones />;
  if (toCountry && !id)
    instead = (
      <Empty icon={IconWorldQuestion} title={t('noForm.title', { country })} text={t('noForm.text', { country })} />
    );
  else if (failed)
    instead = (
      <Empty icon={IconCloudOff} title={t('failed.title')} text={t('failed.text')}>
        <Button variant="default" h={48} px={22} leftSection={<IconRefresh size={18} aria-hidden />} onClick={retry}>
          {t('failed.button')}
        </Button>
      </Empty>
    );
  return (
    <StepScreen screen="visaRequirements" title={t('guidelines.heading')} help={t('guidelines.help')} next={next}>
      {instead}
      <DraftProblem error={error} />
    </StepScreen>
  );
}
