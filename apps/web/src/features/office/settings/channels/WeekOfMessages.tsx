import { useChannelsTexts } from '../../../../translations/channels/channels-texts.ts';

interface Week {
  readonly sent: number;
  readonly failed: number;
  readonly lastCause: string | null;
}

// How a channel did in the last seven days.
export function WeekOfMessages({ week: { sent, failed, lastCause } }: { week: Week }) {
  const { t } = useChannelsTexts();
  const parts = [
    sent > 0 && t('realm.week', { count: sent }),
    failed > 0 && t('realm.failed', { count: failed, cause: lastCause ?? '?' }),
  ].filter(Boolean);
  return <p className="set-lead">{parts.length > 0 ? parts.join(' · ') : t('realm.unused')}</p>;
}
