import { useState } from 'react';
import { ActionIcon, Button, Popover, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconColumns3 } from '@tabler/icons-react';
import { ColumnChoices } from './ColumnChoices.tsx';
import { DensitySwitch } from './DensitySwitch.tsx';
import { ExportButton } from '../export/ExportButton.tsx';
import type { ListColumn } from '../list.types.ts';
import type { ListExport } from '../export/use-export.ts';
import type { ColumnSettingsState } from './use-column-settings.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  columnSettings: ColumnSettingsState;
  file: ListExport;
  isNarrow: boolean;
}

const pop = { position: 'bottom-end', trapFocus: true, returnFocus: true, shadow: 'md', offset: 4 } as const;

// Side by side if there is room, otherwise in one menu.
export function ListOptions<Row>({ columns, columnSettings, file, isNarrow }: Props<Row>) {
  const { t } = useListTexts();
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
            <DensitySwitch columnSettings={columnSettings} />
            {file.isOffered && <ExportButton file={file} isInside />}
          </div>
          <ColumnChoices columns={columns} columnSettings={columnSettings} />
        </Popover.Dropdown>
      </Popover>
    );
  return (
    <>
      <DensitySwitch columnSettings={columnSettings} />
      <Popover {...pop}>
        <Popover.Target>
          <Button size="xs" variant="default" leftSection={<IconColumns3 size={15} aria-hidden />}>
            {t('show.columns')}
          </Button>
        </Popover.Target>
        <Popover.Dropdown className="list-pop" aria-label={t('show.columns')}>
          <ColumnChoices columns={columns} columnSettings={columnSettings} />
        </Popover.Dropdown>
      </Popover>
      {file.isOffered && <ExportButton file={file} />}
    </>
  );
}
