import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { Link } from 'react-router';
import { mobileBack } from '@visawright/contract/applications/steps.ts';
import { Logo } from '../../../components/Logo.tsx';
import { stepAddress } from '../../../features/journey/flow/steps/step-state.ts';
import { useFlowSteps } from '../../../features/journey/flow/steps/use-flow-steps.ts';
import { MenuDrawer } from './MenuDrawer.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function NarrowBar() {
  const { t } = useApplicantTexts();
  const [opened, setOpened] = useState(false);
  const { path, state } = useFlowSteps();
  const back = mobileBack[path];
  return (
    <div className="head-narrow">
      {back ? (
        <ActionIcon
          component={Link}
          to={stepAddress(back, state.applicationUid)}
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t('back')}
          data-menu="back"
        >
          <IconArrowLeft size={22} stroke={1.8} />
        </ActionIcon>
      ) : (
        <span className="head-space" />
      )}
      <Logo size={26} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        aria-label={t('menu.open')}
        aria-expanded={opened}
        data-menu="open"
        data-tour="menu"
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={22} stroke={1.8} />
      </ActionIcon>
      <MenuDrawer opened={opened} onClose={() => setOpened(false)} />
    </div>
  );
}
