import { useTranslation } from '../../lib/words.ts';
import { IconClockHour4 } from '@tabler/icons-react';
import { premiumCards, type PremiumCard } from './premium-services.ts';
import { LazyTellMe } from './LazyTellMe.tsx';
import './premium.css';

export function PremiumCards() {
  const { t } = useTranslation('applicant');
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

// The service is not there yet and says so; wanting to hear of it is the only thing that can be done.
function Card({ card: { id, icon: Icon, badge } }: { card: PremiumCard }) {
  const { t } = useTranslation('applicant');
  return (
    <div className="soon" data-premium={id}>
      <div className="soon-body" role="group" aria-disabled="true" aria-label={t(`premium.${id}.title`)}>
        <div className="soon-top">
          <span className="tile">
            <Icon size={21} stroke={1.5} aria-hidden />
          </span>
          {badge && <span className="soon-badge">{t(`premium.${id}.badge`)}</span>}
        </div>
        <h3>{t(`premium.${id}.title`)}</h3>
        <p>{t(`premium.${id}.text`)}</p>
        <div className="soon-foot">
          <IconClockHour4 size={16} stroke={1.7} aria-hidden />
          {t('premium.comingSoon')}
        </div>
      </div>
      <LazyTellMe id={id} />
    </div>
  );
}
