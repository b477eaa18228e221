import { IconMail, IconPhone } from '@tabler/icons-react';
import { useSession } from '../../../lib/session/session.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

export function SupportLines() {
  const { t } = useStaffTexts();
  const { phone, email, hours } = useSession().realm.support;
  if (!phone && !email) return null;
  return (
    <section className="staff-support">
      <h3>{t('help.supportTitle')}</h3>
      {phone && (
        <p>
          <IconPhone size={16} stroke={1.6} aria-hidden />
          <a className="staff-link" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          {hours && <small>{hours}</small>}
        </p>
      )}
      {email && (
        <p>
          <IconMail size={16} stroke={1.6} aria-hidden />
          <a className="staff-link" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </section>
  );
}
