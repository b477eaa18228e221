import { useLocation } from 'react-router';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useSession } from '../../../lib/session/session.ts';
import { AccountFoot } from './AccountFoot.tsx';
import { BrandHead } from './BrandHead.tsx';
import { isActive, navigationFor } from './navigation.ts';
import { mainRole } from './person.ts';
import { useSidebarCounts } from './use-sidebar-counts.ts';
import { SidebarLink } from './SidebarLink.tsx';
import { tooltipEvents } from './tooltip-props.ts';
import './sidebar.css';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

export function Sidebar({ collapsed, onToggle }: { collapsed: boolean; onToggle: () => void }) {
  const { t } = useStaffTexts();
  const { user } = useSession();
  const { pathname } = useLocation();
  const counts = useSidebarCounts(mainRole(user));
  const Icon = collapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = t(collapsed ? 'expandSidebar' : 'collapseSidebar');

  return (
    <nav className="staff-sidebar" data-collapsed={collapsed || undefined} aria-label={t('mainNavigation')}>
      <div className="staff-sidebar-head">
        <BrandHead collapsed={collapsed} />
        <Tooltip label={`${label}  [`} events={tooltipEvents}>
          <ActionIcon aria-label={label} aria-expanded={!collapsed} aria-keyshortcuts="[" onClick={onToggle}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </div>
      <div className="staff-nav">
        {navigationFor(user.role).map((item) => (
          <SidebarLink
            key={item.screen}
            item={item}
            role={mainRole(user)}
            active={isActive(item, pathname)}
            collapsed={collapsed}
            count={counts[item.screen]}
          />
        ))}
      </div>
      <AccountFoot collapsed={collapsed} />
    </nav>
  );
}
