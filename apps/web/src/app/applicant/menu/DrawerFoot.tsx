import { LanguageSwitch } from '../../../components/LanguageSwitch.tsx';
import { SupportLinks } from '../../../components/SupportLinks.tsx';
import { GuideLink } from '../../../features/shared/applicant-page/GuideLink.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function DrawerFoot() {
  const { t } = useApplicantTexts();
  const { hours, footer } = useSession().realm.support;
  return (
    <div className="menu-foot">
      <b>{t('help.title')}</b>
      <SupportLinks />
      <GuideLink />
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
