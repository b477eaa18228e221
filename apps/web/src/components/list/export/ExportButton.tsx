import { Button } from '@mantine/core';
import { IconDownload, IconPlayerStopFilled } from '@tabler/icons-react';
import type { ListExport } from './use-export.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { formatNumber } from '../table/format-number.ts';

export function ExportButton<Row>({ file }: { file: ListExport<Row> }) {
  const { t } = useListTexts();
  const isRunning = file.progress !== null;
  const text = isRunning ? t('export.running', { text: formatNumber(file.progress!) }) : t('export.button');
  return (
    <Button
      size="xs"
      variant="default"
      className="list-export"
      aria-label={isRunning ? `${text}. ${t('export.stop')}` : undefined}
      leftSection={isRunning ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconDownload size={15} aria-hidden />}
      onClick={() => (isRunning ? file.stop() : file.run())}
    >
      {text}
    </Button>
  );
}
