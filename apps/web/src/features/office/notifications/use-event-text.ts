import type { Notification } from '@visawright/contract/platform/notification.ts';
import { useNotificationsTexts } from '../../../translations/notifications/notifications-texts.ts';

// What happened, in one sentence. A person who was erased or is not known is "someone".
export function useEventText(): (event: Notification) => string {
  const { t } = useNotificationsTexts();
  return ({ kind, about, personName }) => t(`kinds.${kind}`, { about, person: personName ?? t('somebody') });
}
