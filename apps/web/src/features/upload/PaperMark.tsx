import { IconAlertTriangle, IconCircleCheckFilled, IconCircleDashed, IconLoader2 } from '@tabler/icons-react';
import type { PaperState } from '@visawright/forms/match-papers.ts';

const icons = {
  done: IconCircleCheckFilled,
  attention: IconAlertTriangle,
  notStarted: IconCircleDashed,
  uploading: IconLoader2,
  reading: IconLoader2,
} as const satisfies Record<PaperState, unknown>;

// A word always stands beside it.
export function PaperMark({ state, size = 22 }: { state: PaperState; size?: number }) {
  const Icon = icons[state];
  return <Icon size={size} stroke={1.8} className="up-mark" data-mark={state} aria-hidden />;
}
