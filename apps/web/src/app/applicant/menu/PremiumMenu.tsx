import { useState } from 'react';
import { Popover, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { PremiumRows } from '../../../features/shared/premium/PremiumRows.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function PremiumMenu() {
  const { t } = useApplicantTexts();
  const { pathname } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null); // closes on navigation
  const opened = openedAt === pathname;
  const setOpened = (open: boolean) => setOpenedAt(open ? pathname : null);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={360}
      position="bottom-start"
      shadow="md"
      radius={16}
      offset={10}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className="nav-item"
          data-menu="premium"
          data-opened={opened || undefined}
          onClick={() => setOpened(!opened)}
        >
          {t('menu.premium')}
          <IconChevronDown size={15} className="nav-chevron" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className="applicant" p={10} aria-label={t('menu.premium')}>
        <PremiumRows />
      </Popover.Dropdown>
    </Popover>
  );
}
