import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import type { ChecklistEntryState } from '@visawright/forms/checklist/match-documents.ts';

const icons = {
  done: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  notStarted: IconCircleDashed,
  uploading: IconLoader2,
  reading: IconLoader2,
} as const satisfies Record<ChecklistEntryState, unknown>;

// Decorative: a text is always next to it.
export function ChecklistStateIcon({ state, size = 22 }: { state: ChecklistEntryState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} stroke={1.8} className="up-mark" data-mark={state} aria-hidden />;
}
