import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useAnalyticsTexts } from '../../../translations/analytics/analytics-texts.ts';
import { AnalyticsBoard } from './AnalyticsBoard.tsx';

export function AnalyticsScreen() {
  const { t } = useAnalyticsTexts();
  return (
    <div className="staff-screen an-screen" data-screen="analytics">
      <AnalyticsBoard heading={<ScreenHeading>{t('title')}</ScreenHeading>} />
    </div>
  );
}
