import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import type { Request } from '@visawright/contract/identity/staff.ts';
import { Pill } from '../../../../components/list/badges/badges.tsx';
import { usePeopleTexts } from '../../../../translations/people/people-texts.ts';

const badges = {
  PENDING: { tone: 'plain', icon: <IconClockHour4 size={13} aria-hidden /> },
  APPROVED: { tone: 'ok', icon: <IconCheck size={13} stroke={2.6} aria-hidden /> },
  REJECTED: { tone: 'bad', icon: <IconX size={13} stroke={2.6} aria-hidden /> },
} as const;

export function RequestBadge({ status }: Pick<Request, 'status'>) {
  const { t } = usePeopleTexts();
  return <Pill {...badges[status]}>{t(`requests.status.${status}`)}</Pill>;
}
