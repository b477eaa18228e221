import { useState } from 'react';
import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconColumns3 } from '@tabler/icons-react';
import { ColumnChoices } from './ColumnChoices.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { ExportButton } from './ExportButton.tsx';
import { useListWords } from './list-words.ts';
import type { ListColumn } from './list.types.ts';
import type { ListExport } from './use-export.ts';
import type { ListLook } from './use-list-look.ts';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  look: ListLook;
  file: ListExport<Row>;
  isNarrow: boolean;
}

const pop = { position: 'bottom-end', trapFocus: true, returnFocus: true, shadow: 'md', offset: 4 } as const;

// Side by side where there is room, behind one button where there is not.
export function ListOptions<Row>({ columns, look, file, isNarrow }: Props<Row>) {
  const t = useListWords();
  const [isOpen, setOpen] = useState(false);
  if (isNarrow)
    return (
      <Popover {...pop} opened={isOpen} onChange={setOpen}>
        <Popover.Target>
          <Tooltip label={t('show.options')} disabled={isOpen}>
            <ActionIcon variant="default" size={28} aria-label={t('show.options')} onClick={() => setOpen(!isOpen)}>
              <IconAdjustmentsHorizontal size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Popover.Target>
        <Popover.Dropdown className="list-pop" aria-label={t('show.options')}>
          <div className="list-pop-row">
            <DensitySwitch look={look} />
            {file.isOffered && <ExportButton file={file} />}
          </div>
          <ColumnChoices columns={columns} look={look} />
        </Popover.Dropdown>
      </Popover>
    );
  return (
    <>
      <DensitySwitch look={look} />
      <Popover {...pop}>
        <Popover.Target>
          <Button size="xs" variant="default" leftSection={<IconColumns3 size={15} aria-hidden />}>
            {t('show.columns')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className="list-pop" aria-label={t('show.columns')}>
          <ColumnChoices columns={columns} look={look} />
        </Popover.Dropdown>
      </Popover>
      {file.isOffered && <ExportButton file={file} />}
    </>
  );
}
