import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload, IconFileUpload } from '@tabler/icons-react';
import type { Ask } from '../../../../../../components/dialog/use-dialog.tsx';
import { toast } from '../../../../../../lib/browser/toast.ts';
import { today } from '../../../../../../lib/dates/dates.ts';
import { saveFile } from '../../../../../../lib/files/save-file.ts';
import { useFactsTexts } from '../../../../../../translations/facts/facts-texts.ts';
import { downloadCatalogue } from '../facts.api.ts';
import { ImportDialog } from './ImportDialog.tsx';

// The whole catalogue as a file, out and in.
export function CatalogueFiles({ ask }: { ask: Ask }) {
  const { t } = useFactsTexts();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await downloadCatalogue(), `catalogue-${today()}.json`);
    } catch {
      void toast(t('files.exporting'), 'error');
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="list-toolbar cat-filters">
      <Button
        size="xs"
        variant="default"
        leftSection={<IconDownload size={14} aria-hidden />}
        loading={isBusy}
        onClick={() => void save()}
      >
        {t('files.export')}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFileUpload size={14} aria-hidden />}
        onClick={() => void ask((close) => <ImportDialog onClose={() => close(null)} />)}
      >
        {t('files.import')}
      </Button>
    </div>
  );
}
