import { useId, useState } from 'react';
import { Collapse, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconSparkles } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { PremiumRows } from '../../features/premium/PremiumRows.tsx';

export function DrawerPremium() {
  const { t } = useTranslation('applicant');
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
