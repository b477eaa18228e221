import { Button } from '@mantine/core';
import { IconArrowRight, IconLock } from '@tabler/icons-react';
import { Link } from 'react-router';
import { steps } from '@visawright/contract/steps.ts';
import { useTranslation } from '../../lib/words.ts';
import { Empty } from './Empty.tsx';
import type { ClosedStep } from './step-guard.ts';
import { stepAddress } from './step-state.ts';
import { stepNames } from './step-names.ts';

interface Props {
  closed: ClosedStep;
  applicationUid: string | null;
}

// A step opened by its address before its time: why, and the way to the one that is open.
export function StepClosed({ closed: { reason, to }, applicationUid }: Props) {
  const { t } = useTranslation('applicant');
  const path = to === null ? '/applications' : stepAddress(steps[to]!.path, applicationUid);
  return (
    <Empty icon={IconLock} title={t(`closed.${reason}.title`)} text={t(`closed.${reason}.text`)}>
      <Button component={Link} to={path} h={48} px={22} rightSection={<IconArrowRight size={18} />}>
        {to === null ? t('menu.applications') : t('closed.go', { step: t(`steps.${stepNames[to]!}.label`) })}
      </Button>
    </Empty>
  );
}
