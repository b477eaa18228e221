import { useLive } from '../../lib/use-live.ts';
import { isOver } from '../documents/upload/transfer.ts';
import { PaperMark } from './PaperMark.tsx';
import { useUploadWords } from './upload-words.ts';
import type { Papers } from './use-papers.ts';

const timeOf = (at: number, language: string) =>
  new Intl.DateTimeFormat(`${language}-IN`, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at);

// Files nobody knows the paper of yet are at work too; only papers share the bar.
export function Overview({ counts, sorting, transfers }: Pick<Papers, 'counts' | 'sorting' | 'transfers'>) {
  const { t, language } = useUploadWords();
  const { state, lastUpdate } = useLive();
  const busy = counts.uploading + counts.reading;
  const loose = sorting.length + transfers.filter((one) => !one.place && !isOver(one)).length;
  const parts = [
    ['done', counts.done, t('overview.done')],
    ['attention', counts.attention, t('overview.attention')],
    ['reading', busy, t('overview.busy')],
    ['notStarted', counts.notStarted, t('overview.notStarted')],
  ] as const;
  const live =
    state === 'connected' && lastUpdate !== null
      ? t('overview.live', { at: timeOf(lastUpdate, language) })
      : t(state === 'error' ? 'overview.polling' : 'overview.connecting');
  return (
    <section className="panel panel-pad up-overview">
      <h2>{t('overview.papers', { count: counts.all })}</h2>
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
            <PaperMark state={name} size={18} />
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
