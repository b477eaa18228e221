import { IconAlertOctagonFilled, IconCheck, IconCircleCheckFilled, IconHandStop, IconMinus } from '@tabler/icons-react';
import type { FieldState } from '../../visit/field-state.ts';

// Shape first, colour second; the words stand beside it.
export function FieldMarkIcon({ outcome, isNow = false }: { outcome: FieldState['outcome']; isNow?: boolean }) {
  if (isNow) return <span className="spin" aria-hidden />;
  switch (outcome) {
    case 'toType':
      return <span className="wait" aria-hidden />;
    case 'typed':
      return <IconCheck size={15} stroke={2.6} className="note-mark" aria-hidden />;
    case 'equal':
      return <IconCircleCheckFilled size={15} className="ok-mark" aria-hidden />;
    case 'differs':
    case 'refused':
      return <IconAlertOctagonFilled size={15} className="bad-mark" aria-hidden />;
    case 'personal':
      return <IconHandStop size={15} className="warn-mark" aria-hidden />;
    default:
      return <IconMinus size={15} className="faint" aria-hidden />;
  }
}
