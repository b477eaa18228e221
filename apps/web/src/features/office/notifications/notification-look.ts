import {
  IconArrowBackUp,
  IconAt,
  IconCalendarDue,
  IconChecks,
  IconEyeExclamation,
  IconFileAlert,
  IconInbox,
  IconMessage,
  IconMessageCheck,
  IconPackage,
  IconSpeakerphone,
  IconUserShare,
} from '@tabler/icons-react';
import type { NotificationKind } from '@visawright/contract/platform/notification.ts';

interface Look {
  readonly Icon: typeof IconInbox;
  readonly tone: 'bad' | 'note' | 'ok' | 'plain' | 'warn';
}

export const notificationLook: Readonly<Record<NotificationKind, Look>> = {
  transferred: { Icon: IconUserShare, tone: 'note' },
  reviewReturned: { Icon: IconArrowBackUp, tone: 'bad' },
  reviewApproved: { Icon: IconChecks, tone: 'ok' },
  packageReady: { Icon: IconPackage, tone: 'ok' },
  requestMade: { Icon: IconInbox, tone: 'note' },
  requestDecided: { Icon: IconMessageCheck, tone: 'note' },
  announcement: { Icon: IconSpeakerphone, tone: 'plain' },
  readLimit: { Icon: IconEyeExclamation, tone: 'warn' },
  mentioned: { Icon: IconAt, tone: 'note' },
  answered: { Icon: IconMessage, tone: 'plain' },
  documentsMissing: { Icon: IconFileAlert, tone: 'warn' },
  lodgeSoon: { Icon: IconCalendarDue, tone: 'bad' },
};
