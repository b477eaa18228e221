import type { SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { useSystemTexts } from '../../../../translations/system/system-texts.ts';

export function RunningFacts({ status: { release, workersAlive, processes } }: { status: SystemStatus }) {
  const { t } = useSystemTexts();
  return (
    <section className="set-part" aria-labelledby="system-running">
      <h3 id="system-running">{t('running.title')}</h3>
      <dl className="set-facts">
        <dt>{t('running.release')}</dt>
        <dd>{release}</dd>
        <dt>{t('running.workers')}</dt>
        <dd data-state={workersAlive === 0 ? 'down' : undefined}>{formatNumber(workersAlive)}</dd>
        <dt>{t('running.processes')}</dt>
        <dd>
          {processes.length === 0
            ? '–'
            : processes.map(({ service, release: own, copies }) => (
                <div key={`${service} ${own}`}>{t(`running.${service}`, { count: copies, release: own })}</div>
              ))}
        </dd>
      </dl>
    </section>
  );
}
