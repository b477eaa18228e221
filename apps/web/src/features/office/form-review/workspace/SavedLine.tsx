import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { clockTime } from '../../../../lib/dates/dates.ts';
import { useEditorState } from '../../../form/editor/FormEditorProvider.tsx';
import { useFormStaffTexts } from '../../../../translations/form-staff/form-staff-texts.ts';

export function SavedLine() {
  const { t, language } = useFormStaffTexts();
  const phase = useEditorState((now) => now.phase);
  const savedAt = useEditorState((now) => now.savedAt);
  const isBusy = phase === 'sending' || phase === 'waiting';
  const Icon = phase === 'offline' ? IconCloudOff : isBusy ? IconCloudUp : IconCloudCheck;
  const text =
    phase === 'offline'
      ? t('offline')
      : isBusy
        ? t('saving')
        : savedAt && t('saved', { time: clockTime(savedAt, language) });
  return (
    <span className="fr-saved" role="status" data-phase={phase}>
      {text && (
        <>
          <Icon size={16} aria-hidden /> {text}
        </>
      )}
    </span>
  );
}
