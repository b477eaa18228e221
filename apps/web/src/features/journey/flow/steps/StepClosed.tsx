import { Button } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { steps } from '@visawright/contract/applications/steps.ts';
import { EmptyState } from '../../../shared/applicant-page/EmptyState.tsx';
import type { ClosedStep } from './step-guard.ts';
import { stepAddress } from './step-state.ts';
import { stepNames } from './step-names.ts';
import { useApplicantTexts } from '../../../../translations/applicant/applicant-texts.ts';

interface Props {
  closed: ClosedStep;
  applicationUid: string | null;
}

export function StepClosed({ closed: { reason, to }, applicationUid }: Props) {
  const { t } = useApplicantTexts();
  const path = to === null ? '/applications' : stepAddress(steps[to]!.path, applicationUid);
  return (
    <EmptyState icon={IconLock} title={t(`closed.${reason}.title`)} text={t(`closed.${reason}.text`)}>
      <Button component={Link} to={path} h={48} px={22} rightSection={<IconArrowRight size={18} />}>
        {to === null ? t('menu.applications') : t('closed.go', { step: t(`steps.${stepNames[to]!}.label`) })}
      </Button>
    </EmptyState>
  );
}
