import type { SystemStatus } from '@visawright/contract/insight/system-status.ts';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { localeOf } from '../../../../lib/dates/dates.ts';
import { useSystemTexts } from '../../../../translations/system/system-texts.ts';

const longWait = 300; // seconds; people notice it, and an alert tells the operator

// '40 sec', '12 min', '3 hr': whole numbers are enough to see whether a queue moves.
function waitText(seconds: number, language: string): string {
  const [count, unit] =
    seconds < 120
      ? ([seconds, 'second'] as const)
      : seconds < 7_200
        ? ([Math.round(seconds / 60), 'minute'] as const)
        : ([Math.round(seconds / 3_600), 'hour'] as const);
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'short' }).format(count);
}

export function QueuesTable({ queues }: { queues: SystemStatus['queues'] }) {
  const { t, language } = useSystemTexts();
  return (
    <section className="set-part" aria-labelledby="system-queues">
      <h3 id="system-queues">{t('queues.title')}</h3>
      <table className="system-table system-numbers">
        <thead>
          <tr>
            <th scope="col">{t('queues.queue')}</th>
            <th scope="col">{t('queues.waiting')}</th>
            <th scope="col">{t('queues.running')}</th>
            <th scope="col">{t('queues.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, waiting, running, oldestSeconds }) => (
            <tr key={queue} data-state={oldestSeconds > longWait ? 'partly' : undefined}>
              <th scope="row">{t(`queues.names.${queue}`)}</th>
              <td data-label={t('queues.waiting')}>{formatNumber(waiting)}</td>
              <td data-label={t('queues.running')}>{formatNumber(running)}</td>
              <td data-label={t('queues.oldest')}>{waiting === 0 ? '–' : waitText(oldestSeconds, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
