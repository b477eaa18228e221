import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportReport } from '@visawright/contract/applications/applicant.ts';
import { DialogFrame } from '../../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import type { Close } from '../../../../components/dialog/use-dialog.tsx';
import { call } from '../../../../lib/api/call.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { saveFile } from '../../../../lib/files/save-file.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { guessColumns, mapRows, type ColumnMap } from './guess-columns.ts';
import { ImportRows } from './ImportRows.tsx';
import { readTable, type Table } from './read-table.ts';
import { reportFile } from './report-csv.ts';
import { useDialogsTexts } from '../../../../translations/dialogs/dialogs-texts.ts';
import { useApplicantsTexts } from '../../../../translations/applicants/applicants-texts.ts';

// Steps: choose a file, map its columns, preview the server's result for each row, import.
export function ImportDialog({ close }: { close: Close<number> }) {
  const { t } = useApplicantsTexts();
  const { t: dialogText } = useDialogsTexts();
  const [table, setTable] = useState<Table | null>(null);
  const [map, setMap] = useState<ColumnMap>(guessColumns([]));
  const [report, setReport] = useState<ImportReport | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const rows = table ? mapRows(table.rows, map) : [];
  const fresh = report?.rows.filter(({ outcome }) => outcome === 'new').length ?? 0;
  const isDone = report !== null && report.rows.some(({ outcome }) => outcome === 'created');

  const take = async (file: File) => {
    setError('');
    setBusy(true);
    const found = await readTable(file).finally(() => setBusy(false));
    if (typeof found === 'string') return setError(t(`import.${found}`));
    setTable(found);
    setMap(guessColumns(found.heading));
  };
  const send = async (commit: boolean) => {
    setBusy(true);
    setError('');
    try {
      setReport(await call('importApplicants', { body: { rows, commit }, once: true }));
    } catch (caught) {
      setError(errorText(caught));
    } finally {
      setBusy(false);
    }
  };
  const step = isDone ? 'report' : report ? 'preview' : table ? 'columns' : 'file';
  // Cannot be closed during the import, because the number of created applicants would be lost.
  const leave = () => busy || close(report?.created ?? null);
  return (
    <DialogFrame title={t(`import.title.${step}`)} size={step === 'file' ? 520 : 720} onClose={leave} keepsOpen>
      <p className="dialog-text">
        {t(`import.text.${step}`, { count: step === 'report' ? (report?.created ?? 0) : rows.length })}
      </p>
      {step === 'file' && <FileChoice isReading={busy} onFile={(file) => void take(file)} />}
      {step === 'columns' && <ColumnChoice table={table!} map={map} onChange={setMap} />}
      {report && <ImportRows report={report} rows={rows} />}
      <ErrorLine message={error} />
      <div className="dialog-foot">
        {report && (
          <Button
            variant="default"
            leftSection={<IconDownload size={15} aria-hidden />}
            onClick={() => saveFile(reportFile(report, rows, t), `${t('import.fileName')}-${today()}.csv`)}
          >
            {t('import.download')}
          </Button>
        )}
        <Button variant="default" onClick={step === 'preview' ? () => setReport(null) : leave}>
          {step === 'preview' ? t('import.back') : dialogText(step === 'report' ? 'close' : 'cancel')}
        </Button>
        {step === 'columns' && (
          <Button loading={busy} disabled={map.firstName === null} onClick={() => void send(false)}>
            {t('import.check')}
          </Button>
        )}
        {step === 'preview' && (
          <Button loading={busy} disabled={fresh === 0} onClick={() => void send(true)}>
            {t('import.commit', { count: fresh })}
          </Button>
        )}
      </div>
    </DialogFrame>
  );
}
