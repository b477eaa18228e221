import {
  IconAlertOctagon,
  IconAlertOctagonFilled,
  IconAlertTriangle,
  IconAlertTriangleFilled,
  IconHelpCircle,
  IconHelpCircleFilled,
  IconInfoCircle,
  IconInfoCircleFilled,
} from '@tabler/icons-react';
import type { Grade } from './arrange-findings.ts';

const icons = {
  blocking: [IconAlertOctagon, IconAlertOctagonFilled],
  warning: [IconAlertTriangle, IconAlertTriangleFilled],
  note: [IconInfoCircle, IconInfoCircleFilled],
  unknown: [IconHelpCircle, IconHelpCircleFilled],
} as const;

// Decorative: the text next to it says the same.
export function GradeIcon({ grade, size, filled = false }: { grade: Grade; size: number; filled?: boolean }) {
  const Icon = icons[grade][filled ? 1 : 0];
  return <Icon size={size} stroke={1.8} className="finding-icon" aria-hidden />;
}
