import { useState } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconArrowLeft, IconMenu2 } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { Link } from 'react-router';
import { mobileBack } from '@visawright/contract/steps.ts';
import { Logo } from '../../components/Logo.tsx';
import { stepAddress } from '../../features/flow/step-state.ts';
import { useFlowSteps } from '../../features/flow/use-flow-steps.ts';
import { MenuDrawer } from './MenuDrawer.tsx';

export function NarrowBar() {
  const { t } = useTranslation('applicant');
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
