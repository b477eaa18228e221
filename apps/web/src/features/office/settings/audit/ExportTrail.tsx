import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ExportMenu } from '../../../../components/list/export/ExportMenu.tsx';
import { writeFile, type FileKind } from '../../../../components/list/export/write-file.ts';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { trailRows } from './trail-rows.ts';
import { useExportTrail, type TrailQuery } from './trail.api.ts';

// `total` is the text of how many entries match, empty while it is not known.
export function ExportTrail({ query, total }: { query: TrailQuery; total: string }) {
  const { t } = useTrailTexts();
  const file = useExportTrail();
  const run = async (kind: FileKind) => {
    try {
      const { items, isCut } = await file.mutateAsync(query);
      saveFile(await writeFile[kind](t('title'), trailRows(items, t)), `audit-trail-${today()}.${kind}`);
      const count = formatNumber(items.length);
      void (isCut
        ? toast(t('export.cut', { total: count }))
        : toast(t('export.done', { total: count, count: items.length }), 'success'));
    } catch (error) {
      void toast(errorText(error), 'error');
    }
  };
  return (
    <ExportMenu onChoose={(kind) => void run(kind)}>
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} loading={file.isPending}>
        {total ? t('export.count', { total }) : t('export.button')}
      </Button>
    </ExportMenu>
  );
}
