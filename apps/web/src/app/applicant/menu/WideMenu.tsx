import { IconPlus } from '@tabler/icons-react';
import { Initials } from '../../../components/Initials.tsx';
import { Logo } from '../../../components/Logo.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { LanguageToggle } from './LanguageToggle.tsx';
import { NavItem } from './NavItem.tsx';
import { PremiumMenu } from './PremiumMenu.tsx';
import { useMenu, type MenuItem } from './use-menu.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

const atEnd = (item: MenuItem) => item.id === 'profile' || item.id === 'logout';

export function WideMenu() {
  const { t } = useApplicantTexts();
  const { firstName, lastName } = useSession().user;
  const items = useMenu();
  const show = (item: MenuItem) =>
    item.id === 'premium' ? (
      <PremiumMenu key={item.id} />
    ) : (
      <NavItem key={item.id} item={item} className="nav-item">
        {item.id === 'apply' && <IconPlus size={16} stroke={2} />}
        {item.id === 'profile' && <Initials firstName={firstName} lastName={lastName} size={26} />}
        {t(`menu.${item.id}`)}
      </NavItem>
    );
  return (
    <div className="wrap head-row">
      <Logo />
      <nav className="nav" aria-label={t('menu.label')} data-tour="menu">
        {items.filter((item) => !atEnd(item)).map(show)}
      </nav>
      <div className="nav nav-end">
        <LanguageToggle />
        {items.filter(atEnd).map(show)}
      </div>
    </div>
  );
}
