import {
  IconBolt,
  IconCheck,
  IconCircleFilled,
  IconFlag3Filled,
  IconPencil,
  IconRulerMeasure,
} from '@tabler/icons-react';
import type { ValueStatus } from './value-status.ts';
import { useDocumentsTexts } from '../../../translations/documents/documents-texts.ts';

const icons = {
  sure: IconBolt,
  measured: IconRulerMeasure,
  ask: IconCircleFilled,
  unreadable: IconFlag3Filled,
  confirmed: IconCheck,
  changed: IconPencil,
} as const satisfies Record<ValueStatus, unknown>;

interface Props {
  status: ValueStatus;
  percent?: number | undefined; // short words for narrow rows, with how sure the reading is
}

export function ValueBadge({ status, percent }: Props) {
  const { t } = useDocumentsTexts();
  const Icon = icons[status];
  return (
    <span className="doc-value-mark" data-status={status}>
      <Icon size={status === 'ask' ? 9 : 14} aria-hidden />
      {percent === undefined
        ? t(`values.status.${status}`)
        : t(status === 'ask' && percent < 100 ? 'values.unsure' : `values.short.${status}`, { percent })}
    </span>
  );
}
