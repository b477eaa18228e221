import { IconCloudCheck, IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import { useStore } from 'zustand';
import { clockTime } from '../../../lib/dates/dates.ts';
import type { Arrangement } from './state/arrangement-queue.ts';
import { usePlaygroundTexts } from '../../../translations/playground/playground-texts.ts';

export function SavedState({ arrangement }: { arrangement: Arrangement }) {
  const { t, language } = usePlaygroundTexts();
  const phase = useStore(arrangement.store, (state) => state.phase);
  const savedAt = useStore(arrangement.store, (state) => state.savedAt);
  const Icon = phase === 'offline' ? IconCloudOff : phase === 'sending' ? IconCloudUp : IconCloudCheck;
  const text =
    phase === 'offline'
      ? t('offline')
      : phase === 'sending'
        ? t('saving')
        : savedAt !== null && t('saved', { time: clockTime(savedAt, language) });
  return (
    <span className="pg-saved" role="status" data-phase={phase}>
      {text && (
        <>
          <Icon size={16} aria-hidden /> {text}
        </>
      )}
    </span>
  );
}
