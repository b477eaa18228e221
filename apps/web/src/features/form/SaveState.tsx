import { IconAlertCircle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import { clockTime } from '../../lib/dates.ts';
import { errorWords } from '../../lib/error-words.ts';
import { useWords } from './form-words.ts';
import { useWorkState } from './FormWorkProvider.tsx';

// Whether what was written has arrived.
export function SaveState() {
  const { t, language } = useWords();
  const phase = useWorkState((now) => now.phase);
  const savedAt = useWorkState((now) => now.savedAt);
  const refusal = useWorkState((now) => now.refusal);
  const drafts = useWorkState((now) => (now.phase === 'offline' ? Object.keys(now.drafts).length : 0));
  if (phase === 'offline')
    return (
      <span className="form-saved" data-save="offline" role="status">
        <IconCloudOff size={16} stroke={2} aria-hidden /> {t('keptOffline', { count: drafts })}
      </span>
    );
  if (refusal !== null)
    return (
      <span className="form-saved" data-save="refused" role="alert">
        <IconAlertCircle size={16} stroke={2} aria-hidden /> {t('takenBack', { why: errorWords(refusal) })}
      </span>
    );
  if (phase === 'sending')
    return (
      <span className="form-saved" data-save="sending">
        {t('saving')}
      </span>
    );
  return (
    <span className="form-saved" data-save={savedAt ? 'saved' : 'none'}>
      {savedAt && (
        <>
          <IconCheck size={16} stroke={2.2} aria-hidden /> {t('saved', { time: clockTime(savedAt, language) })}
        </>
      )}
    </span>
  );
}
