import { useNavigate } from 'react-router';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCalendarDue, IconFileCheck, IconFilePlus, IconPackageExport } from '@tabler/icons-react';
import type { homeReasons } from '@visawright/contract/applications/home.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { Flag } from '../../../components/Flag.tsx';
import { urgencyOf } from '../../../components/list/badges/urgency.ts';
import { daysBetweenDates } from '../../../lib/dates/dates.ts';
import { useUrgencyRules } from '../../../lib/session/use-urgency-rules.ts';
import { taskOf, type NeedsMe } from './task.ts';
import { useHomeTexts } from '../../../translations/home/home-texts.ts';

const looks = {
  returned: { Icon: IconArrowBackUp, tone: 'bad' },
  lodgeSoon: { Icon: IconCalendarDue, tone: 'bad' },
  packageReady: { Icon: IconPackageExport, tone: undefined },
  approved: { Icon: IconFileCheck, tone: undefined },
  draftIdle: { Icon: IconFilePlus, tone: 'warn' },
} as const satisfies Record<(typeof homeReasons)[number], unknown>;

interface Props {
  item: NeedsMe;
  today: string;
  isCursor: boolean;
  onFocus: () => void;
}

export function TaskRow({ item, today, isCursor, onFocus }: Props) {
  const { t, language } = useHomeTexts();
  const { urgentDays, soonDays } = useUrgencyRules();
  const navigate = useNavigate();
  const { application, reason } = item;
  const { Icon, tone } = looks[reason];
  const task = taskOf(item, language === 'hi' ? 'hi' : 'en');
  const left = daysBetweenDates(today, application.lodgeBy);
  const due = left === null ? null : urgencyOf(left, { bad: urgentDays, warn: soonDays });
  const dueKey = left === null ? 'unknown' : left < 0 ? 'late' : left === 0 ? 'today' : left === 1 ? 'tomorrow' : 'in';
  const name = application.applicantName;
  const others = application.partySize - 1;
  return (
    <li className="task" data-cursor={isCursor || undefined} data-reason={reason}>
      <span className="row-icon" data-tone={tone}>
        <Icon size={17} stroke={1.8} aria-hidden />
      </span>
      <div className="task-text">
        <p>
          <b>{t(`do.${task.verb}`, task.values)}</b>
          <Flag code={findDestination(application.visaDetails.visaTo)?.iso2 ?? 'UN'} width={15} />
          <span>{others > 0 ? t('withOthers', { name, count: others }) : name}</span>
        </p>
        <p className="task-why">{t(`why.${task.why}`, task.values)}</p>
      </div>
      <span className="task-due" data-tone={due ?? undefined}>
        {t(`due.${dueKey}`, { count: Math.abs(left ?? 0) })}
      </span>
      <Button
        size="xs"
        w={116}
        px={4}
        variant={isCursor ? 'filled' : 'default'}
        aria-label={t('actOn', { act: t(`act.${task.act}`, task.values), name })}
        onFocus={onFocus}
        onClick={() => void navigate(task.to)}
      >
        {t(`act.${task.act}`, task.values)}
      </Button>
    </li>
  );
}
