import { IconBeach, IconCalendarEvent, IconCompass, IconWorld } from '@tabler/icons-react';
import { useTranslation } from '../../lib/words.ts';
import { useSession } from '../../lib/session.ts';
import { Ahead } from '../flow/Ahead.tsx';
import { StepScreen } from '../flow/StepScreen.tsx';

export function DetailsScreen() {
  const { t } = useTranslation('applicant');
  const { user } = useSession();
  const title = user.firstName ? t('details.heading', { name: user.firstName }) : t('details.headingNoName');
  return (
    <StepScreen screen="getVisa" title={title} help={t('details.help')}>
      <Ahead step="details" icons={[IconCompass, IconWorld, IconBeach, IconCalendarEvent]} />
    </StepScreen>
  );
}
