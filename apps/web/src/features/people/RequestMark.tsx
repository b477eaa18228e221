import { IconCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import type { Request } from '@visawright/contract/staff.ts';
import { Pill } from '../../components/list/marks.tsx';

// The specification's own words, as they are.
export const RequestMark = ({ status }: Pick<Request, 'status'>) =>
  status === 'PENDING' ? (
    <Pill tone="plain" icon={<IconClockHour4 size={13} aria-hidden />}>
      PENDING
    </Pill>
  ) : status === 'APPROVED' ? (
    <Pill tone="ok" icon={<IconCheck size={13} stroke={2.6} aria-hidden />}>
      APPROVED
    </Pill>
  ) : (
    <Pill tone="bad" icon={<IconX size={13} stroke={2.6} aria-hidden />}>
      REJECTED
    </Pill>
  );
