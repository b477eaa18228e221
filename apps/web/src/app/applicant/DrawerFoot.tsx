import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { useSession } from '../../lib/session.ts';

export function DrawerFoot() {
  const { t } = useTranslation('applicant');
  const { phone, email, hours, footer } = useSession().realm.support;
  return (
    <div className="menu-foot">
      <b>{t('help.title')}</b>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <IconPhone size={17} stroke={1.7} />
        {phone}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail size={17} stroke={1.7} />
        {email}
      </a>
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
