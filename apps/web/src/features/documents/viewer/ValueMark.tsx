import { IconBolt, IconCheck, IconCircleFilled, IconFlag3Filled, IconPencil } from '@tabler/icons-react';
import { useDocumentWords } from '../document-words.ts';
import type { Standing } from '../value.ts';

const icons = {
  sure: IconBolt,
  ask: IconCircleFilled,
  unreadable: IconFlag3Filled,
  confirmed: IconCheck,
  changed: IconPencil,
} as const satisfies Record<Standing, unknown>;

export function ValueMark({ standing }: { standing: Standing }) {
  const { t } = useDocumentWords();
  const Icon = icons[standing];
  return (
    <span className="doc-value-mark" data-standing={standing}>
      <Icon size={standing === 'ask' ? 9 : 14} aria-hidden />
      {t(`values.standing.${standing}`)}
    </span>
  );
}
