import { Link } from 'react-router';
import { Tooltip } from '@mantine/core';
import type { Role } from '@visawright/contract/platform/roles.ts';
import { ScreenIcon } from '../../../components/ScreenIcon.tsx';
import { screenName } from '../../../features/shared/screens/screen-name.ts';
import type { NavigationItem } from './navigation.ts';
import { tooltipProps } from './tooltip-props.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

interface Props {
  item: NavigationItem;
  role: Role;
  active: boolean;
  collapsed: boolean;
  count?: number | undefined;
}

export function SidebarLink({ item, role, active, collapsed, count }: Props) {
  const { t } = useStaffTexts();
  const label = t(`screens.${screenName(item.screen, role)}`);
  return (
    <Tooltip label={label} {...tooltipProps} disabled={!collapsed}>
      <Link
        to={item.path}
        className="staff-nav-item"
        aria-current={active ? 'page' : undefined}
        aria-label={collapsed ? label : undefined}
      >
        <ScreenIcon screen={item.screen} size={19} />
        {!collapsed && <span>{label}</span>}
        {!collapsed && count !== undefined && ' '}
        {!collapsed && count !== undefined && <small className="staff-nav-count">{count}</small>}
      </Link>
    </Tooltip>
  );
}
