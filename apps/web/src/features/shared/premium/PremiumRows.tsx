import { premiumCards } from './premium-services.ts';
import { LazyNotifyMe } from './LazyNotifyMe.tsx';
import './premium.css';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// Compact version for the header's menu and the drawer.
export function PremiumRows() {
  const { t } = useApplicantTexts();
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
          <LazyNotifyMe id={id} />
        </li>
      ))}
    </ul>
  );
}
