import { useTranslation } from '../../lib/words.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { SupportLinks } from '../../components/SupportLinks.tsx';
import { useSession } from '../../lib/session.ts';

export function DrawerFoot() {
  const { t } = useTranslation('applicant');
  const { hours, footer } = useSession().realm.support;
  return (
    <div className="menu-foot">
      <b>{t('help.title')}</b>
      <SupportLinks />
      <small>
        {footer}
        <br />
        {hours}
      </small>
      <div className="menu-language">
        <LanguageSwitch />
      </div>
    </div>
  );
}
