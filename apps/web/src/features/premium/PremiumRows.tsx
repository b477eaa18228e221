import { useTranslation } from '../../lib/words.ts';
import { premiumCards } from './premium-services.ts';
import { LazyTellMe } from './LazyTellMe.tsx';
import './premium.css';

// The same three cards where space is short: the header's dropdown and the drawer.
export function PremiumRows() {
  const { t } = useTranslation('applicant');
  return (
    <ul className="premium-rows">
      {premiumCards.map(({ id, icon: Icon, badge }) => (
        <li key={id} className="soon" data-premium={id}>
          <div className="soon-body" role="group" aria-disabled="true" aria-label={t(`premium.${id}.title`)}>
            <span className="tile">
              <Icon size={20} stroke={1.5} aria-hidden />
            </span>
            <h3>{t(`premium.${id}.title`)}</h3>
            <div className="soon-foot">
              <span>{t('premium.comingSoon')}</span>
              {badge && <span className="soon-badge">{t(`premium.${id}.badge`)}</span>}
            </div>
          </div>
          <LazyTellMe id={id} />
        </li>
      ))}
    </ul>
  );
}
