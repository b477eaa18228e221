import '../integrations/integrations.css';
import { Button } from '@mantine/core';
import type { CalendarFeed } from '@visawright/contract/integrations/calendar-feed.ts';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { momentText } from '../../../../lib/dates/moments.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useIntegrationsTexts } from '../../../../translations/integrations/integrations-texts.ts';
import { SecretDialog } from '../integrations/SecretDialog.tsx';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { useCalendarFeed, useCreateCalendarFeed, useEndCalendarFeed } from './calendar-feed.api.ts';

function Feed({ feed: { isOn, usedAt } }: { feed: CalendarFeed }) {
  const { t, language } = useIntegrationsTexts();
  const [create, end] = [useCreateCalendarFeed(), useEndCalendarFeed()];
  const { ask, dialog } = useDialog();
  const make = () =>
    create.mutate(undefined, {
      onSuccess: ({ address }) =>
        void ask((close) => (
          <SecretDialog
            title={t('calendar.madeTitle')}
            text={t('calendar.madeText')}
            label={t('calendar.address')}
            secret={address ?? ''}
            onClose={() => close(null)}
          />
        )),
    });
  return (
    <SettingsSection title={t('calendar.title')} lead={t('calendar.lead')}>
      <p className="set-lead set-after">
        {!isOn
          ? t('calendar.off')
          : usedAt
            ? t('calendar.used', { time: momentText(usedAt, language) })
            : t('calendar.unused')}
      </p>
      <div className="set-actions set-after">
        <Button variant="default" loading={create.isPending} onClick={make}>
          {t(isOn ? 'calendar.replace' : 'calendar.make')}
        </Button>
        {isOn && (
          <Button variant="subtle" color="gray" loading={end.isPending} onClick={() => end.mutate()}>
            {t('calendar.end')}
          </Button>
        )}
      </div>
      <ErrorLine message={errorText(create.error ?? end.error)} />
      {dialog}
    </SettingsSection>
  );
}

// A secret address where a calendar reads the lodge-by dates of the own applications, or of the agency's.
export function CalendarTab() {
  const { t } = useIntegrationsTexts();
  return (
    <LoadedSection title={t('calendar.title')} query={useCalendarFeed()}>
      {(feed) => <Feed feed={feed} />}
    </LoadedSection>
  );
}
