import { Button } from '@mantine/core';
import { IconDownload, IconPlayerStopFilled } from '@tabler/icons-react';
import type { ListExport } from './use-export.ts';
import { useListTexts } from '../../../translations/list/list-texts.ts';
import { ExportMenu } from './ExportMenu.tsx';

// One button for both, so that it keeps the focus: choose a file, or stop.
export function ExportButton({ file, isInside = false }: { file: ListExport; isInside?: boolean }) {
  const { t } = useListTexts();
  const { isRunning } = file;
  const text = t(isRunning ? 'export.running' : 'export.button');
  return (
    <ExportMenu isInside={isInside} isOff={isRunning} onChoose={file.run}>
      <Button
        size="xs"
        variant="default"
        className="list-export"
        aria-label={isRunning ? `${text}. ${t('export.stop')}` : undefined}
        leftSection={
          isRunning ? <IconPlayerStopFilled size={14} aria-hidden /> : <IconDownload size={15} aria-hidden />
        }
        onClick={() => isRunning && file.stop()}
      >
        {text}
      </Button>
    </ExportMenu>
  );
}
