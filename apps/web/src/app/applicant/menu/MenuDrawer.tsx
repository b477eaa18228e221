import { Drawer } from '@mantine/core';
import { mobileDrawerWidth } from '@visawright/contract/platform/constants.ts';
import { DrawerFoot } from './DrawerFoot.tsx';
import { DrawerTop } from './DrawerTop.tsx';
import { DrawerPremium } from './DrawerPremium.tsx';
import { NavItem } from './NavItem.tsx';
import { useMenu } from './use-menu.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function MenuDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useApplicantTexts();
  const items = useMenu();
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size={mobileDrawerWidth}
      transitionProps={{ duration: 160 }}
    >
      <Drawer.Overlay backgroundOpacity={0.42} color="#16181d" />
      <Drawer.Content aria-label={t('menu.label')} className="applicant">
        <Drawer.Body p={0} className="menu-drawer">
          <DrawerTop onClose={onClose} />
          <nav className="menu-list" aria-label={t('menu.label')}>
            {items.map((item) => {
              const Icon = item.icon;
              if (item.id === 'premium') return <DrawerPremium key={item.id} />;
              return (
                <NavItem key={item.id} item={item} className="menu-row" before={onClose}>
                  <Icon size={20} stroke={1.7} />
                  <span>{t(`menu.${item.id}`)}</span>
                </NavItem>
              );
            })}
          </nav>
          <DrawerFoot />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}
