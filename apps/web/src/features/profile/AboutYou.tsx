import { useTranslation } from '../../lib/words.ts';
import { useSession } from '../../lib/session.ts';
import { countryName } from '../flow/country-name.ts';
import { flowCountry } from '../flow/flow-query.ts';

export function AboutYou() {
  const { t, i18n } = useTranslation('applicant');
  const { user } = useSession();
  const country = flowCountry(user.address.country);
  const rows = [
    ['name', [user.firstName, user.lastName].filter(Boolean).join(' ')],
    ['email', user.email],
    ['company', user.companyName],
    ['country', country ? countryName(country, i18n.language) : user.address.country],
  ] as const;
  return (
    <section className="panel panel-pad" aria-labelledby="about-title">
      <h2 id="about-title">{t('profile.identity')}</h2>
      <dl className="about">
        {rows
          .filter(([name, value]) => value || name !== 'company')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{t(`profile.${name}`)}</dt>
              <dd>{value || <span className="about-none">{t('profile.none')}</span>}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
