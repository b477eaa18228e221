import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatNumber } from '../../../../components/list/table/format-number.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { csvFile } from '../../../../lib/files/csv.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { useTrailTexts } from '../../../../translations/trail/trail-texts.ts';
import { trailCsv } from './trail-csv.ts';
import { useExportTrail, type TrailQuery } from './trail.api.ts';

// `total` is the text of how many entries match, empty while it is not known.
export function ExportTrail({ query, total }: { query: TrailQuery; total: string }) {
  const { t } = useTrailTexts();
  const file = useExportTrail();
  const run = () =>
    file.mutate(query, {
      onSuccess: ({ items, isCut }) => {
        saveFile(csvFile(trailCsv(items, t)), `audit-trail-${today()}.csv`);
        const count = formatNumber(items.length);
        void (isCut
          ? toast(t('export.cut', { total: count }))
          : toast(t('export.done', { total: count, count: items.length }), 'success'));
      },
      onError: (error) => void toast(errorText(error), 'error'),
    });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={file.isPending}
      onClick={run}
    >
      {total ? t('export.count', { total }) : t('export.button')}
    </Button>
  );
}
