import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';
import { AnalyticsBoard } from './AnalyticsBoard.tsx';

// An agency has no analytics screen of its own by the specification; its numbers are among its settings.
export function AnalyticsTab() {
  const { t } = useAnalyticsTexts();
  return (
    <div className="an-screen an-tab">
      <AnalyticsBoard heading={<h2>{t('ownTitle')}</h2>} />
    </div>
  );
}
