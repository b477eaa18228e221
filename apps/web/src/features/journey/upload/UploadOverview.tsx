import { useLive } from '../../../lib/live/use-live.ts';
import { isOver } from '../../documents/upload/transfer.ts';
import { ChecklistStateIcon } from './list/ChecklistStateIcon.tsx';
import type { UploadDocuments } from './use-upload-documents.ts';
import { useUploadTexts } from '../../../translations/upload/upload-texts.ts';

const timeOf = (at: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

// Files without a checklist item count as busy, but are not part of the bar.
export function UploadOverview({
  counts,
  sorting,
  transfers,
}: Pick<UploadDocuments, 'counts' | 'sorting' | 'transfers'>) {
  const { t, language } = useUploadTexts();
  const { state, lastUpdate } = useLive();
  const busy = counts.uploading + counts.reading;
  const loose = sorting.length + transfers.filter((one) => !one.slot && !isOver(one)).length;
  const parts = [
    ['done', counts.done, t('overview.done')],
    ['attention', counts.attention, t('overview.attention', { count: counts.attention })],
    ['reading', busy, t('overview.busy')],
    ['notStarted', counts.notStarted, t('overview.notStarted')],
  ] as const;
  const live =
    state === 'connected' && lastUpdate !== null
      ? t('overview.live', { at: timeOf(lastUpdate, language) })
      : t(state === 'error' ? 'overview.polling' : 'overview.connecting');
  return (
    <section className="panel panel-pad up-overview">
      <h2>{t('overview.documents', { count: counts.all })}</h2>
      <div className="up-split" aria-hidden>
        {parts
          .filter(([, count]) => count > 0)
          .map(([name, count]) => (
            <i key={name} data-state={name} style={{ flex: count }} />
          ))}
      </div>
      <ul className="up-counts">
        {parts.map(([name, count, words]) => (
          <li key={name}>
            <ChecklistStateIcon state={name} size={18} />
            <span>
              <b>{name === 'reading' ? count + loose : count}</b> {words}
            </span>
          </li>
        ))}
      </ul>
      <p className="up-live" data-live={state}>
        <i aria-hidden /> {live}
      </p>
    </section>
  );
}
