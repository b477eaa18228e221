import { useId, useState } from 'react';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { PremiumRows } from '../../../features/shared/premium/PremiumRows.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function DrawerPremium() {
  const { t } = useApplicantTexts();
  const [opened, setOpened] = useState(false);
  const id = useId();
  return (
    <div>
      <UnstyledButton
        className="menu-row"
        data-menu="premium"
        data-opened={opened || undefined}
        aria-expanded={opened}
        aria-controls={id}
        onClick={() => setOpened(!opened)}
      >
        <IconSparkles size={20} stroke={1.7} />
        <span>{t('menu.premium')}</span>
        <IconChevronDown size={18} className="nav-chevron" />
      </UnstyledButton>
      <Collapse expanded={opened} id={id} transitionDuration={160}>
        <div className="menu-premium">
          <PremiumRows />
        </div>
      </Collapse>
    </div>
  );
}
