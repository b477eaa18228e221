import { useTranslation } from '../../lib/words.ts';
import { SupportLinks } from '../../components/SupportLinks.tsx';
import { useSession } from '../../lib/session.ts';

// Stands in the same place on every step: the last card of the side column.
export function Help() {
  const { t } = useTranslation('applicant');
  const { hours } = useSession().realm.support;
  return (
    <section className="panel panel-pad help" data-tour="help" aria-labelledby="help-title">
      <h3 id="help-title">{t('help.title')}</h3>
      <p>{hours}</p>
      <SupportLinks />
    </section>
  );
}
