import { ActionIcon, Button, SegmentedControl } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconCheckbox, IconCursorText } from '@tabler/icons-react';
import { blankSamples, type BlankFieldKind } from '@visawright/contract/delivery/blank-facts.ts';
import { useBlanksTexts } from '../../../../../translations/blanks/blanks-texts.ts';
import type { View } from '../FormEditor.tsx';

interface Props {
  page: number;
  pages: number;
  view: View;
  marking: BlankFieldKind | null;
  canMark: boolean;
  onPage: (page: number) => void;
  onView: (view: View) => void;
  onMark: (kind: BlankFieldKind | null) => void;
  onAdd: (kind: BlankFieldKind) => void;
}

const kinds = [
  ['text', IconCursorText],
  ['tick', IconCheckbox],
] as const;

export function PageTools({ page, pages, view, marking, canMark, onPage, onView, onMark, onAdd }: Props) {
  const { t } = useBlanksTexts();
  return (
    <div className="blk-tools blk-page-tools">
      <ActionIcon aria-label={t('page.previous')} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} aria-hidden />
      </ActionIcon>
      <span>{t('page.of', { n: page + 1, count: pages })}</span>
      <ActionIcon aria-label={t('page.next')} disabled={page === pages - 1} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} aria-hidden />
      </ActionIcon>
      <SegmentedControl
        size="xs"
        aria-label={t('views.label')}
        data={(['fields', ...blankSamples] as const).map((each) => ({ value: each, label: t(`views.${each}`) }))}
        value={view}
        onChange={(value) => onView(value)}
      />
      {canMark && (
        <div className="blk-mark">
          {kinds.map(([kind, Icon]) => (
            <Button
              key={kind}
              size="compact-sm"
              variant={marking === kind ? 'filled' : 'default'}
              aria-pressed={marking === kind}
              leftSection={<Icon size={15} aria-hidden />}
              onClick={() => onMark(marking === kind ? null : kind)}
            >
              {t(`mark.${kind}`)}
            </Button>
          ))}
          {marking && (
            <>
              <small role="status">{t('mark.hint')}</small>
              <Button size="compact-sm" variant="default" onClick={() => onAdd(marking)}>
                {t('mark.add')}
              </Button>
              <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onMark(null)}>
                {t('mark.stop')}
              </Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
