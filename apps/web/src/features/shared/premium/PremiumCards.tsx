import { IconClockHour4 } from '@tabler/icons-react';
import { premiumCards } from './premium-services.ts';
import { LazyNotifyMe } from './LazyNotifyMe.tsx';
import './premium.css';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function PremiumCards() {
  const { t } = useApplicantTexts();
  return (
    <section className="premium" aria-labelledby="premium-title">
      <h2 id="premium-title">{t('premium.title')}</h2>
      <div className="premium-cards">
        {premiumCards.map((card) => (
          <Card key={card.id} card={card} />
        ))}
      </div>
    </section>
  );
}

// The services are not available yet; the only action is to ask for a notification.
function Card({ card }: { card: (typeof premiumCards)[number] }) {
  const { t } = useApplicantTexts();
  const { id, icon: Icon } = card;
  return (
    <div className="soon" data-premium={id}>
      <div className="soon-body" role="group" aria-disabled="true" aria-label={t(`premium.${id}.title`)}>
        <div className="soon-top">
          <span className="tile">
            <Icon size={21} stroke={1.5} aria-hidden />
          </span>
          {card.badge && <span className="soon-badge">{t(`premium.${card.id}.badge`)}</span>}
        </div>
        <h3>{t(`premium.${id}.title`)}</h3>
        <p>{t(`premium.${id}.text`)}</p>
        <div className="soon-foot">
          <IconClockHour4 size={16} stroke={1.7} aria-hidden />
          {t('premium.comingSoon')}
        </div>
      </div>
      <LazyNotifyMe id={id} />
    </div>
  );
}
