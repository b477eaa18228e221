import { IconAlertCircle, IconCheck, IconCloudOff } from '@tabler/icons-react';
import { clockTime } from '../../../lib/dates/dates.ts';
import { errorText } from '../../../translations/errors/error-text.ts';
import { useEditorState } from '../editor/FormEditorProvider.tsx';
import { useFormTexts } from '../../../translations/form/form-texts.ts';

export function SaveState() {
  const { t, language } = useFormTexts();
  const phase = useEditorState((now) => now.phase);
  const savedAt = useEditorState((now) => now.savedAt);
  const refusal = useEditorState((now) => now.refusal);
  const drafts = useEditorState((now) => (now.phase === 'offline' ? Object.keys(now.drafts).length : 0));
  if (phase === 'offline')
    return (
      <span className="form-saved" data-save="offline" role="status">
        <IconCloudOff size={16} stroke={2} aria-hidden /> {t('pendingOffline', { count: drafts })}
      </span>
    );
  if (refusal !== null)
    return (
      <span className="form-saved" data-save="refused" role="alert">
        <IconAlertCircle size={16} stroke={2} aria-hidden /> {t('reverted', { why: errorText(refusal) })}
      </span>
    );
  if (phase === 'waiting' || phase === 'sending')
    return (
      <span className="form-saved" data-save={phase}>
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
