import type { CSSProperties } from 'react';
import { Link, useLocation } from 'react-router';
import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconLogout } from '@tabler/icons-react';
import { Initials } from '../../../components/Initials.tsx';
import { ExtensionStatus } from '../../../features/shared/extension/ExtensionStatus.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { accountPath } from './navigation.ts';
import { fullName, hueOf, mainRole } from './person.ts';
import { tooltipProps } from './tooltip-props.ts';
import { TruncatedName } from './TruncatedName.tsx';
import { truncateName } from './truncate-name.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

export function AccountFoot({ collapsed }: { collapsed: boolean }) {
  const { t } = useStaffTexts();
  const { user, logout } = useSession();
  const { pathname } = useLocation();
  const role = mainRole(user);
  const name = fullName(user);
  const screenName = t(role === 'applicant' ? 'screens.profile' : 'screens.settings');
  const whose = t('accountOf', { name, place: screenName });

  return (
    <div className="staff-foot">
      <ExtensionStatus collapsed={collapsed} />
      <Tooltip {...tooltipProps} label={collapsed ? whose : name} disabled={!collapsed && truncateName(name) === name}>
        <Link
          to={accountPath(role)}
          className="staff-me"
          style={{ '--hue': hueOf(name) } as CSSProperties}
          aria-current={pathname === '/settings' ? 'page' : undefined}
        >
          <Initials firstName={user.firstName} lastName={user.lastName} size={32} />
          {collapsed ? (
            <VisuallyHidden>{whose}</VisuallyHidden>
          ) : (
            <>
              <span className="staff-me-text">
                <b>
                  <TruncatedName name={name} />
                </b>
                <small>
                  {t(`roles.${role}`)} · {screenName}
                </small>
              </span>
              <IconChevronRight size={16} color="var(--faint)" aria-hidden />
            </>
          )}
        </Link>
      </Tooltip>
      <Tooltip {...tooltipProps} label={t('logout')} disabled={!collapsed}>
        <UnstyledButton
          className="staff-nav-item"
          onClick={() => void logout()}
          aria-label={collapsed ? t('logout') : undefined}
        >
          <IconLogout size={19} stroke={1.6} aria-hidden />
          {!collapsed && <span>{t('logout')}</span>}
        </UnstyledButton>
      </Tooltip>
    </div>
  );
}
