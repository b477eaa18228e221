import { Popover, UnstyledButton } from '@mantine/core';
import {
  IconAlertOctagonFilled,
  IconAlertTriangleFilled,
  IconCalendarCheck,
  IconCalendarQuestion,
} from '@tabler/icons-react';
import { longDay } from '../../../lib/dates/dates.ts';
import { DeadlineSteps } from './DeadlineSteps.tsx';
import { useApplicationDeadline } from './use-application-deadline.ts';
import { useDeadlineTexts } from '../../../translations/deadline/deadline-texts.ts';

const icons = {
  safe: IconCalendarCheck,
  tight: IconAlertTriangleFilled,
  late: IconAlertOctagonFilled,
  unknown: IconCalendarQuestion,
} as const;

export function DeadlineLine({ applicationUid }: { applicationUid: string }) {
  const { t, language } = useDeadlineTexts();
  const found = useApplicationDeadline(applicationUid);
  if (!found) return null;
  const { deadline, form } = found;
  const { verdict, safeDay, lodgeBy } = deadline;
  const written = (day: string | null | undefined) => (day ? longDay(day, language, { month: 'short' }) : '');
  const hasOwnSafeDay = verdict === 'safe' && safeDay !== null && safeDay.date !== lodgeBy;
  const Icon = icons[verdict];
  return (
    <Popover position="bottom-start" shadow="md" width={380} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton className="deadline-line" data-deadline={verdict}>
          <Icon size={15} stroke={1.8} aria-hidden />
          {t(`line.${hasOwnSafeDay ? 'safeFirst' : verdict}`, { day: written(lodgeBy), safe: written(safeDay?.date) })}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('how')}>
        <h3 className="deadline-how">{t('how')}</h3>
        <DeadlineSteps deadline={deadline} place={form} />
      </Popover.Dropdown>
    </Popover>
  );
}
