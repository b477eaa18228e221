import { useTranslation } from '../../lib/words.ts';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useSession } from '../../lib/session.ts';

// Stands in the same place on every step: the last card of the side column.
export function Help() {
  const { t } = useTranslation('applicant');
  const { phone, email, hours } = useSession().realm.support;
  return (
    <section className="panel panel-pad help" data-tour="help" aria-labelledby="help-title">
      <h3 id="help-title">{t('help.title')}</h3>
      <p>{hours}</p>
      <a href={`tel:${phone.replaceAll(' ', '')}`}>
        <IconPhone size={17} stroke={1.7} />
        {phone}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail size={17} stroke={1.7} />
        {email}
      </a>
    </section>
  );
}
