import './system.css';
import type { UseQueryResult } from '@tanstack/react-query';
import type { SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { IconAlertOctagonFilled, IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { useSystemTexts } from '../../../../translations/system/system-texts.ts';
import { LoadedSection } from '../layout/LoadedSection.tsx';
import { SettingsSection } from '../layout/SettingsSection.tsx';
import { PartsTable } from './PartsTable.tsx';
import { QueuesTable } from './QueuesTable.tsx';
import { RunningFacts } from './RunningFacts.tsx';
import { SafetyFacts } from './SafetyFacts.tsx';
import { useSystemStatus } from './system-status.api.ts';

const icon = { size: 13, 'aria-hidden': true } as const;

function Verdict({ status }: { status: SystemStatus }) {
  const { t } = useSystemTexts();
  const failing = status.parts.filter(({ state }) => state === 'down' || state === 'partly').length;
  if (failing > 0)
    return (
      <Pill tone="bad" icon={<IconAlertOctagonFilled {...icon} />}>
        {t('failing', { count: failing })}
      </Pill>
    );
  if (status.workersAlive === 0)
    return (
      <Pill tone="bad" icon={<IconAlertTriangleFilled {...icon} />}>
        {t('noWorker')}
      </Pill>
    );
  return (
    <Pill tone="ok" icon={<IconCircleCheckFilled {...icon} />}>
      {t('allUp')}
    </Pill>
  );
}

function Status({ status, query }: { status: SystemStatus; query: UseQueryResult<SystemStatus> }) {
  const { t, language } = useSystemTexts();
  const time = clockTime(status.at, language);
  return (
    <SettingsSection title={t('title')} lead={t('lead')} isReadOnly>
      <p className="system-verdict" role="status" data-state={query.isError ? 'old' : undefined}>
        <Verdict status={status} />
        <span>{query.isError ? t('old', { time }) : t('at', { time })}</span>
      </p>
      <PartsTable parts={status.parts} />
      <QueuesTable queues={status.queues} />
      <RunningFacts status={status} />
      <SafetyFacts status={status} />
    </SettingsSection>
  );
}

// Which parts answer, what waits, what runs, and how old the backups are. For admins; numbers only.
export function SystemTab() {
  const { t } = useSystemTexts();
  const query = useSystemStatus();
  return (
    <LoadedSection title={t('title')} query={query}>
      {(status) => <Status status={status} query={query} />}
    </LoadedSection>
  );
}
