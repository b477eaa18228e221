import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportReport } from '@visawright/contract/applicant.ts';
import { useDialogWords } from '../../../components/dialog/dialog-words.ts';
import { DialogFrame } from '../../../components/dialog/DialogFrame.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import type { Close } from '../../../components/dialog/use-dialog.tsx';
import { call } from '../../../lib/call.ts';
import { today } from '../../../lib/dates.ts';
import { errorWords } from '../../../lib/error-words.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useApplicantWords } from '../applicant-words.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { FileChoice } from './FileChoice.tsx';
import { guessColumns, mapRows, type ColumnMap } from './guess-columns.ts';
import { ImportRows } from './ImportRows.tsx';
import { readTable, type Table } from './read-table.ts';
import { reportFile } from './report-csv.ts';

// A file, its columns, what the server makes of every row, and only then the deed.
export function ImportDialog({ close }: { close: Close<number> }) {
  const { t } = useApplicantWords();
  const words = useDialogWords();
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
      setError(errorWords(caught));
    } finally {
      setBusy(false);
    }
  };
  const step = isDone ? 'report' : report ? 'preview' : table ? 'columns' : 'file';
  // Not while the server is at it: how many came in would never be told.
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
          {step === 'preview' ? t('import.back') : words(step === 'report' ? 'close' : 'cancel')}
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
